import type { Variable } from './template.js';

/** What is put in place of a placeholder, or why nothing can be. */
export type VariableValue = { readonly text: string } | { readonly problem: string };

const number = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
const integer = /^-?(?:0|[1-9]\d*)(?:\.0*)?(?:[eE]\+?\d+)?$/;
/** Spaces outside of strings; digits and strings stay as they were typed. */
const spaces = /("(?:[^"\\]|\\.)*")|\s+/g;

/** The text that a value, as somebody has typed it, gets in a rendered template. An empty one counts as absent. */
export function valueOf(input: string, variable: Variable): VariableValue {
  if (input !== '') return typedValue(input, variable.type);
  if (variable.default !== undefined) return { text: textOfDefault(variable) };
  return variable.required ? { problem: 'It is required.' } : { text: '' };
}

/** The default of a variable as it is typed and rendered; empty without one. */
export function textOfDefault({ default: value }: Variable): string {
  if (value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** A default that somebody has typed; undefined when it is empty, which means that there is none. */
export function defaultOf(
  input: string,
  type: Variable['type'],
): { readonly value: Variable['default'] } | { readonly problem: string } {
  if (input === '') return { value: undefined };
  const typed = typedValue(input, type);
  if ('problem' in typed) return typed;
  if (type === 'string') return { value: typed.text };
  // The gateway stores defaults as the database's JSON, and refuses numbers that it would round.
  if (manyDigits.test(typed.text.replaceAll(strings, ''))) return { problem: 'A number may have 15 digits.' };
  return { value: JSON.parse(typed.text) as Variable['default'] };
}

const manyDigits = /\d{16}/;
const strings = /"(?:[^"\\]|\\.)*"/g;

function typedValue(input: string, type: Variable['type']): VariableValue {
  const typed = type === 'string' ? input : input.trim();
  if (fits(typed, type))
    return { text: type === 'array' || type === 'object' ? typed.replaceAll(spaces, '$1') : typed };
  return { problem: `It must be ${/^[aeiou]/.test(type) ? 'an' : 'a'} ${type}${examples[type] ?? ''}.` };
}

const examples: Partial<Record<Variable['type'], string>> = {
  array: ' as JSON, such as ["a", "b"]',
  object: ' as JSON, such as {"name": "value"}',
};

function fits(typed: string, type: Variable['type']): boolean {
  if (type === 'string') return true;
  if (type === 'number') return number.test(typed);
  if (type === 'integer') return integer.test(typed);
  if (type === 'boolean') return typed === 'true' || typed === 'false';
  try {
    const value: unknown = JSON.parse(typed);
    return Array.isArray(value) === (type === 'array') && typeof value === 'object' && value !== null;
  } catch {
    return false;
  }
}
