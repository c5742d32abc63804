/**
 * The fields of `after` that differ from `before`. A form sends only these: what somebody else has changed meanwhile stays, and a decimal
 * that JavaScript cannot represent is not written back.
 */
export function changedFields<Fields extends object>(before: Fields, after: Fields): Partial<Fields> {
  const entries = Object.entries(after) as [keyof Fields, Fields[keyof Fields]][];
  const changed = entries.filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]));
  return Object.fromEntries(changed) as Partial<Fields>;
}
