/**
 * The beginning of a text, without half a character at its end: other programs refuse a lone surrogate, some providers the whole request.
 *
 * @param atMost UTF-16 units
 */
export function cutText(text: string, atMost: number): string {
  if (text.length <= atMost) return text;
  const code = text.charCodeAt(atMost);
  const isSecondHalf = code >= 0xdc00 && code <= 0xdfff;
  return text.slice(0, isSecondHalf ? Math.max(0, atMost - 1) : atMost);
}
