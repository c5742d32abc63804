import type { Variable } from './template.js';

/** What is put in place of a placeholder, or why nothing can be. */
export type VariableValue = { readonly text: string } | { readonly problem: string };

const number = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
const integer = /^-?(?:0|[1-9]\d*)(?:\.0*)?(?:[eE]\+?\d+)?$/;
/** Spaces outside of strings; digits and strings stay as they were typed. */
const spaces = /("(?:[^"\\]|\\.)*")|\s+/g;

/** The text that a value, as somebody has typed it, gets in a rendered template. An empty one counts as absent. */
export function valueOf(input: string, { type, required }: Variable): VariableValue {
  if (input === '') return required ? { problem: 'It is required.' } : { text: '' };
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
