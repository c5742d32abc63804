import { ZipArchive } from '../archive/zip-archive.js';
import type { DocumentBlocks } from '../document-block.js';
import { ProcessingError } from '../processing-contract.js';
import type { SourceDocument } from '../source-document.js';
import { readChart, readDrawing } from './drawing-text.js';
import { readWorkbook } from './spreadsheet.js';

const charts = /^xl\/charts\/chart[^/]*\.xml$/i;
/** Text boxes and diagrams. */
const drawings = /^xl\/(?:drawings\/drawing|diagrams\/data)[^/]*\.xml$/i;

/** A DOCTYPE stands at the beginning of a part. */
const doctypeWithin = 4_096;
/** The library holds a whole workbook in memory, some ten times what its sheets have in bytes. */
const maxSheetBytes = 96 * 1024 * 1024;

/** The cells of a newer workbook, then its charts, text boxes and diagrams. */
export async function* readXlsx(source: SourceDocument): DocumentBlocks {
  const archive = await ZipArchive.open(source.file, source.limits.maxUnpackedBytes);
  try {
    await checkParts(archive);
    yield* readWorkbook(source);
    for (const part of archive.names) {
      if (charts.test(part)) yield* await readChart(archive, part);
      else if (drawings.test(part)) yield* await readDrawing(archive, part);
    }
  } finally {
    archive.close();
  }
}

/** The library that reads workbooks unpacks without bounds: everything is unpacked and counted once before, and thrown away. */
async function checkParts(archive: ZipArchive): Promise<void> {
  let sheetBytes = 0;
  for (const part of archive.names) {
    let isFirst = true;
    for await (const piece of archive.read(part)) {
      if (isFirst && /<!DOCTYPE/i.test(piece.subarray(0, doctypeWithin).toString('latin1'))) {
        throw new ProcessingError(
          'The file is refused: its XML declares entities of its own, which no document needs.',
        );
      }
      isFirst = false;
      if (/^xl\/(?:worksheets\/|sharedStrings)/i.test(part)) sheetBytes += piece.length;
      if (sheetBytes > maxSheetBytes) throw new ProcessingError(`The sheets have more than ${maxSheetBytes} bytes.`);
    }
  }
}
