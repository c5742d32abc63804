import type { JsonObject } from '../../../../core/api/index.js';

/** How a name ends that a text would hardly have without meaning the file. */
const extension = /\.[\p{L}\p{N}]{1,10}$/u;

/** The characters after a name that say whether it ends there. */
const lookedAhead = 2;

/**
 * The files that searches of a request have found. A text cites a file by its name: `[handbook.pdf]`, as models are told, or anywhere in a sentence if the
 * name has an extension.
 */
export class CitedFiles {
  readonly #ids = new Map<string, string>();
  #names: RegExp | undefined;
  #longest = 0;

  /** Among several files with one name, the first counts: the best one of the first search. */
  add(fileName: string, fileId: string): void {
    if (fileName === '' || this.#ids.has(fileName)) return;
    this.#ids.set(fileName, fileId);
    this.#longest = Math.max(this.#longest, fileName.length);
    this.#names = undefined;
  }

  /** Starts to look through a text. */
  reader(): CitationReader {
    return new CitationReader(this);
  }

  /** The number of characters from the beginning of a name after which it is known which name that is. */
  get span(): number {
    return this.#longest + lookedAhead;
  }

  /** The first name at or after a position. */
  firstIn(text: string, from: number): { readonly at: number; readonly name: string } | undefined {
    if (this.#ids.size === 0) return undefined;
    this.#names ??= patternOf([...this.#ids.keys()]);
    this.#names.lastIndex = from;
    const found = this.#names.exec(text);
    return found ? { at: found.index, name: found[0] } : undefined;
  }

  /** @param index the position in the text, in UTF-16 units, after the name */
  citation(name: string, index: number): JsonObject {
    return { type: 'file_citation', file_id: this.#ids.get(name) as string, filename: name, index };
  }
}

/** Finds the citations of a text that grows. They are the same however the text is divided. */
export class CitationReader {
  readonly #files: CitedFiles;
  #from = 0;

  constructor(files: CitedFiles) {
    this.#files = files;
  }

  /**
   * The citations that have not been returned yet.
   *
   * @param text all of the text so far
   * @param isWhole whether it has ended
   */
  next(text: string, isWhole: boolean): readonly JsonObject[] {
    const citations: JsonObject[] = [];
    // Names that begin later may be longer than what is there of them.
    const known = isWhole ? text.length : text.length - this.#files.span;
    for (;;) {
      const found = this.#files.firstIn(text, this.#from);
      if (!found || found.at > known) break;
      const end = found.at + found.name.length;
      citations.push(this.#files.citation(found.name, closes(text[end]) ? end + 1 : end));
      this.#from = end;
    }
    this.#from = Math.max(this.#from, known);
    return citations;
  }
}

function closes(character: string | undefined): boolean {
  return character === ']' || character === '】';
}

/** The longest name first, because it may begin with another one. */
function patternOf(names: readonly string[]): RegExp {
  const alternatives = names
    .toSorted((a, b) => b.length - a.length)
    .map((name) => {
      const literal = name.replaceAll(/[$()*+./?[\\\]^{|}]/g, String.raw`\$&`);
      return extension.test(name) ? literal : String.raw`(?<=[[【])${literal}(?=[\]】])`;
    });
  return new RegExp(
    String.raw`(?<![\p{L}\p{N}_.-])(?:${alternatives.join('|')})(?![\p{L}\p{N}_-]|\.[\p{L}\p{N}])`,
    'gu',
  );
}
