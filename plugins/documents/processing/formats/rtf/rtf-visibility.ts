/** How the text of a group looks, as far as that decides whether a reader sees it. */
export interface RtfLook {
  readonly hidden?: boolean;
  /** Deleted, with the change recorded. */
  readonly deleted?: boolean;
  /** Too small to be seen. */
  readonly tiny?: boolean;
  /** In a colour of paper. */
  readonly white?: boolean;
  /** On a colour of its own. */
  readonly shaded?: boolean;
  /** In a text box, which may have any colour. */
  readonly boxed?: boolean;
}

/** Each part of it has at least this much, of 255. */
const paper = 240;
/** In half points. */
const tinySize = 2;

/** Knows which text of RTF is not seen: it is marked so, a speck, or white where the file has nothing behind it. */
export class RtfVisibility {
  readonly #isPaper: boolean[] = [];
  #colour: number[] = [];
  #isParagraphShaded = false;
  #isRowShaded = false;
  #hasBackground = false;

  /** A control word or a semicolon of the table of colours. */
  defineColour(name: string, value = 0): void {
    if (name !== ';') this.#colour.push(value);
    else {
      this.#isPaper.push(this.#colour.length === 3 && this.#colour.every((part) => part >= paper));
      this.#colour = [];
    }
  }

  /** The pages have a colour or a picture. */
  background(): void {
    this.#hasBackground = true;
  }

  /** What a control word changes in the look of its group; undefined if it says nothing of that. */
  change(name: string, value: number | undefined): RtfLook | undefined {
    switch (name) {
      case 'v':
        return { hidden: value !== 0 };
      case 'deleted':
        return { deleted: value !== 0 };
      case 'fs':
        return { tiny: value !== undefined && value <= tinySize };
      case 'cf':
        return { white: value !== undefined && this.#isPaper[value] === true };
      case 'highlight':
      case 'cb':
      case 'chcbpat':
        return { shaded: this.#isColour(value) };
      case 'plain':
        return { hidden: false, deleted: false, tiny: false, white: false, shaded: false };
      default:
        this.#changeParagraph(name, value);
        return undefined;
    }
  }

  #changeParagraph(name: string, value: number | undefined): void {
    if (name === 'pard') this.#isParagraphShaded = false;
    else if (name === 'trowd') this.#isRowShaded = false;
    else if (name === 'cbpat' || name === 'shading') this.#isParagraphShaded ||= this.#isColour(value);
    else if (name === 'clcbpat' || name === 'clshdng') this.#isRowShaded ||= this.#isColour(value);
  }

  #isColour(value = 0): boolean {
    return value > 0 && this.#isPaper[value] !== true;
  }

  /** Whether a reader sees text that looks like this. */
  isShown({ hidden, deleted, tiny, white, shaded, boxed }: RtfLook, inTable: boolean): boolean {
    if (hidden === true || deleted === true || tiny === true) return false;
    const isBehind = shaded === true || boxed === true || this.#isParagraphShaded || this.#hasBackground;
    return white !== true || isBehind || (inTable && this.#isRowShaded);
  }
}
