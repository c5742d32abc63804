/**
 * `attachment` with a file name, as RFC 6266 writes it: one for readers of ASCII, and one with everything. No header can be broken out
 * of with a name.
 */
export function attachment(fileName: string): string {
  const plain = fileName.replaceAll(/[^\x20-\x7e]|["\\%;]/g, '_');
  const full = encodeURIComponent(fileName.toWellFormed()).replaceAll(/['()*]/g, percent);
  return `attachment; filename="${plain}"; filename*=UTF-8''${full}`;
}

function percent(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
