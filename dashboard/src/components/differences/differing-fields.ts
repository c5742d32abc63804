/** Fields by their names; null when there was, or is, nothing. */
export type Fields = Readonly<Record<string, unknown>> | null;

/** A field with its values as texts; undefined where it did not, or does not, exist. */
export interface DifferingField {
  /** With the names of the objects around it: `configuration.sensitivityLevel`. */
  readonly name: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/**
 * The fields in which two documents differ, in the order of their names' appearance. Of something that was created or deleted, fields without a
 * value are left out.
 */
export function differingFields(before: Fields, after: Fields): readonly DifferingField[] {
  const [old, current] = [textsOf(before), textsOf(after)];
  const names = [...new Set([...old.keys(), ...current.keys()])];
  return names
    .map((name) => ({ name, before: old.get(name), after: current.get(name) }))
    .filter(({ before: from, after: to }) => from !== to)
    .filter(({ before: from, after: to }) => (before !== null && after !== null) || (from ?? to) !== 'null');
}

/** The texts of all values except objects, by the names that lead to them. */
function textsOf(fields: Fields, above = ''): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const [name, value] of Object.entries(fields ?? {})) {
    if (isFields(value)) for (const [inner, text] of textsOf(value, `${above}${name}.`)) texts.set(inner, text);
    else texts.set(above + name, textOf(value));
  }
  return texts;
}

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length > 0;
}

/** A list of names is one line; of any other list, each item is a line. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (!Array.isArray(value) || value.length === 0) return JSON.stringify(value);
  const isOfNames = value.every((item) => typeof item === 'string' && !item.includes('\n'));
  return isOfNames ? value.join(', ') : value.map((item) => JSON.stringify(item)).join('\n');
}
