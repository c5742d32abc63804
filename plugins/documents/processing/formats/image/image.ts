import type { DocumentBlocks } from '../../document-block.js';
import { readPdfBytes } from '../../pdf/pdf.js';
import { ProcessingError } from '../../processing-contract.js';
import { bytesOf, type SourceDocument } from '../../source-document.js';
import { anyPngPicture, bmpPicture, gifPicture, webpPicture } from './converted-picture.js';
import { jpegPicture } from './jpeg.js';
import { type Picture, pdfOfPictures } from './picture-pdf.js';
import { tiffPictures } from './tiff.js';

/** Reads a photo of a page by OCR. */
export function readJpeg(source: SourceDocument): DocumentBlocks {
  return readPictures(source, (bytes) => [jpegPicture(bytes)]);
}

/** Reads a picture of a page or of a screen by OCR. */
export function readPng(source: SourceDocument): DocumentBlocks {
  return readPictures(source, async (bytes) => [await anyPngPicture(bytes)]);
}

/** Reads a picture of a screen by OCR. */
export function readGif(source: SourceDocument): DocumentBlocks {
  return readPictures(source, async (bytes) => [await gifPicture(bytes)]);
}

/** Reads a picture of a page or of a screen by OCR. */
export function readBmp(source: SourceDocument): DocumentBlocks {
  return readPictures(source, async (bytes) => [await bmpPicture(bytes)]);
}

/** Reads a photo of a page or a picture of a screen by OCR. */
export function readWebp(source: SourceDocument): DocumentBlocks {
  return readPictures(source, async (bytes) => [await webpPicture(bytes)]);
}

/** Reads scanned pages by OCR. */
export function readTiff(source: SourceDocument): DocumentBlocks {
  return readPictures(source, tiffPictures);
}

/** Pictures are read as the pages of a PDF, which draws them in every resolution and position that OCR needs. */
async function* readPictures(source: SourceDocument, picturesOf: PicturesOf): DocumentBlocks {
  yield* readPdfBytes(await pdfOf(await bytesOf(source.file), picturesOf), source);
}

type PicturesOf = (bytes: Buffer) => readonly Picture[] | Promise<readonly Picture[]>;

async function pdfOf(bytes: Buffer, picturesOf: PicturesOf): Promise<Buffer> {
  try {
    return pdfOfPictures(await picturesOf(bytes));
  } catch (cause) {
    // A trap of WebAssembly: a broken picture, or no memory left.
    if (cause instanceof Error && cause.name === 'RuntimeError')
      throw new ProcessingError('The picture is broken, or too large.', { cause });
    if (!(cause instanceof RangeError)) throw cause;
    throw new ProcessingError('The file is broken: the picture ends too early.', { cause });
  }
}
