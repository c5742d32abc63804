import { gatewayFunctionPrefix } from '../../../core/api/index.js';
import type { Variable } from '../variable.js';
import type { Template } from './template.js';

/** Whether a placeholder is not a variable but a function of the gateway. */
export function isFunctionName(name: string): boolean {
  return name.startsWith(gatewayFunctionPrefix);
}

/** All variables of a template: the declared ones, and undeclared placeholders, which are required strings. */
export function expectedVariables(template: Template, declared: readonly Variable[]): ReadonlyMap<string, Variable> {
  const expected = new Map(declared.map((variable) => [variable.name, variable]));
  for (const name of template.names) {
    if (isFunctionName(name)) continue;
    if (!expected.has(name)) expected.set(name, { name, type: 'string', required: true });
  }
  return expected;
}

/** Undeclared placeholders, without duplicates, in the template's order. */
export function undeclaredVariables(template: Template, declared: readonly Variable[]): string[] {
  const known = new Set(declared.map(({ name }) => name));
  return [...new Set(template.names)].filter((name) => !known.has(name) && !isFunctionName(name));
}

/** Declared variables that the template does not use, in the order of their declaration. */
export function unusedVariables(template: Template, declared: readonly Variable[]): string[] {
  const used = new Set(template.names);
  return declared.map(({ name }) => name).filter((name) => !used.has(name));
}
