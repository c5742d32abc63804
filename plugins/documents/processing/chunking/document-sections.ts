import type { DocumentPlace } from '../../../../core/api/index.js';
import type { DocumentBlock } from '../document-block.js';

/** A block in the text of its document. */
export interface PlacedBlock extends DocumentBlock {
  /** Where it begins in the text of the document. */
  readonly start: number;
  readonly isAside: boolean;
}

/** Blocks that may share chunks: of one page, below one heading, or one record. */
export interface Section {
  readonly blocks: readonly PlacedBlock[];
  readonly headings: readonly string[];
  readonly metadata: string | undefined;
}

/** A heading that is open, and the slide that it is the title of. */
interface Heading {
  readonly text: string;
  readonly slide: number | undefined;
}

/** Larger sections are split, so that clustering has a bounded input. */
const maxSectionLength = 60_000;
/** Deeper headings count as this deep. */
const maxHeadings = 9;
const maxHeadingLength = 200;

/**
 * Groups blocks into sections as they arrive. The text of a document is its blocks, separated by single line ends between rows, and double
 * ones otherwise.
 */
export class SectionBuilder {
  #blocks: PlacedBlock[] = [];
  #length = 0;
  #headings: (Heading | undefined)[] = [];
  #metadata: string | undefined;
  #offset = 0;

  /** The number of characters of the document so far. */
  get offset(): number {
    return this.#offset;
  }

  /** Adds a block with normalized text that is not empty; returns the section that it ends, if any. */
  add(added: DocumentBlock): Section | undefined {
    const block = added.isAside === true && added.kind === 'heading' ? { ...added, kind: 'paragraph' as const } : added;
    const ended = this.#endsSection(block) ? this.end() : undefined;
    const slide = slideOf(block.place);
    // A slide without a title is not below that of the one before it.
    this.#headings = this.#headings.map((heading) => (isOfOther(heading, slide) ? undefined : heading));
    if (block.kind === 'heading') this.#openHeading(block);
    const previous = this.#blocks.at(-1);
    if (this.#offset > 0) this.#offset += previous?.kind === 'row' && block.kind === 'row' ? 1 : 2;
    this.#blocks.push({ ...block, start: this.#offset, isAside: block.isAside ?? false });
    this.#metadata = block.metadata;
    this.#offset += block.text.length;
    this.#length += block.text.length;
    return ended;
  }

  /** The section that is open, if any. */
  end(): Section | undefined {
    if (this.#blocks.length === 0) return undefined;
    const section: Section = {
      blocks: this.#blocks,
      headings: this.#blocks[0]?.isAside === true ? [] : this.#headings.flatMap((heading) => heading?.text ?? []),
      metadata: this.#metadata,
    };
    this.#blocks = [];
    this.#length = 0;
    return section;
  }

  #endsSection(block: DocumentBlock): boolean {
    const previous = this.#blocks.at(-1);
    if (previous === undefined) return false;
    if (this.#length > maxSectionLength || block.kind === 'record' || previous.kind === 'record') return true;
    if (previous.isAside !== (block.isAside ?? false)) return true;
    // A heading directly after another belongs to the same section.
    if (block.kind === 'heading')
      return previous.kind !== 'heading' || placeKey(previous.place) !== placeKey(block.place);
    return placeKey(previous.place) !== placeKey(block.place);
  }

  #openHeading({ level = 1, text, place }: DocumentBlock): void {
    const depth = Math.min(level, maxHeadings);
    this.#headings = this.#headings.slice(0, depth - 1);
    this.#headings[depth - 1] = { text: shortened(text), slide: slideOf(place) };
  }
}

function isOfOther(heading: Heading | undefined, slide: number | undefined): boolean {
  return heading?.slide !== undefined && heading.slide !== slide;
}

function slideOf(place: DocumentPlace | undefined): number | undefined {
  return place !== undefined && 'slide' in place ? place.slide : undefined;
}

/** A heading that is not too long to be repeated with each chunk. */
export function shortened(heading: string): string {
  return heading.length > maxHeadingLength ? `${heading.slice(0, maxHeadingLength)}…` : heading;
}

/** The part of a position that ends a section when it changes: page, slide or sheet, but not row or line. */
function placeKey(place: DocumentPlace | undefined): string {
  if (place === undefined || 'line' in place) return '';
  if ('page' in place) return `page ${place.page}`;
  return 'slide' in place ? `slide ${place.slide}` : `sheet ${place.sheet}`;
}
