import { randomBytes } from 'node:crypto';
import type { JsonObject, JsonValue } from '../json.js';

/** The beginning of strings that stand for other values while a text is parsed; no text contains it, because it is random and kept secret. */
export function newMark(): string {
  return randomBytes(18).toString('base64');
}

/** Puts values in place of the strings that stand for them, a mark and their index. @returns the same value, which is changed */
export function unmarked(value: JsonValue, mark: string, values: readonly JsonValue[]): JsonValue {
  if (typeof value === 'string')
    return value.startsWith(mark) ? (values[Number(value.slice(mark.length))] ?? value) : value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const list = value as JsonValue[];
    for (let index = 0; index < list.length; index += 1) {
      const item = list[index] as JsonValue;
      const put = unmarked(item, mark, values);
      if (put !== item) list[index] = put;
    }
    return value;
  }
  const object = value as JsonObject;
  for (const name in object) {
    const member = object[name] as JsonValue;
    const put = unmarked(member, mark, values);
    if (put !== member) setMember(object, name, put);
  }
  return value;
}

/** Sets a member, whatever its name. */
export function setMember(object: Record<string, JsonValue | undefined>, name: string, value: JsonValue): void {
  if (name === '__proto__')
    Object.defineProperty(object, name, { value, configurable: true, enumerable: true, writable: true });
  else object[name] = value;
}
