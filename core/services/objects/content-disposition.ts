/**
 * A `Content-Disposition` of `attachment` with a file name (RFC 6266): an ASCII fallback, and the full name in `filename*`. Names are
 * escaped, so that they cannot inject headers.
 */
export function attachment(fileName: string): string {
  const plain = fileName.replaceAll(/[^\x20-\x7e]|["\\%;]/g, '_');
  const full = encodeURIComponent(fileName.toWellFormed()).replaceAll(/['()*]/g, percent);
  return `attachment; filename="${plain}"; filename*=UTF-8''${full}`;
}

function percent(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
