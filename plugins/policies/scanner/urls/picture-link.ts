import { maxLookbehind } from '../engine/limits.js';

/** An element of HTML that loads a picture, up to the value of one of its attributes. */
const isInElement = /<(?:img|image|source|video|input)\b[^>]*$/i;
const isInStyle = /(?:background|image|content|cursor|mask|list-style|src)\s{0,4}:[^;{}]{0,64}url\(\s{0,4}["']?$/i;
/** A definition of a link in Markdown, which a picture can use. */
const isDefinition = /\]:[ \t]*<?$/;

/**
 * Whether a link after this text is that of a picture, which is loaded without a click. If the alternative text exceeds the look-behind, it counts as one.
 *
 * @param before as much as is known of it
 */
export function isPicture(before: string): boolean {
  if (isDefinition.test(before) || isInElement.test(before) || isInStyle.test(before)) return true;
  if (!/\]\(\s{0,8}<?$/.test(before)) return false;
  const opening = openingOf(before, before.lastIndexOf(']('));
  if (opening < 0) return before.length === maxLookbehind;
  return before[opening - 1] === '!' || (opening === 0 && before.length === maxLookbehind);
}

/** The index of the bracket that the one at an index closes; -1 if there is none. */
function openingOf(text: string, closing: number): number {
  let open = 0;
  for (let at = closing; at >= 0; at -= 1) {
    const sign = text[at];
    if ((sign !== '[' && sign !== ']') || isEscaped(text, at)) continue;
    open += sign === ']' ? 1 : -1;
    if (open === 0) return at;
  }
  return -1;
}

function isEscaped(text: string, at: number): boolean {
  let from = at;
  while (text[from - 1] === '\\') from -= 1;
  return (at - from) % 2 === 1;
}
