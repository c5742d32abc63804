/** Measures of things: `M8×40`, `120 x 80 x 5`, `3×1,5`. */
const dimension =
  /(?<![\p{L}\p{N}.,])\p{L}{0,3}\p{N}+(?:[.,]\p{N}+)?(?: ?[x×] ?\p{N}+(?:[.,]\p{N}+)?){1,5}(?![\p{L}\p{N}])/gu;
const separators = /[ .,]/g;

/** The measures in a text in lower case, as one word each, however they are written: `m8x40`. */
export function dimensionsIn(text: string): readonly string[] {
  return (text.match(dimension) ?? []).map(asWord);
}

/** A question in lower case in which the measures that are known are one word each. */
export function withDimensions(question: string, isKnown: (word: string) => boolean): string {
  return question.replace(dimension, (written) => (isKnown(asWord(written)) ? asWord(written) : written));
}

function asWord(written: string): string {
  return written.replaceAll('×', 'x').replace(separators, '');
}
