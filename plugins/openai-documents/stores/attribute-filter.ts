import {
  fieldRefused,
  type FileAttributes,
  isJsonArray,
  isJsonObject,
  type JsonValue,
} from '../../../core/api/index.js';

/** Whether a file has the attributes that a filter asks for. */
export type AttributeTest = (attributes: FileAttributes) => boolean;

type Value = string | number | boolean;

/** Each is evaluated for each file of a store. */
const mostConditions = 100;

/** Comparisons of an attribute with a value. An attribute that a file lacks equals nothing, and is neither greater nor less. */
const comparisons: Readonly<Record<string, (has: Value | undefined, value: Value) => boolean>> = {
  eq: (has, value) => has === value,
  ne: (has, value) => has !== value,
  gt: (has, value) => areComparable(has, value) && has > value,
  gte: (has, value) => areComparable(has, value) && has >= value,
  lt: (has, value) => areComparable(has, value) && has < value,
  lte: (has, value) => areComparable(has, value) && has <= value,
};

const kinds = [...Object.keys(comparisons), 'in', 'nin', 'and', 'or'].join(', ');

/**
 * Compiles a filter as clients write it.
 *
 * @throws GatewayError `GW_REQUEST_INVALID` (400) naming the member
 */
export function attributeTest(filter: JsonValue | undefined, field = 'filters'): AttributeTest {
  let conditions = 0;
  return compiled(filter, field);

  function compiled(given: JsonValue | undefined, at: string): AttributeTest {
    conditions += 1;
    if (conditions > mostConditions) throw fieldRefused(field, `must have at most ${mostConditions} conditions`);
    if (!isJsonObject(given)) throw fieldRefused(at, 'must be an object with a "type"');
    const { type, key, value, filters } = given;
    if (type === 'and' || type === 'or') {
      if (!isJsonArray(filters) || filters.length === 0)
        throw fieldRefused(`${at}.filters`, 'must be an array with at least one filter');
      const tests = filters.map((each, index) => compiled(each, `${at}.filters[${index}]`));
      return type === 'and'
        ? (attributes) => tests.every((fits) => fits(attributes))
        : (attributes) => tests.some((fits) => fits(attributes));
    }
    if (typeof key !== 'string') throw fieldRefused(`${at}.key`, 'must be the name of an attribute');
    const has = (attributes: FileAttributes): Value | undefined =>
      Object.hasOwn(attributes, key) ? attributes[key] : undefined;
    if (type === 'in' || type === 'nin') {
      if (!isJsonArray(value) || !value.every(isValue)) throw fieldRefused(`${at}.value`, 'must be an array of values');
      const values = new Set<Value | undefined>(value);
      return (attributes) => values.has(has(attributes)) === (type === 'in');
    }
    const compare = typeof type === 'string' && Object.hasOwn(comparisons, type) ? comparisons[type] : undefined;
    if (!compare) throw fieldRefused(`${at}.type`, `must be one of ${kinds}`);
    if (!isValue(value)) throw fieldRefused(`${at}.value`, 'must be a string, a number or a boolean');
    return (attributes) => compare(has(attributes), value);
  }
}

function isValue(value: JsonValue | undefined): value is Value {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}

/** Compares numbers with numbers, and texts, such as days (`2026-11-29`), with texts. */
function areComparable(has: Value | undefined, value: Value): has is Value {
  return typeof has === typeof value && typeof value !== 'boolean';
}
