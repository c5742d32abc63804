import { readWholeXml } from '../../archive/read-xml.js';
import type { Relationship } from '../../archive/relationships.js';
import type { ZipArchive } from '../../archive/zip-archive.js';
import { cellText } from './cell-text.js';

/** Comments by the number of the row in which they are; those of a row in the order of the file. */
export type RowComments = Map<number, string[]>;

/** Programs that know no threads show this instead of one; each comment of it is in another part. */
const placeholder = /^\s*\[[^\]]{1,60}\]\s/;

/** Types of relationships to parts with comments. */
export const commentTypes: ReadonlySet<string> = new Set(['comments', 'threadedComment']);

/** The comments of a sheet, from the parts to which it is related. */
export async function readComments(archive: ZipArchive, related: readonly Relationship[]): Promise<RowComments> {
  const comments: RowComments = new Map();
  const threads = related.filter(({ type }) => type === 'threadedComment');
  for (const { target } of [...related.filter(({ type }) => type === 'comments'), ...threads])
    await collectComments(archive, target, threads.length > 0, comments);
  return comments;
}

async function collectComments(
  archive: ZipArchive,
  part: string,
  hasThreads: boolean,
  comments: RowComments,
): Promise<void> {
  let row = 0;
  let text = '';
  let reading = false;
  let isThread = false;
  await readWholeXml(archive, part, {
    open: ({ name, attributes }) => {
      if (name === 'comment' || name === 'threadedComment') {
        row = Number(/\d+$/.exec(attributes['ref'] ?? '')?.[0] ?? 0);
        text = '';
        isThread = name === 'threadedComment';
      }
      reading = name === 't' || (isThread && name === 'text');
    },
    text: (piece) => {
      if (reading) text += piece;
    },
    close: (name) => {
      reading = false;
      if (name !== 'comment' && name !== 'threadedComment') return;
      const said = cellText(text).replace(/\s+/g, ' ').trim();
      if (said === '' || (hasThreads && !isThread && placeholder.test(said))) return;
      const ofRow = comments.get(row);
      if (ofRow === undefined) comments.set(row, [said]);
      else ofRow.push(said);
    },
  });
}
