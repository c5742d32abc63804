/** Files that programs show without what is between these marks. */
const extensions: ReadonlySet<string> = new Set(['md', 'markdown', 'mdown', 'mkd', 'rmd', 'qmd']);
const [open, close] = ['<!--', '-->'];
/** A line that begins code, code in a line, which are shown as they are, and comments. */
const marks = /^ {0,3}(?<fence>`{3,}|~{3,})|`[^`\n]{1,200}`|<!--/gm;

/** A text with what its readers do not see taken out. */
interface ShownText {
  /** Its lines have the same numbers. */
  readonly text: string;
  readonly hiddenCharacters: number;
}

/** Takes comments out of Markdown, but not out of code. */
export function withoutComments(text: string, extension: string): ShownText {
  if (!extensions.has(extension) || !text.includes(open)) return { text, hiddenCharacters: 0 };
  let [shown, from, hiddenCharacters] = ['', 0, 0];
  marks.lastIndex = 0;
  for (let mark = marks.exec(text); mark !== null; mark = marks.exec(text)) {
    const [written] = mark;
    const fence = mark.groups?.['fence'];
    if (fence !== undefined) {
      const end = text.indexOf(`\n${fence}`, marks.lastIndex);
      if (end < 0) break;
      marks.lastIndex = end + 1 + fence.length;
    } else if (written === open) {
      const end = text.indexOf(close, marks.lastIndex);
      if (end < 0) break;
      const comment = text.slice(marks.lastIndex, end);
      hiddenCharacters += comment.trim().length;
      shown += text.slice(from, mark.index) + comment.replace(/[^\r\n]+/g, '');
      from = marks.lastIndex = end + close.length;
    }
  }
  return { text: shown + text.slice(from), hiddenCharacters };
}
