/**
 * Deeply freezes a value, so that a plugin that mutates its input fails in its test. In production, nested objects of calls and parts are
 * not frozen, because freezing costs time, and a mutation would be visible to some plugins only. Instances of classes stay as they are.
 */
export function deeplyFrozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (!Array.isArray(value) && prototype !== Object.prototype && prototype !== null) return value;
  for (const member of Object.values(value)) deeplyFrozen(member);
  return Object.freeze(value);
}
