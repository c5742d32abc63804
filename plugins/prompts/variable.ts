import { isJsonObject, type JsonValue, numberOf, stringifyJson } from '../../core/api/index.js';

/** The types that a variable can have. */
export const variableTypes = ['string', 'number', 'integer', 'boolean', 'array', 'object'] as const;

/** One of them. */
export type VariableType = (typeof variableTypes)[number];

/** A placeholder's declaration. */
export interface Variable {
  readonly name: string;
  readonly type: VariableType;
  readonly required: boolean;
}

/** A number is whole when its text says so, because a double would round it to a whole one: `1234567890123456.5`. */
const wholeNumber = /^-?\d+(?:\.0*)?(?:[eE]\+?\d+)?$/;

const fits: Readonly<Record<VariableType, (value: JsonValue) => boolean>> = {
  string: (value) => typeof value === 'string',
  number: (value) => numberOf(value) !== undefined,
  integer: (value) => numberOf(value) !== undefined && wholeNumber.test(stringifyJson(value)),
  boolean: (value) => typeof value === 'boolean',
  array: (value) => Array.isArray(value),
  object: isJsonObject,
};

/** Whether a variable of the type can have the value. */
export function fitsType(value: JsonValue, type: VariableType): boolean {
  return fits[type](value);
}

/** How a value stands in the rendered text: a string as it is, everything else as JSON, numbers with all their digits. */
export function textOfValue(value: JsonValue): string {
  return typeof value === 'string' ? value : stringifyJson(value);
}
