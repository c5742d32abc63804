/** Whether a text is a UUID, in small letters or capitals. Nothing else may reach a column of that type. */
export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}
