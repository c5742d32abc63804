import { ocrEngine } from '../../ocr/ocr-engine.js';
import { ProcessingError } from '../../processing-contract.js';
import { checkPictureSize } from './picture-size.js';
import type { Picture } from './picture-pdf.js';
import { pngPicture } from './png.js';

/** As many as the library has for each pixel, once as it unpacks it and once as it keeps it. */
export const bitsPerPixel = 64;
/** The length of the two headers of a BMP, without what only some have. */
const bmpHead = 54;
/** Where a PNG says how its lines follow each other. */
const interlacing = 28;

/** A picture of a kind that a PDF cannot hold, as PNG. Of a moving picture it is the first. */
export async function convertedPicture(bytes: Buffer): Promise<Picture> {
  const png = await ocrEngine.toPng(bytes);
  if (png === undefined)
    throw new ProcessingError('The picture is broken, or of an unusual kind. Convert it to PDF, PNG or JPEG.');
  return pngPicture(png);
}

/** A PDF cannot hold one that becomes sharper while it comes (interlaced). */
export function anyPngPicture(bytes: Buffer): Picture | Promise<Picture> {
  if ((bytes[interlacing] ?? 0) === 0) return pngPicture(bytes);
  checkPictureSize(bytes.readUInt32BE(16), bytes.readUInt32BE(20), bitsPerPixel);
  return convertedPicture(bytes);
}

/** https://www.w3.org/Graphics/GIF/spec-gif89a.txt */
export function gifPicture(bytes: Buffer): Promise<Picture> {
  checkPictureSize(bytes.readUInt16LE(6), bytes.readUInt16LE(8), bitsPerPixel);
  return convertedPicture(bytes);
}

/** https://learn.microsoft.com/windows/win32/gdi/bitmap-storage */
export function bmpPicture(bytes: Buffer): Promise<Picture> {
  const isOld = bytes.readUInt32LE(14) === 12;
  // Lines from the top are written as a negative height.
  const [width, height] = isOld
    ? [bytes.readUInt16LE(18), bytes.readUInt16LE(20)]
    : [Math.abs(bytes.readInt32LE(18)), Math.abs(bytes.readInt32LE(22))];
  checkPictureSize(width, height, bitsPerPixel);
  const isDeep = !isOld && bytes.readUInt16LE(28) === 32;
  return convertedPicture(isDeep ? withoutAlpha(bytes, width, height) : bytes);
}

/** The library does not read pictures with four bytes for each pixel, the last of which mostly says nothing. */
function withoutAlpha(bytes: Buffer, width: number, height: number): Buffer {
  const start = bytes.readUInt32LE(10);
  const stride = Math.ceil((width * 3) / 4) * 4;
  const head = Buffer.from(bytes.subarray(0, bmpHead));
  const pixels = Buffer.alloc(stride * height);
  for (let line = 0; line < height; line += 1) {
    const from = start + line * width * 4;
    for (let column = 0; column < width; column += 1)
      bytes.copy(pixels, line * stride + column * 3, from + column * 4, from + column * 4 + 3);
  }
  for (const [at, value] of [
    [2, bmpHead + pixels.length],
    [10, bmpHead],
    [14, bmpHead - 14],
    [30, 0],
    [34, pixels.length],
  ] as const)
    head.writeUInt32LE(value, at);
  head.writeUInt16LE(24, 28);
  return Buffer.concat([head, pixels]);
}

/** https://developers.google.com/speed/webp/docs/riff_container */
export function webpPicture(bytes: Buffer): Promise<Picture> {
  const [width, height] = webpSize(bytes);
  checkPictureSize(width, height, bitsPerPixel);
  return convertedPicture(bytes);
}

function webpSize(bytes: Buffer): readonly [width: number, height: number] {
  const kind = bytes.toString('latin1', 12, 16);
  if (kind === 'VP8X') return [bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1];
  if (kind === 'VP8 ') return [bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff];
  const sides = bytes.readUInt32LE(21);
  return [(sides & 0x3fff) + 1, ((sides >> 14) & 0x3fff) + 1];
}
