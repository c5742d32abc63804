/** The byte of each character of Windows-1252, in which the standard leaves no byte without one. */
const bytesOf: ReadonlyMap<string, number> = new Map(
  Array.from(
    new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 256 }, (_, byte) => byte)),
    (character, byte) => [character, byte],
  ),
);

/** Text in UTF-8 that was declared as ASCII or Latin letters, and so came out as `ZÃ¼rich`, as it was meant. */
export function mendUtf8(text: string): string {
  if (!/[\u00c2-\u00f4]\P{ASCII}/u.test(text)) return text;
  const bytes = new Uint8Array(text.length);
  for (let index = 0; index < text.length; index += 1) {
    const byte = bytesOf.get(text[index] ?? '');
    if (byte === undefined) return text;
    bytes[index] = byte;
  }
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return text;
  }
}
