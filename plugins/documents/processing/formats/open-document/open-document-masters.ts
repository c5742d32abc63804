import type { XmlElement, XmlListener } from '../../archive/read-xml.js';

/** The texts that an OpenDocument master page adds to each of its slides. */
interface MasterPage {
  /** Texts of shapes that are no placeholders. */
  readonly texts: string[];
  showsFooter: boolean;
  showsDate: boolean;
  showsNumber: boolean;
}

/** XML listener for the master pages in the styles. */
export class MasterPages implements XmlListener {
  readonly byName = new Map<string, MasterPage>();
  #current: MasterPage | undefined;
  /** Elements inside of a placeholder or of the notes. */
  #inside = 0;
  #text: string | undefined;

  open({ name, attributes }: XmlElement): void {
    if (name === 'master-page') {
      this.#current = { texts: [], showsFooter: false, showsDate: false, showsNumber: false };
      this.byName.set(attributes['style:name'] ?? '', this.#current);
    } else if (this.#current === undefined) return;
    else if (this.#inside > 0) {
      this.#inside += 1;
      return;
    } else if (attributes['presentation:class'] !== undefined || name === 'notes') {
      this.#inside = 1;
      const placeholder = attributes['presentation:class'];
      if (placeholder === 'footer') this.#current.showsFooter = true;
      if (placeholder === 'date-time') this.#current.showsDate = true;
      if (placeholder === 'page-number') this.#current.showsNumber = true;
    } else if (name === 'p' || name === 'h') this.#text = '';
    else if (name === 's' || name === 'tab' || name === 'line-break') this.text(' ');
  }

  text(text: string): void {
    if (this.#inside === 0 && this.#text !== undefined) this.#text += text;
  }

  close(name: string): void {
    if (this.#inside > 0) this.#inside -= 1;
    else if (name === 'master-page') this.#current = undefined;
    else if ((name === 'p' || name === 'h') && this.#text !== undefined) {
      if (this.#text.trim() !== '') this.#current?.texts.push(this.#text);
      this.#text = undefined;
    }
  }
}
