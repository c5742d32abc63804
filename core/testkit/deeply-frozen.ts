/**
 * Deeply freezes a value, so that a plugin that mutates its input fails in its test. In production, nested objects of calls and parts are
 * not frozen, because freezing costs time, and a mutation would be visible to some plugins only.
 */
export function deeplyFrozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value) || ArrayBuffer.isView(value)) return value;
  for (const member of Object.values(value)) deeplyFrozen(member);
  return Object.freeze(value);
}
