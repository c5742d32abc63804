import { readWholeXml, type XmlElement, type XmlListener } from '../../archive/read-xml.js';
import type { ZipArchive } from '../../archive/zip-archive.js';
import type { DocumentBlock } from '../../document-block.js';
import type { SeparateParts } from '../../separate-parts.js';
import { ParagraphCollector } from '../paragraphs/paragraph-collector.js';
import { DocxListener } from './docx-body.js';
import type { DocxStyles } from './docx-styles.js';

/** The footnotes, endnotes and comments of a Word file, each until it is placed. */
export class DocxNotes {
  readonly #notes = new Map<string, readonly DocumentBlock[]>();

  /** @param parts those of `separate` that have notes */
  static async read(
    archive: ZipArchive,
    parts: readonly string[],
    styles: DocxStyles,
    separate: SeparateParts,
  ): Promise<DocxNotes> {
    const notes = new DocxNotes();
    for (const part of parts) {
      const listener = new NoteListener(notes.#notes, styles);
      await separate.readOptional(part, () => readWholeXml(archive, part, listener));
    }
    return notes;
  }

  /** Blocks with the notes behind the paragraphs that refer to them. */
  *placed(blocks: Iterable<DocumentBlock>): Generator<DocumentBlock> {
    for (const block of blocks) {
      const note = this.#notes.get(block.picture ?? '');
      if (note === undefined) yield block;
      else yield* note;
      this.#notes.delete(block.picture ?? '');
    }
  }

  /** The notes to which nothing refers. */
  *others(): Generator<DocumentBlock> {
    for (const note of this.#notes.values()) yield* note;
  }
}

class NoteListener implements XmlListener {
  readonly #notes: Map<string, readonly DocumentBlock[]>;
  readonly #collector = new ParagraphCollector();
  readonly #listener: DocxListener;
  #id = '';
  /** Who has written a comment. */
  #author = '';

  constructor(notes: Map<string, readonly DocumentBlock[]>, styles: DocxStyles) {
    this.#notes = notes;
    this.#listener = new DocxListener(this.#collector, styles);
  }

  open(element: XmlElement): void {
    if (isNote(element.name)) {
      this.#id = element.attributes['id'] ?? '';
      this.#author = element.attributes['author'] ?? '';
    }
    this.#listener.open(element);
  }

  text(text: string): void {
    this.#listener.text(text);
  }

  close(name: string): void {
    this.#listener.close(name);
    if (!isNote(name)) return;
    const [first, ...others] = this.#collector.take().filter(({ picture }) => picture === undefined);
    if (first === undefined) return;
    const text = this.#author === '' ? first.text : `${this.#author}: ${first.text}`;
    this.#notes.set(`${name} ${this.#id}`, [{ ...first, text }, ...others]);
  }
}

function isNote(name: string): boolean {
  return name === 'footnote' || name === 'endnote' || name === 'comment';
}
