/**
 * Fields first, the sentence after, in whichever order they were given. Other logs take the sentence first, or alone, and a plugin in plain
 * JavaScript has no compiler that tells its author: the letters of the sentence would be the fields.
 */
export function inOrder(
  first: object | string | undefined,
  second: object | string | undefined,
): [fields: object, message: string] {
  if (typeof first !== 'string') return [first ?? {}, second as string];
  return [typeof second === 'object' ? second : {}, first];
}
