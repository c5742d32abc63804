import { LineCounter } from 'yaml';

/** A range of the file in UTF-16 offsets; the end is exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** The path of a value: keys and indexes. */
export type ConfigPath = readonly PropertyKey[];

/** A file's text, which converts offsets to lines and columns. */
export class SourceText {
  readonly #lines = new LineCounter();

  constructor(
    /** The name as given by the operator. */
    readonly file: string,
    readonly text: string,
  ) {
    this.#lines.addNewLine(0);
    for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) this.#lines.addNewLine(at + 1);
  }

  /** Both 1-based. */
  positionAt(offset: number): { readonly line: number; readonly column: number } {
    const { line, col } = this.#lines.linePos(Math.min(offset, this.text.length));
    return { line, column: col };
  }

  /** The line that contains `offset`, without its line break. */
  lineAt(offset: number): Span {
    const { column } = this.positionAt(offset);
    const start = Math.min(offset, this.text.length) - column + 1;
    const newline = this.text.indexOf('\n', start);
    const end = newline === -1 ? this.text.length : newline;
    return { start, end: end > start && this.text[end - 1] === '\r' ? end - 1 : end };
  }
}

/**
 * Formats a path for messages.
 *
 * @example
 * formatPath(['plugins', 3, 'config', 'headers', 'x y']); // plugins[3].config.headers["x y"]
 */
export function formatPath(path: ConfigPath): string {
  return path
    .map((step, index) => {
      if (typeof step === 'number') return `[${step}]`;
      const name = String(step);
      if (!/^[\w$-]+$/.test(name)) return `[${JSON.stringify(name)}]`;
      return index === 0 ? name : `.${name}`;
    })
    .join('');
}
