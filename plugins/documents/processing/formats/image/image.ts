import { readFile } from 'node:fs/promises';
import type { DocumentBlocks } from '../../document-block.js';
import { readPdfBytes } from '../../pdf/pdf.js';
import { ProcessingError } from '../../processing-contract.js';
import type { SourceDocument } from '../../source-document.js';
import { jpegPicture } from './jpeg.js';
import { type Picture, pdfOfPictures } from './picture-pdf.js';
import { pngPicture } from './png.js';
import { tiffPictures } from './tiff.js';

/** Reads a photo of a page by OCR. */
export function readJpeg(source: SourceDocument): DocumentBlocks {
  return readPictures(source, (bytes) => [jpegPicture(bytes)]);
}

/** Reads a picture of a page or of a screen by OCR. */
export function readPng(source: SourceDocument): DocumentBlocks {
  return readPictures(source, (bytes) => [pngPicture(bytes)]);
}

/** Reads scanned pages by OCR. */
export function readTiff(source: SourceDocument): DocumentBlocks {
  return readPictures(source, tiffPictures);
}

/** Pictures are read as the pages of a PDF, which draws them in every resolution and position that OCR needs. */
async function* readPictures(
  source: SourceDocument,
  picturesOf: (bytes: Buffer) => readonly Picture[],
): DocumentBlocks {
  yield* readPdfBytes(pdfOf(await readFile(source.file), picturesOf), source);
}

function pdfOf(bytes: Buffer, picturesOf: (bytes: Buffer) => readonly Picture[]): Buffer {
  try {
    return pdfOfPictures(picturesOf(bytes));
  } catch (cause) {
    if (!(cause instanceof RangeError)) throw cause;
    throw new ProcessingError('The file is broken: the picture ends too early.', { cause });
  }
}
