/**
 * Puts values back in place of their labels in a text that arrives in pieces. Holds what may still become a label, which is never longer
 * than the longest one.
 */
export class LabelRestorer {
  readonly #values: ReadonlyMap<string, string>;
  readonly #escape: (value: string) => string;
  readonly #longest: number;
  #held = '';

  /** @param escape how a value is written where its label stood */
  constructor(values: ReadonlyMap<string, string>, escape: (value: string) => string = asIs) {
    this.#values = values;
    this.#escape = escape;
    this.#longest = Math.max(0, ...[...values.keys()].map(({ length }) => length));
  }

  push(text: string): RestoredText {
    const all = this.#held + text;
    const from = this.#beginsLabel(all);
    this.#held = all.slice(from);
    return this.#restored(all.slice(0, from));
  }

  end(): RestoredText {
    const rest = this.#held;
    this.#held = '';
    return this.#restored(rest);
  }

  /** Where what may become a label begins; the text's length when nothing may. */
  #beginsLabel(text: string): number {
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

/** A text for the client, and what may be written down of it. */
export interface RestoredText {
  readonly text: string;
  readonly recorded: string;
}

/** The whole of a text that is known to be complete. */
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

/** A value inside of a JSON string. */
export function insideJson(value: string): string {
  return JSON.stringify(value).slice(1, -1);
}

function asIs(value: string): string {
  return value;
}
