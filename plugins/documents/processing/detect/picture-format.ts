import { fileTypeFromBuffer } from 'file-type';
import type { PictureFormat } from '../formats/image/image.js';

/** The formats of pictures that are read, by their media types. */
const pictures: ReadonlyMap<string, PictureFormat> = new Map([
  ['image/jpeg', 'jpg'],
  ['image/png', 'png'],
  ['image/tiff', 'tif'],
  ['image/gif', 'gif'],
  ['image/bmp', 'bmp'],
  ['image/webp', 'webp'],
]);

/** The fields of a TIFF may lie at its end, which the library would look for. */
const tiffMarks = ['II*\0', 'MM\0*'];

/** The media type of a file by its first bytes. */
export async function mediaTypeOf(head: Buffer): Promise<string | undefined> {
  if (tiffMarks.includes(head.toString('latin1', 0, 4))) return 'image/tiff';
  return (await fileTypeFromBuffer(head))?.mime;
}

/** The format of a picture; undefined for other files. */
export async function pictureFormat(head: Buffer): Promise<PictureFormat | undefined> {
  return pictureOfType(await mediaTypeOf(head));
}

/** The format of a picture of a media type. */
export function pictureOfType(type: string | undefined): PictureFormat | undefined {
  return type === undefined ? undefined : pictures.get(type);
}
