import { type JsonSchema, labelOf } from '../../components/schema-form/json-schema.js';

type Fields = Readonly<Record<string, unknown>>;

/** Only the beginning of a policy is shown: it may have thousands of words. */
const mostShown = 5;

/** What a configuration says beyond its defaults: `Words: apple, pear`. */
export function settingsInWords(configuration: Fields, { properties = {} }: JsonSchema): readonly string[] {
  return Object.entries(configuration)
    .filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(properties[name]?.default))
    .map(([name, value]) => `${labelOf(name)}: ${inWords(value)}`);
}

function inWords(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value !== 'object' || value === null) return String(value);
  if (Array.isArray(value)) return listOf(value.map(nameOf));
  return listOf(Object.entries(value).map(([name, part]) => `${name} ${nameOf(part)}`));
}

/** Entries of lists are texts, or have a name of their own. */
function nameOf(entry: unknown): string {
  if (typeof entry === 'string') return entry;
  return (entry as Fields | null)?.['name']?.toString() ?? JSON.stringify(entry);
}

function listOf(words: readonly string[]): string {
  const rest = words.length - mostShown;
  return words.slice(0, mostShown).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}
