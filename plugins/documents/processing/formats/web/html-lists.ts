import { writtenNumber } from '../paragraphs/written-number.js';

/** Elements with items. */
export const lists: ReadonlySet<string> = new Set(['ol', 'ul', 'menu', 'dir']);

/** How `ol` names the kinds of its numbers. */
const formats: Readonly<Record<string, string>> = {
  a: 'lowerLetter',
  A: 'upperLetter',
  i: 'lowerRoman',
  I: 'upperRoman',
};

/** A list that is open, and the number of its next item; undefined for one whose items have none. */
interface HtmlList {
  readonly format: string;
  next: number | undefined;
}

/** Numbers the items of the lists of a page, whose numbers browsers add: "step 2" and "clause 3 (b)" are not in the text. */
export class HtmlLists {
  readonly #open: HtmlList[] = [];

  open(name: string, { start, type = '', style = '' }: Readonly<Record<string, string>>): void {
    const isNumbered = name === 'ol' && !/list-style(?:-type)?\s*:\s*none/i.test(style);
    this.#open.push({ format: formats[type] ?? 'decimal', next: isNumbered ? (integer(start) ?? 1) : undefined });
  }

  get areOpen(): boolean {
    return this.#open.length > 0;
  }

  close(): void {
    this.#open.pop();
  }

  /** The number of an item with a full stop and a space; empty for one without. */
  next({ value }: Readonly<Record<string, string>>): string {
    const list = this.#open.at(-1);
    const number = integer(value) ?? list?.next;
    if (list?.next === undefined || number === undefined) return '';
    list.next = number + 1;
    return `${writtenNumber(number, list.format)}. `;
  }
}

function integer(attribute: string | undefined): number | undefined {
  const value = Number.parseInt(attribute ?? '', 10);
  return Number.isInteger(value) ? value : undefined;
}
