import type { DocumentBlocks } from '../../document-block.js';
import { readPdfBytes } from '../../pdf/pdf.js';
import { ProcessingError } from '../../processing-contract.js';
import { bytesOf, type SourceDocument } from '../../source-document.js';
import { anyPngPicture, bmpPicture, gifPicture, webpPicture } from './converted-picture.js';
import { jpegPicture } from './jpeg.js';
import { type Picture, pdfOfPictures } from './picture-pdf.js';
import { tiffPictures } from './tiff.js';

/** The formats of pictures that are read. A TIFF has several, if it is a scan of several pages. */
export type PictureFormat = 'jpg' | 'png' | 'gif' | 'bmp' | 'webp' | 'tif';

/** Reads a picture of a page or of a screen by OCR: as a page of a PDF, which draws it in every resolution and position that OCR needs. */
export async function* readPicture(source: SourceDocument, format: PictureFormat): DocumentBlocks {
  yield* readPdfBytes(pdfOfPictures(await picturesIn(await bytesOf(source.file), format)), source);
}

/** The pictures of a file. Throws a {@link ProcessingError} for a broken one. */
export async function picturesIn(bytes: Buffer, format: PictureFormat): Promise<readonly Picture[]> {
  try {
    return format === 'tif' ? await tiffPictures(bytes) : [await pictureIn(bytes, format)];
  } catch (cause) {
    // A trap of WebAssembly: a broken picture, or no memory left.
    if (cause instanceof Error && cause.name === 'RuntimeError')
      throw new ProcessingError('The picture is broken, or too large.', { cause });
    if (!(cause instanceof RangeError)) throw cause;
    throw new ProcessingError('The file is broken: the picture ends too early.', { cause });
  }
}

function pictureIn(bytes: Buffer, format: Exclude<PictureFormat, 'tif'>): Picture | Promise<Picture> {
  switch (format) {
    case 'jpg':
      return jpegPicture(bytes);
    case 'png':
      return anyPngPicture(bytes);
    case 'gif':
      return gifPicture(bytes);
    case 'bmp':
      return bmpPicture(bytes);
    case 'webp':
      return webpPicture(bytes);
  }
}
