/** Returns the text to index for a passage: its headings and its text. */
export function searchedText(headings: readonly string[], text: string): string {
  return headings.length === 0 ? text : `${headings.join('\n')}\n${text}`;
}
