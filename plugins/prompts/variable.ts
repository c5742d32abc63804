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
  /** For people. */
  readonly description?: string;
  /** Used when a request gives no value. */
  readonly default?: JsonValue;
}

/** Whether a number is an integer is decided by its text, because a double may round it to one: `1234567890123456.5`. */
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

/** The text of a value in a rendered template: strings unchanged, everything else as JSON, with all digits of numbers. */
export function textOfValue(value: JsonValue): string {
  return typeof value === 'string' ? value : stringifyJson(value);
}
