import { ZipArchive } from '../../archive/zip-archive.js';
import { readOle } from '../../archive/ole-file.js';
import type { DocumentBlock, DocumentBlocks } from '../../document-block.js';
import { readDoc } from '../word/doc.js';
import { docxBlocks } from '../word/docx.js';
import { graphBlocks, isGraph } from './graph-chart.js';
import { workbookBlocks } from '../excel/spreadsheet.js';
import { sheetBlocks } from '../excel/xlsx.js';

/** Row limit for workbooks embedded in slides: they usually show a small table, followed by rows for calculations. */
const maxBlocks = 500;

const zipMark = 'PK\x03\x04';

/**
 * Reads the text of an embedded Word, Excel or Graph object, of which the document itself has only an image. Empty when it is corrupt,
 * or of another program.
 */
export async function* readEmbedded(bytes: Buffer, maxUnpackedBytes: number): DocumentBlocks {
  let count = 0;
  try {
    for await (const { place: _, ...block } of objectBlocks(bytes, maxUnpackedBytes)) {
      if (count === maxBlocks) return;
      count += 1;
      // Its place is that of the object.
      yield block;
    }
  } catch {
    // The document around it is read all the same.
  }
}

async function* objectBlocks(bytes: Buffer, maxUnpackedBytes: number): DocumentBlocks {
  if (bytes.toString('latin1', 0, 4) === zipMark) return yield* packageBlocks(bytes, maxUnpackedBytes);
  const streams = readOle(bytes);
  const workbook = streams.get('workbook') ?? streams.get('book');
  const inner = streams.get('package');
  if (inner !== undefined) yield* packageBlocks(inner, maxUnpackedBytes);
  else if (workbook !== undefined && isGraph(workbook)) yield* graphBlocks(workbook);
  else if (workbook !== undefined) yield* rowsOf(bytes);
  else if (streams.has('worddocument')) yield* readDoc({ file: bytes });
}

async function* packageBlocks(bytes: Buffer, maxUnpackedBytes: number): DocumentBlocks {
  const archive = await ZipArchive.open(bytes, maxUnpackedBytes);
  try {
    if (archive.names.some((name) => name.startsWith('xl/'))) yield* sheetBlocks(archive);
    else if (archive.names.some((name) => name.startsWith('word/'))) yield* docxBlocks(archive);
  } finally {
    archive.close();
  }
}

function* rowsOf(bytes: Buffer): Generator<DocumentBlock> {
  for (const { block } of workbookBlocks(bytes)) yield block;
}
