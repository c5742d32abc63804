/** A note after the name of a column, in the dialect of detectors: `Password (new)`. */
export const noteInHeader = '(?: ?\\([^()]{1,24}\\))?';

/** Longer texts are not names of columns. */
export const longestColumnName = 64;
const anyName = new RegExp(`^[\\p{L}\\p{M}\\p{N}_#№@/&+%°'’. -]*${noteInHeader}$`, 'u');
/** Words with which parts of sentences and statements begin, and the end of a sentence. */
const ofSentence =
  /^(?:an?|the|your|my|and|or|und|oder|der|die|das|ihr|et|ou|le|la|select|return|import|from|where|set)\s|[.](?:\s|$)|\S\s+\S+\s+\S+\s+\S+\s/i;

/** Whether a text may be the name of any column. It may be empty. */
export function isColumnName(name: string): boolean {
  return name.length <= longestColumnName && anyName.test(name) && !ofSentence.test(name);
}

/** The name in the cell of a header: without quotes, marks of bold text, and what precedes a whole line. */
export function nameInCell(cell: string): string {
  return cell.replace(/^[\s>#"'`*[\\]+|[\s"'`*\]\\]+$/g, '');
}
