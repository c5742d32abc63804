import type { PromptVersion } from '../../api/schemas.js';

/** How a placeholder is filled. */
export type Variable = PromptVersion['variables'][string];

/** The variables of a template, by name. */
export type Variables = Readonly<Record<string, Variable>>;

/** Whether a request must give a value. */
export function isNeeded(variable: Variable): boolean {
  return variable.required && variable.default === undefined;
}

/** What a placeholder that is not declared counts as. */
export const undeclared: Variable = { type: 'string', required: true };

/** The types that a variable can have. */
export const variableTypes: Variable['type'][] = ['string', 'number', 'integer', 'boolean', 'array', 'object'];

/** Text, or the name of a placeholder, in the order of the template. */
export type Piece = { readonly text: string } | { readonly name: string };

const placeholder = /\{\{\s*([A-Za-z][A-Za-z0-9_]{0,63})\s*\}\}/;
/** Placeholders with such names are filled by functions of the gateway. */
const functionPrefix = 'sys_';

/** Takes a template apart, as the gateway does: anything else in braces is text. */
export function piecesOf(template: string): readonly Piece[] {
  // With a capturing group, `split` also returns what the group has matched, alternating with the texts.
  return template.split(placeholder).map((part, index) => (index % 2 === 0 ? { text: part } : { name: part }));
}

/** The names of the variables in a template, each once, and those of functions of the gateway. */
export function namesIn(template: string): {
  readonly variables: readonly string[];
  readonly functions: readonly string[];
} {
  const names = piecesOf(template).flatMap((piece) => ('name' in piece ? [piece.name] : []));
  const distinct = [...new Set(names)];
  return {
    variables: distinct.filter((name) => !isFunction(name)),
    functions: distinct.filter(isFunction),
  };
}

/** Whether a placeholder is filled by a function of the gateway. */
export function isFunction(name: string): boolean {
  return name.startsWith(functionPrefix);
}

/** All variables of a template in its order, then those that are declared without a placeholder. */
export function expectedVariables(template: string, declared: Variables): readonly (readonly [string, Variable])[] {
  const { variables } = namesIn(template);
  // A variable may be named `constructor`.
  const own = new Map(Object.entries(declared));
  const unused = [...own.keys()].filter((name) => !variables.includes(name));
  return [...variables, ...unused].map((name) => [name, own.get(name) ?? undeclared] as const);
}
