import { isJsonDocument, isReadableJson } from '../texts/is-json.js';
import { jsonLeaves, withLeaves } from '../texts/json-leaves.js';
import type { MovedPlaces } from '../texts/moved-places.js';
import { nameOf, repeatedLabel, startOfLabel } from './label-names.js';

/**
 * Replaces labels by their values in a text that arrives in pieces, however the model writes them. Holds back text that may become a label, at most
 * twice as long as the longest one.
 */
export class LabelRestorer {
  readonly #values: ReadonlyMap<string, string>;
  readonly #places: MovedPlaces | undefined;
  #held = '';

  /**
   * @param values by the names of their labels
   * @param places is told what stays as it is, and what is replaced
   */
  constructor(values: ReadonlyMap<string, string>, places?: MovedPlaces) {
    this.#values = values;
    this.#places = places;
  }

  push(text: string): RestoredText {
    const all = this.#held + text;
    const from = startOfLabel(all, this.#values.keys());
    this.#held = all.slice(from);
    return this.#restored(all.slice(0, from));
  }

  end(): RestoredText {
    const rest = this.#held;
    this.#held = '';
    return this.#restored(rest);
  }

  #restored(recorded: string): RestoredText {
    const places = this.#places;
    if (!places) return restored(recorded, this.#values);
    let from = 0;
    const text = withValues(recorded, this.#values, (value, label, at) => {
      places.keep(recorded.slice(from, at));
      places.replace(label, value);
      from = at + label.length;
      return value;
    });
    places.keep(recorded.slice(from));
    return { text, recorded };
  }
}

/** A text with restored values for the client, and without them for records. */
export interface RestoredText {
  readonly text: string;
  readonly recorded: string;
}

/** Restores a complete text. */
export function restored(recorded: string, values: ReadonlyMap<string, string>): RestoredText {
  return { text: withValues(recorded, values), recorded };
}

/** Restores a JSON text, which stays valid: the values may have quotes and line breaks, and a string may be JSON itself. */
export function restoredJson(recorded: string, values: ReadonlyMap<string, string>): RestoredText {
  return { text: values.size === 0 ? recorded : withValuesInside(recorded, values), recorded };
}

function withValues(
  text: string,
  values: ReadonlyMap<string, string>,
  insert: (value: string, label: string, at: number) => string = identity,
): string {
  if (values.size === 0) return text;
  return text.replaceAll(repeatedLabel, (label, at: number) => {
    const value = values.get(nameOf(label));
    return value === undefined ? label : insert(value, label, at);
  });
}

function withValuesInside(text: string, values: ReadonlyMap<string, string>): string {
  if (!isReadableJson(text)) return withValues(text, values, insideJson);
  const changes = jsonLeaves(text).flatMap((leaf) => {
    if (leaf.kind === 'number') return [];
    const { value } = leaf;
    const changed = isJsonDocument(value) ? withValuesInside(value, values) : withValues(value, values);
    return changed === value ? [] : [{ leaf, text: changed }];
  });
  return changes.length === 0 ? text : withLeaves(text, changes);
}

/** Escapes a value for a JSON string. */
function insideJson(value: string): string {
  return JSON.stringify(value).slice(1, -1);
}

function identity(value: string): string {
  return value;
}
