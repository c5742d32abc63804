/** The text by which a passage is found: it is also about what stands above it. */
export function searchedText(headings: readonly string[], text: string): string {
  return headings.length === 0 ? text : `${headings.join('\n')}\n${text}`;
}
