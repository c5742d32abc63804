import type { XmlElement } from '../../archive/read-xml.js';
import type { DocumentBlock } from '../../document-block.js';
import type { MasterPages } from './open-document-masters.js';
import { footBlock, longTexts, shortTexts } from '../paragraphs/slide-footer.js';

/** The footers of OpenDocument slides: declared before the slides, referenced by each, and shown depending on its style. */
export class SlideFooters {
  readonly #masters: MasterPages;
  /** Footers and dates by their names. */
  readonly #declared = new Map<string, string>();
  /** Attributes of the styles of slides, by their names. */
  readonly #styles = new Map<string, XmlElement['attributes']>();
  #style = '';
  #declaring: string | undefined;
  #slide: XmlElement['attributes'] | undefined;

  constructor(masters: MasterPages) {
    this.#masters = masters;
  }

  open({ name, attributes }: XmlElement): void {
    if (name === 'style') this.#style = attributes['style:name'] ?? '';
    else if (name === 'drawing-page-properties') this.#styles.set(this.#style, attributes);
    else if (name === 'footer-decl' || name === 'date-time-decl') {
      this.#declaring = attributes['presentation:name'];
      if (this.#declaring !== undefined) this.#declared.set(this.#declaring, '');
    } else if (name === 'page') this.#slide = attributes;
  }

  /** Whether the text belongs to a declaration. */
  text(text: string): boolean {
    if (this.#declaring === undefined) return false;
    this.#declared.set(this.#declaring, (this.#declared.get(this.#declaring) ?? '') + text);
    return true;
  }

  close(name: string): void {
    if (name === 'footer-decl' || name === 'date-time-decl') this.#declaring = undefined;
  }

  /** The foot of the slide that was opened last. */
  ofSlide(number: number): readonly DocumentBlock[] {
    const slide = this.#slide ?? {};
    const master = this.#masters.byName.get(slide['draw:master-page-name'] ?? '');
    const style = this.#styles.get(slide['draw:style-name'] ?? '') ?? {};
    const shown = (what: string) => style[`presentation:display-${what}`] === 'true';
    const declared = (use: string) => this.#declared.get(slide[`presentation:use-${use}-name`] ?? '') ?? '';
    return footBlock([
      ...(style['presentation:background-objects-visible'] === 'false' ? [] : shortTexts(master?.texts ?? [])),
      ...(master?.showsFooter && shown('footer') ? [declared('footer')] : []),
      ...(master?.showsDate && shown('date-time') ? [declared('date-time')] : []),
      ...(master?.showsNumber && shown('page-number') ? [String(number)] : []),
    ]);
  }

  /** Texts of masters that are too long for each slide. */
  longTexts(): readonly string[] {
    return longTexts(Array.from(this.#masters.byName.values(), ({ texts }) => texts));
  }
}
