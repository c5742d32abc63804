import { ZipArchive } from '../../archive/zip-archive.js';
import type { DocumentBlocks } from '../../document-block.js';
import { extensionOf } from '../../extension-of.js';
import { innerBlocks, warnOfUnread } from '../../inner-files.js';
import { ProcessingError } from '../../processing-contract.js';
import type { SourceDocument } from '../../source-document.js';

/** What operating systems put beside the files of a person. */
const besides = /(?:^|\/)(?:__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$)/i;

/** Whether a file of an archive is one that a person has put there. */
export function isReadable(name: string): boolean {
  return !name.endsWith('/') && !besides.test(name);
}

/** Reads the files of an archive, each below its name. */
export async function* readZip(source: SourceDocument): DocumentBlocks {
  const { limits, notes } = source;
  const archive = await ZipArchive.open(source.file, limits.maxUnpackedBytes);
  const unread: string[] = [];
  try {
    const names = archive.names.filter(isReadable);
    for (const [index, name] of names.entries()) {
      const bytes = await wholeOf(archive, name, unread);
      if (bytes !== undefined) yield* innerBlocks({ name, extension: extensionOf(name), bytes }, 1, source, unread);
      notes.progress((index + 1) / names.length);
    }
    if (unread.length === names.length)
      throw new ProcessingError(`No file of the archive can be read. ${unread[0] ?? 'It has none.'}`);
  } finally {
    archive.close();
  }
  warnOfUnread(unread, source);
}

/** Undefined for a file that cannot be unpacked. Throws when all of them together unpack to too much. */
async function wholeOf(archive: ZipArchive, name: string, unread: string[]): Promise<Buffer | undefined> {
  try {
    return await archive.whole(name);
  } catch (error) {
    if (!(error instanceof ProcessingError) || archive.isFull) throw error;
    unread.push(`${name}: ${error.message}`);
    return undefined;
  }
}
