import { PdfDocument } from '../../plugins/documents/processing/pdf/pdf-document.js';
import { buildPdf } from '../../test/fixtures/documents/build-pdf.js';
import { pageLines } from './generated-documents.js';
import { processUsage } from '../processes/process-usage.js';
import { type ProcessFile, withFiles } from './process-in-children.js';
import { wordRecall } from './word-recall.js';

/** The results of scanned pages in one position. */
interface OcrFigures {
  readonly turned: string;
  readonly recall: number;
  readonly secondsPerPage: number;
  /** Processor time of the child process. */
  readonly processorSecondsPerPage: number;
}

const scannedDpi = 150;

/** Dense pages drawn as images, in four positions: the share of their words that is read, and the time of one page in one process. */
export async function measureOcr(read: ProcessFile, pages: number): Promise<readonly OcrFigures[]> {
  const figures: OcrFigures[] = [];
  for (const turns of [0, 1, 2, 3] as const) {
    const lines = Array.from({ length: pages }, (_, page) => pageLines(100 + page));
    const source = await PdfDocument.open(buildPdf({ pages: lines.map((text) => ({ lines: text })) }));
    const pictures = [];
    for (let page = 0; page < pages; page += 1) {
      const picture = await source.withPage(page, (each) => each.render(scannedDpi, turns));
      if (picture !== undefined) pictures.push({ picture });
    }
    source.close();
    const before = processUsage(process.pid).processorMilliseconds;
    const { chunks, milliseconds } = await withFiles([buildPdf({ pages: pictures })], ([file = '']) =>
      read(file, 'pdf'),
    );
    const processor = processUsage(process.pid).processorMilliseconds - before;
    figures.push({
      turned: `${turns * 90}°`,
      recall: wordRecall(lines.flat().join(' '), chunks.map(({ text }) => text).join(' ')),
      secondsPerPage: milliseconds / 1000 / pages,
      processorSecondsPerPage: processor / 1000 / pages,
    });
  }
  return figures;
}
