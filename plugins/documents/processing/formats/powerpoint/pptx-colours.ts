import type { XmlElement } from '../../archive/read-xml.js';

/** White, and what nobody tells from it. */
export const whiteValue = /^(?:f[\da-f]){3}$/i;
/** The colour of paper in a presentation whose master and theme make it white. */
const paper: ReadonlySet<string> = new Set(['bg1', 'lt1']);
/** Parts whose colours matter: the background, a shape or the properties of a run, none of which lies in another one. */
const parts: ReadonlySet<string> = new Set(['bg', 'spPr', 'rPr']);
/** The background of a theme without pictures and shades (ECMA-376 part 1, 19.3.1.3). */
const plainBackground = '1001';
const fills: ReadonlySet<string> = new Set(['solidFill', 'gradFill', 'blipFill', 'pattFill', 'grpFill']);
/** What makes letters visible besides their colour: lines around them, shadows, and marks behind them. */
const otherMarks: ReadonlySet<string> = new Set(['ln', 'effectLst', 'highlight']);
/** Hundredths of a point: smaller letters are specks. */
const tinySize = 100;
/** Thousandths of a percent: what is less opaque is lost anywhere. */
const leastOpacity = 25_000;

/** Characters with which a colour is told from others: it is compared for each text. */
const maxColour = 200;

/** The colour of a fill, as the file has it, with what changes it. */
interface Colour {
  readonly value: string;
  readonly isWhite: boolean;
}

/** How the run that is open looks. */
interface Run {
  colour?: Colour;
  isTiny: boolean;
  isClear: boolean;
  hasMarks: boolean;
}

const usualRun: Readonly<Run> = { isTiny: false, isClear: false, hasMarks: false };

/** Knows which runs of a slide a reader does not see, by their colours and by what is drawn before them. */
export class SlideColours {
  /** Whether nothing but white has been drawn. */
  isPlain: boolean;
  readonly #path: string[] = [];
  #run: Run = usualRun;
  /** Whether the shape that is open has a fill, and its colour, if it has only one. */
  #isFilled = false;
  #fill: Colour | undefined;

  /** @param isOnWhite whether the layout and the master of the slide leave it white */
  constructor(isOnWhite: boolean) {
    this.isPlain = isOnWhite;
  }

  open({ name, attributes }: XmlElement): void {
    if (this.#path.length > 0 || parts.has(name)) this.#openIn(name, attributes);
    else if (name === 'sp') [this.#isFilled, this.#fill] = [false, undefined];
    else if (name === 'pic' || name === 'graphicFrame') this.isPlain = false;
    else if (name === 'fillRef') this.#isFilled ||= attributes['idx'] !== '0';
    else if (name === 'clrMap') this.isPlain &&= attributes['bg1'] === 'lt1';
  }

  close(name: string): void {
    if (this.#path.length > 0) this.#path.pop();
    else if (name === 'sp') this.isPlain &&= !this.#isFilled;
    else if (name === 'r' || name === 'fld' || name === 'br') this.#run = usualRun;
  }

  /** Whether a reader does not see the run that is open. */
  get isUnseen(): boolean {
    const { colour, isTiny, isClear, hasMarks } = this.#run;
    if (isTiny || hasMarks || isClear || colour === undefined) return isTiny || (isClear && !hasMarks);
    return this.#fill === undefined
      ? colour.isWhite && this.isPlain && !this.#isFilled
      : colour.value === this.#fill.value;
  }

  #openIn(name: string, attributes: XmlElement['attributes']): void {
    this.#path.push(name);
    const [part, kind] = this.#path;
    if (part === 'rPr') this.#openRun(name, attributes);
    else if (part === 'spPr' && this.#path.length === 2) this.#isFilled ||= fills.has(name);
    else if (part === 'bg') this.#openBackground(name, attributes);
    if (part === 'spPr' && kind === 'noFill') this.#isFilled = false;
    if (part === 'spPr' && kind === 'solidFill') this.#fill = this.#mixed(this.#fill, name, attributes['val']);
  }

  #openRun(name: string, { sz, val }: XmlElement['attributes']): void {
    const [, kind = ''] = this.#path;
    if (this.#path.length === 1) this.#run = { ...usualRun, isTiny: Number(sz) <= tinySize };
    else if (otherMarks.has(kind)) this.#run.hasMarks ||= this.#path.length === 3 && name !== 'noFill';
    else if (kind === 'noFill' || (kind === 'solidFill' && name === 'alpha' && Number(val) < leastOpacity))
      this.#run.isClear = true;
    else if (kind === 'solidFill') {
      const colour = this.#mixed(this.#run.colour, name, val);
      if (colour !== undefined) this.#run.colour = colour;
    }
  }

  #openBackground(name: string, { idx, val = '' }: XmlElement['attributes']): void {
    if (name === 'bgRef') this.isPlain &&= idx === plainBackground;
    else if (name === 'schemeClr') this.isPlain &&= paper.has(val);
    else if (name === 'srgbClr') this.isPlain &&= whiteValue.test(val);
    else if (name !== 'bg' && name !== 'bgPr' && name !== 'solidFill' && name !== 'effectLst') this.isPlain = false;
  }

  /** The colour of a fill whose next element has been opened: the colour itself, then what makes it lighter, darker or transparent. */
  #mixed(colour: Colour | undefined, name: string, val = ''): Colour | undefined {
    if (this.#path.length === 3) return { value: `${name} ${val}`, isWhite: isWhite(name, val) };
    if (this.#path.length < 4 || colour === undefined || colour.value.length > maxColour) return colour;
    return { value: `${colour.value} ${name} ${val}`, isWhite: false };
  }
}

function isWhite(name: string, value: string): boolean {
  return name === 'srgbClr' ? whiteValue.test(value) : name === 'schemeClr' && paper.has(value);
}
