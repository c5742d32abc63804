import type { StyleSheets } from './style-sheets.js';

type Attributes = Readonly<Record<string, string>>;

/** Declarations that hide an element with all that is in it, also beside the page. */
const hides =
  /display\s*:\s*none|visibility\s*:\s*hidden|mso-hide\s*:\s*all|(?:^|[;\s])(?:left|top|margin-left|margin-top)\s*:\s*-\d{4,}/i;
const size = /(?:^|[;\s])font-size\s*:\s*([\d.]+)/i;
/** Letters of this size are specks, in whatever unit but `em`. */
const tiny = /font-size\s*:\s*(?:0*[01](?:\.0*)?|0*\.\d+)(?:px|pt)?\s*(?:!important\s*)?(?:;|$)/i;
const color = /(?:^|[;\s])color\s*:\s*([^;!]+)/i;
const white = /^\s*(?:#fff(?:fff)?|white|transparent|rgba?\(\s*255\s*,\s*255\s*,\s*255\s*(?:,[^)]*)?\))\s*$/i;
/** Something may be behind the text: also what an element that is put elsewhere lies on. */
const background =
  /(?:^|[;\s])(?:background[a-z-]*\s*:(?!\s*(?:none|transparent|white|#fff(?:fff)?)\s*(?:;|$))|position\s*:)/i;

/** How an element and what is in it looks. */
interface Look {
  readonly depth: number;
  readonly isTiny: boolean;
  readonly isWhite: boolean;
  /** Something may be behind the text besides white paper. */
  readonly hasBackground: boolean;
}

const plain: Look = { depth: 0, isTiny: false, isWhite: false, hasBackground: false };

/** Knows which text of a page no reader sees, by the attributes of its elements with what is known of its style sheets. */
export class HtmlHiding {
  readonly #looks: Look[] = [];
  readonly #styles: StyleSheets;

  constructor(styles: StyleSheets) {
    this.#styles = styles;
  }

  /** An element begins that is shown. */
  open(depth: number, { style = '', color: ownColor, bgcolor, background: image, class: names, id }: Attributes): void {
    const around = this.#looks.at(-1) ?? plain;
    // A part of a page may have been cut out without its style sheets.
    const isDesigned = this.#styles.areEmpty && (names !== undefined || id !== undefined);
    const hasBackground = bgcolor !== undefined || image !== undefined || isDesigned || background.test(style);
    const colour = color.exec(style)?.[1] ?? ownColor;
    if (colour === undefined && !hasBackground && !size.test(style)) return;
    this.#looks.push({
      depth,
      isTiny: size.test(style) ? tiny.test(style) : around.isTiny,
      isWhite: colour === undefined ? around.isWhite : white.test(colour),
      hasBackground: around.hasBackground || hasBackground,
    });
  }

  close(depth: number): void {
    if (this.#looks.at(-1)?.depth === depth) this.#looks.pop();
  }

  /** Whether text here is not seen. */
  get isActive(): boolean {
    const { isTiny, isWhite, hasBackground } = this.#looks.at(-1) ?? plain;
    return isTiny || (isWhite && !hasBackground && this.#styles.areComplete);
  }
}

/** Whether an element is not shown. The panels of tabs are hidden except for one, until a reader chooses another: examples of code in several languages. */
export function isHidden(name: string, { hidden, open, role, style = '' }: Attributes): boolean {
  if (role === 'tabpanel') return false;
  return hidden !== undefined || hides.test(style) || (name === 'dialog' && open === undefined);
}
