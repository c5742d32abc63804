/**
 * Freezes a value and all that is in it, so that a plugin that changes what it was given fails in its test. At work the depths of calls and parts
 * are not frozen, which would cost time, and what is changed there is seen by some and not by others.
 */
export function deeplyFrozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value) || ArrayBuffer.isView(value)) return value;
  for (const member of Object.values(value)) deeplyFrozen(member);
  return Object.freeze(value);
}
