import { GatewayError, type JsonObject, type JsonValue, nearestName } from '../../../core/api/index.js';
import type { PromptVersion } from '../prompt.js';
import { fitsType, textOfValue, type Variable } from '../variable.js';
import { expectedVariables } from './expected-variables.js';
import { fillTemplate } from './template.js';

/** Length limit of the result in UTF-16 units, because a short template can insert a long value thousands of times. */
const longestText = 5_000_000;

/** The longest name of a variable; unknown names of clients are cut to it in messages. */
const longestName = 64;

/** The most problems in a message; searching the nearest name for a million unknown names would take long. */
const maxProblems = 10;

/**
 * Renders one or more versions with the same values. Each uses the values that it expects; a value that none expects is an error. `null`
 * counts as absent: the variable has its default then, and is an empty text if it is optional and has none.
 *
 * @param functionTexts the texts of the functions that the templates use
 * @throws GatewayError `GW_PROMPT_VARIABLES` (400) naming the variables that are missing, of the wrong type or not known
 */
export function renderVersions(
  versions: readonly PromptVersion[],
  variables: JsonObject,
  functionTexts: ReadonlyMap<string, string> = new Map(),
): string[] {
  // A map, because objects have inherited members, and a variable may be named `constructor`.
  const values = new Map<string, JsonValue>();
  for (const [name, value] of Object.entries(variables)) if (value !== null) values.set(name, value as JsonValue);
  const expected = versions.flatMap(({ template, variables: declared }) => [
    ...expectedVariables(template, declared).values(),
  ]);
  const known = new Set(expected.map(({ name }) => name));
  const wrong = expected.filter((variable) => !isGiven(variable, values));
  const unknown = Object.keys(variables).filter((name) => !known.has(name));
  if (wrong.length + unknown.length > 0) throw refused(wrong, unknown, { values, known });
  return versions.map((version) => render(version, new Map([...values, ...functionTexts])));
}

type Values = ReadonlyMap<string, JsonValue>;

function isGiven({ name, type, required, default: fallback }: Variable, values: Values): boolean {
  const value = values.get(name);
  return value === undefined ? !required || fallback !== undefined : fitsType(value, type);
}

function render({ template, variables }: PromptVersion, values: Values): string {
  const texts = new Map<string, string>();
  let length = template.texts.reduce((sum, text) => sum + text.length, 0);
  for (const name of template.names) {
    const value = values.get(name) ?? variables.find((variable) => variable.name === name)?.default;
    const text = texts.get(name) ?? (value === undefined ? '' : textOfValue(value));
    texts.set(name, text);
    length += text.length;
    if (length > longestText) throw tooLong(name);
  }
  return fillTemplate(template, (name) => texts.get(name) ?? '');
}

function refused(
  wrong: readonly Variable[],
  unknown: readonly string[],
  { values, known }: { readonly values: Values; readonly known: ReadonlySet<string> },
): GatewayError {
  // Two versions may report the same problem.
  const problems = new Map(wrong.map((variable) => [sentenceOf(variable, values), variable.name]));
  for (const name of unknown.slice(0, maxProblems)) {
    const nearest = nearestName(name, known);
    const hint = nearest === undefined ? '' : ` (did you mean "${nearest}"?)`;
    problems.set(`"${name.slice(0, longestName)}" is not known${hint}`, name);
  }
  const shown = [...problems.keys()].slice(0, maxProblems);
  const others = problems.size + Math.max(0, unknown.length - maxProblems) - shown.length;
  const message = `The prompt template cannot be rendered. Of its variables, ${shown.join('; ')}${others > 0 ? ` and ${others} more` : ''}.`;
  return invalidVariables(problems.get(shown[0] ?? '') ?? '', message);
}

function sentenceOf({ name, type }: Variable, values: Values): string {
  if (!values.has(name)) return `"${name}" is required`;
  return `"${name}" must be ${/^[aeiou]/.test(type) ? 'an' : 'a'} ${type}`;
}

function tooLong(name: string): GatewayError {
  return invalidVariables(name, `The rendered prompt template would be longer than ${longestText} characters.`);
}

function invalidVariables(name: string, message: string): GatewayError {
  const field = `prompt.variables.${name.slice(0, longestName)}`;
  return new GatewayError({ code: 'GW_PROMPT_VARIABLES', status: 400, field, message });
}
