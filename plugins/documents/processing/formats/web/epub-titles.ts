import { Parser } from 'htmlparser2';

const maxTitle = 200;

/**
 * The titles of chapters in the table of contents of a book, by part: links of a page (https://www.w3.org/TR/epub-33/#sec-nav-toc), or the labels of an
 * older book before their parts.
 *
 * @param partOf the part that a reference names
 */
export function titlesIn(contents: string, partOf: (reference: string) => string): ReadonlyMap<string, string> {
  const titles = new Map<string, string>();
  let part: string | undefined;
  let text = '';
  /** Other lists of a page lead to its pages, or to where the text begins. */
  let isOtherList = false;
  const end = (): void => {
    const title = text.replace(/\s+/g, ' ').trim();
    if (part !== undefined && title !== '' && title.length <= maxTitle && !titles.has(part)) titles.set(part, title);
    [part, text] = [undefined, ''];
  };
  const parser = new Parser(
    {
      onopentag: (name, { href, src, 'epub:type': type = 'toc' }) => {
        if (name === 'nav') isOtherList = type !== 'toc';
        else if (name === 'a' && href !== undefined && !isOtherList) [part, text] = [partOf(href), ''];
        else if (name === 'navlabel') text = '';
        else if (name === 'content' && src !== undefined) {
          part = partOf(src);
          end();
        }
      },
      ontext: (piece) => {
        if (text.length <= maxTitle) text += piece;
      },
      onclosetag: (name) => {
        if (name === 'a') end();
      },
    },
    { recognizeSelfClosing: true },
  );
  parser.end(contents);
  return titles;
}
