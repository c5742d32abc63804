/** Elements of formulas (https://www.w3.org/TR/mathml-core/), whose symbols are one line. */
export const formulas: ReadonlySet<string> = new Set(
  `mi mn mo ms mtext mrow mfrac msqrt mroot msup msub msubsup mover munder munderover mmultiscripts mprescripts mspace mstyle mpadded menclose
  mfenced merror semantics`.split(/\s+/),
);

/** What stands before each part of an element, and at its end: `(v^2)/(2g)`, as formulas of Word are written. */
const marks: Readonly<Record<string, readonly string[]>> = {
  mfrac: ['(', ')/(', ')'],
  msup: ['', '^', ''],
  msub: ['', '_', ''],
  msubsup: ['', '_', '^', ''],
  mroot: ['(', ')^(1/', ')'],
};

interface OpenFormula {
  readonly name: string;
  parts: number;
}

/** Tells what a formula shows between its symbols. */
export class MathText {
  readonly #open: OpenFormula[] = [];

  /** What comes before an element. */
  open(name: string): string {
    const around = this.#open.at(-1);
    const mark = around === undefined ? '' : (marks[around.name]?.[around.parts] ?? '');
    if (around !== undefined) around.parts += 1;
    this.#open.push({ name, parts: 0 });
    return mark + (name === 'msqrt' ? '√(' : name === 'mrow' && isExponent(around) ? '(' : '');
  }

  /** What comes at the end of an element. */
  close(name: string): string {
    const closed = this.#open.pop();
    const end = name === 'msqrt' ? ')' : closed === undefined ? '' : (marks[name]?.[closed.parts] ?? '');
    return name === 'mrow' && isExponent(this.#open.at(-1)) ? `)${end}` : end;
  }
}

/** Whether the part of an element that has begun is raised or lowered; several symbols are between brackets. */
function isExponent(around: OpenFormula | undefined): boolean {
  return around !== undefined && /^msu[bp]/.test(around.name) && around.parts > 1;
}
