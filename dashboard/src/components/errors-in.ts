/** An error as the list of codes explains it. */
interface KnownError {
  readonly meaning: string;
  readonly advice: string;
}

const row = /^\| `(\w+)` \| [^|]*\| ([^|]*) \| ([^|]*) \|$/gm;

/** The errors in a table of Markdown: code, status, meaning, advice. */
export function errorsIn(markdown: string): ReadonlyMap<string, KnownError> {
  const rows = markdown.matchAll(row);
  return new Map(
    [...rows].map(([, code = '', meaning = '', advice = '']) => [
      code,
      { meaning: plain(meaning), advice: plain(advice) },
    ]),
  );
}

/** Without the signs of Markdown: links lead to other pages of the documentation, which are not here. */
function plain(text: string): string {
  return text
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll('`', '')
    .trim();
}
