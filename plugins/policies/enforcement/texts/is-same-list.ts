/** Whether two lists have the same members, by identity. */
export function isSameList<T>(one: readonly T[], other: readonly T[]): boolean {
  return one.length === other.length && one.every((member, at) => member === other[at]);
}
