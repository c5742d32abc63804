/**
 * Replaces labels by their values in a text that arrives in pieces. Holds back text that may become a label, at most as long as the longest one.
 */
export class LabelRestorer {
  readonly #values: ReadonlyMap<string, string>;
  readonly #escape: (value: string) => string;
  readonly #longest: number;
  #held = '';

  /** @param escape converts a value before it is inserted */
  constructor(values: ReadonlyMap<string, string>, escape: (value: string) => string = identity) {
    this.#values = values;
    this.#escape = escape;
    this.#longest = Math.max(0, ...[...values.keys()].map(({ length }) => length));
  }

  push(text: string): RestoredText {
    const all = this.#held + text;
    const from = this.#startOfLabel(all);
    this.#held = all.slice(from);
    return this.#restored(all.slice(0, from));
  }

  end(): RestoredText {
    const rest = this.#held;
    this.#held = '';
    return this.#restored(rest);
  }

  /** The index at which a possible label begins; the text's length if there is none. */
  #startOfLabel(text: string): number {
    const from = text.lastIndexOf('[');
    if (from < 0 || text.length - from >= this.#longest) return text.length;
    const tail = text.slice(from);
    for (const label of this.#values.keys()) if (label !== tail && label.startsWith(tail)) return from;
    return text.length;
  }

  #restored(recorded: string): RestoredText {
    const text = recorded.replaceAll(/\[[^[\]]+\]/g, (label) => {
      const value = this.#values.get(label);
      return value === undefined ? label : this.#escape(value);
    });
    return { text, recorded };
  }
}

/** A text with restored values for the client, and without them for records. */
export interface RestoredText {
  readonly text: string;
  readonly recorded: string;
}

/** Restores a complete text. */
export function restored(
  text: string,
  values: ReadonlyMap<string, string>,
  escape?: (value: string) => string,
): RestoredText {
  if (values.size === 0) return { text, recorded: text };
  const restorer = new LabelRestorer(values, escape);
  const [first, rest] = [restorer.push(text), restorer.end()];
  return { text: first.text + rest.text, recorded: first.recorded + rest.recorded };
}

/** Escapes a value for a JSON string. */
export function insideJson(value: string): string {
  return JSON.stringify(value).slice(1, -1);
}

function identity(value: string): string {
  return value;
}
