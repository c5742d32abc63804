import { openOle } from '../detect/ole-file.js';
import type { DocumentBlock, DocumentBlocks } from '../document-block.js';
import { ProcessingError } from '../processing-contract.js';
import type { SourceDocument } from '../source-document.js';

/** Kinds of records that matter. [MS-PPT] 2.13.24. */
const kinds = {
  slide: 1006,
  mainMaster: 1016,
  notes: 1008,
  slidePersist: 1011,
  textHeader: 3999,
  textCharacters: 4000,
  textBytes: 4008,
  slideList: 4080,
  handout: 4041,
  headersAndFooters: 4057,
  string: 4026,
  encrypted: 12052,
} as const;

/** Titles of slides, as a text's header says. */
const titleTypes = new Set([0, 6]);
const slidesInList = 0;
const headerLength = 8;
const maxDepth = 60;

/** Texts of one slide, in the order of the file. */
interface Slide {
  readonly titles: string[];
  readonly texts: string[];
}

/** PowerPoint up to 2003: titles and outlines lie in a list of slides, everything else in the slides themselves. */
export async function* readPpt({ file, limits, notes }: SourceDocument): DocumentBlocks {
  const { streams } = await openOle(file);
  const stream = streams.get('powerpoint document');
  if (stream === undefined) throw new ProcessingError('The file is broken: it has no slides.');
  const walk = new PptWalk(stream);
  walk.walk(0, stream.length, 0);
  const slides = walk.slides();
  if (slides.length > limits.maxPages) throw new ProcessingError(`The file has more than ${limits.maxPages} slides.`);
  notes.pages(slides.length);
  for (const [index, slide] of slides.entries()) yield* blocksOf(slide, index + 1);
  for (const text of walk.footers) yield { kind: 'paragraph', text };
}

function* blocksOf({ titles, texts }: Slide, number: number): Generator<DocumentBlock> {
  const place = { slide: number };
  const [title, ...others] = titles;
  if (title !== undefined) yield { kind: 'heading', level: 1, text: title.replace(/\s+/g, ' '), place };
  for (const text of [...others, ...texts]) {
    for (const paragraph of text.split('\r')) {
      if (paragraph.trim() !== '') yield { kind: 'paragraph', text: paragraph, place };
    }
  }
}

class PptWalk {
  /** What stands at the foot and the head of slides, each text once. */
  readonly footers = new Set<string>();
  readonly #stream: Buffer;
  #inFooters = false;
  /** From the list of slides, and from the slides in the order of the file, which is theirs in all but rearranged shows. */
  readonly #listed: Slide[] = [];
  readonly #drawn: Slide[] = [];
  readonly #notes: Slide[] = [];
  #current: Slide | undefined;
  #textType = -1;

  constructor(stream: Buffer) {
    this.#stream = stream;
  }

  slides(): readonly Slide[] {
    const count = Math.max(this.#listed.length, this.#drawn.length, this.#notes.length);
    return Array.from({ length: count }, (_, index) => {
      const parts = [this.#listed[index], this.#drawn[index], this.#notes[index]];
      return {
        titles: parts.slice(0, 2).flatMap((part) => part?.titles ?? []),
        texts: [...parts.flatMap((part) => part?.texts ?? []), ...(parts[2]?.titles ?? [])],
      };
    });
  }

  walk(start: number, end: number, depth: number): void {
    let offset = start;
    while (offset + headerLength <= end) {
      const version = this.#stream.readUInt16LE(offset);
      const kind = this.#stream.readUInt16LE(offset + 2);
      const bodyStart = offset + headerLength;
      const bodyEnd = Math.min(end, bodyStart + this.#stream.readUInt32LE(offset + 4));
      const isContainer = (version & 0x0f) === 0x0f;
      if (isContainer) this.#container(kind, version >> 4, [bodyStart, bodyEnd], depth);
      else this.#atom(kind, bodyStart, bodyEnd);
      offset = bodyEnd;
    }
  }

  #container(kind: number, instance: number, [start, end]: readonly [number, number], depth: number): void {
    // Masters hold instructions ("Click to edit"); other lists hold them again, and the notes.
    if (kind === kinds.mainMaster || kind === kinds.handout || depth > maxDepth) return;
    if (kind === kinds.slideList && instance !== slidesInList) return;
    if (kind === kinds.slide) this.#open(this.#drawn);
    else if (kind === kinds.notes) this.#open(this.#notes);
    this.#inFooters = kind === kinds.headersAndFooters;
    this.walk(start, end, depth + 1);
    this.#inFooters = false;
    if (kind === kinds.slide || kind === kinds.notes || kind === kinds.slideList) this.#current = undefined;
  }

  #open(list: Slide[]): void {
    this.#current = { titles: [], texts: [] };
    list.push(this.#current);
  }

  #atom(kind: number, start: number, end: number): void {
    if (kind === kinds.encrypted) throw new ProcessingError('The document is password-protected.');
    if (kind === kinds.slidePersist) this.#open(this.#listed);
    else if (kind === kinds.textHeader && end - start >= 4) this.#textType = this.#stream.readUInt32LE(start);
    else if (kind === kinds.textCharacters) this.#text(this.#stream.toString('utf16le', start, end));
    else if (kind === kinds.string && this.#inFooters) this.footers.add(this.#stream.toString('utf16le', start, end));
    else if (kind === kinds.textBytes) this.#text(this.#stream.toString('latin1', start, end));
  }

  #text(text: string): void {
    // A lone asterisk stands for a number or a date that PowerPoint puts in.
    if (this.#current === undefined || text.trim() === '' || text.trim() === '*') return;
    (titleTypes.has(this.#textType) ? this.#current.titles : this.#current.texts).push(text.replaceAll('\v', '\n'));
    this.#textType = -1;
  }
}
