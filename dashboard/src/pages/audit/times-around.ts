const uuid7 = /^([0-9a-f]{8})-([0-9a-f]{4})-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
/** Ids that are made in the same millisecond may be of one that follows. */
const tolerance = 1_000;

/** The times between which an entry was made; undefined if the text is not the id of an entry. A UUID of version 7 begins with its time (RFC 9562, section 5.7). */
export function timesAround(id: string): { readonly from: string; readonly to: string } | undefined {
  const [, first, rest] = uuid7.exec(id) ?? [];
  if (first === undefined || rest === undefined) return undefined;
  const at = Number.parseInt(first + rest, 16);
  const time = (ms: number): string => new Date(ms).toISOString();
  return { from: time(at - tolerance), to: time(at + tolerance) };
}
