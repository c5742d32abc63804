/** Splits long text without punctuation. */
const longest = /[\s\S]{1,400}(?=\s|$)|[\s\S]{400}/g;
const longestLength = 400;

/** Splits a text into trimmed sentences. */
export function splitSentences(text: string, segmenter: Intl.Segmenter): readonly string[] {
  const sentences: string[] = [];
  for (const { segment } of segmenter.segment(text)) {
    const sentence = segment.trim();
    if (sentence === '') continue;
    if (sentence.length <= longestLength) sentences.push(sentence);
    else for (const part of sentence.match(longest) ?? []) sentences.push(part.trim());
  }
  return sentences;
}
