/** Whether a text is a UUID, in lower or upper case. Check before a query on a `uuid` column, which fails for anything else. */
export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}
