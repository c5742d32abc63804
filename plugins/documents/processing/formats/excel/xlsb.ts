import { ZipArchive } from '../../archive/zip-archive.js';
import type { DocumentBlocks } from '../../document-block.js';
import { shownSize, tooMuch } from '../../processing-contract.js';
import type { SourceDocument } from '../../source-document.js';
import { readWorkbook } from './spreadsheet.js';

/** Size limit, because the library needs about ten times the size of the sheets in memory. */
const maxSheetBytes = 24 * 1024 * 1024;

/** A workbook in binary parts. The library that reads it unpacks without bounds, so everything is unpacked and counted once before. */
export async function* readXlsb(source: SourceDocument): DocumentBlocks {
  const archive = await ZipArchive.open(source.file, source.limits.maxUnpackedBytes);
  try {
    await countUnpacked(archive);
  } finally {
    archive.close();
  }
  yield* readWorkbook(source);
}

/** @throws ProcessingError for too much of anything */
async function countUnpacked(archive: ZipArchive): Promise<void> {
  let sheetBytes = 0;
  for (const part of archive.names)
    for await (const piece of archive.read(part)) {
      if (part.endsWith('.bin')) sheetBytes += piece.length;
      if (sheetBytes > maxSheetBytes) throw tooMuch(`${shownSize(maxSheetBytes)} of sheets`);
    }
}
