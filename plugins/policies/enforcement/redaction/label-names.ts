/** A bracket before or after a label: models write others in Chinese and Japanese. */
const opening = '[\\uff3b\\u3010';
const closing = '\\]\\uff3d\\u3011';
/** What is within the brackets, where Markdown may have a backslash before each sign. */
const within = `(?:\\\\?[^\\\\${opening}${closing}])+`;

/** A label as a model may repeat it: in another case, with the escapes of Markdown, in other brackets. */
export const repeatedLabel = new RegExp(`\\\\?[${opening}]${within}\\\\?[${closing}]`, 'gu');

/** The beginning of a label at the end of a text. */
const openLabel = new RegExp(`\\\\?[${opening}](?:${within})?\\\\?$|\\\\$`, 'u');

const decoration = new RegExp(`[\\\\${opening}${closing}]`, 'gu');

/** The name of a label, which is the same however a model writes it. */
export function nameOf(label: string): string {
  return label.replaceAll(decoration, '').toUpperCase();
}

/** The index in a text at whose end a label with one of these names may have begun; the text's length if none has. */
export function startOfLabel(text: string, names: Iterable<string>): number {
  // Only the last bracket can be open, and a backslash before it belongs to it.
  const last = Math.max(text.lastIndexOf('['), text.lastIndexOf('［'), text.lastIndexOf('【'));
  const tail = text.slice(last < 0 ? -1 : Math.max(0, last - 1));
  const open = openLabel.exec(tail)?.[0];
  if (open === undefined) return text.length;
  const begun = nameOf(open);
  for (const name of names) if (name.startsWith(begun)) return text.length - open.length;
  // What is open is not a label, but a backslash at its end may belong to the bracket of one.
  return open.endsWith('\\') ? text.length - 1 : text.length;
}

/** A label with a number. */
interface NumberedLabel {
  /** In capitals. */
  readonly category: string;
  readonly number: number;
}

/** The numbered labels in a text. */
export function* labelsIn(text: string): Iterable<NumberedLabel> {
  if (!text.includes('_')) return;
  for (const [, category = '', number] of text.matchAll(/\[([\p{L}\p{N}_ -]{1,64})_(\d{1,5})\]/gu)) {
    yield { category: category.toUpperCase(), number: Number(number) };
  }
}

/** The most characters of a category in a label. */
export const maxCategory = 64;
/** Hex digits of a hash: enough to make collisions between values of one organization unlikely. */
export const hashDigits = 16;
/** The most characters of a label with a hash. */
export const hashLabelLength = maxCategory + hashDigits + '[:]'.length;

const hashLabel = new RegExp(`\\[[\\p{L}\\p{N}_ -]{1,${maxCategory}}:$`, 'u');
const hashDigitsOnly = new RegExp(`^[0-9a-f]{${hashDigits}}$`);

/** Whether a part of a text is the hash in a label. */
export function isInsideHashLabel(text: string, start: number, end: number): boolean {
  if (!hashDigitsOnly.test(text.slice(start, end))) return false;
  return hashLabel.test(text.slice(Math.max(0, start - hashLabelLength), start));
}
