import { ProcessingError } from '../../processing-contract.js';

/** What a picture may have in memory: 66 million pixels in colour, or a plan of A0 in black and white. */
const maxBytes = 200_000_000;

/** Refuses a picture that has no pixels, or more than can be held in memory. */
export function checkPictureSize(width: number, height: number, bitsPerPixel: number): void {
  if (width === 0 || height === 0) throw new ProcessingError('The file is broken: the picture has no size.');
  if ((width * height * bitsPerPixel) / 8 > maxBytes)
    throw new ProcessingError(
      `The picture is too large: it has ${width} by ${height} pixels, and ${Math.floor((maxBytes * 8) / bitsPerPixel)} of its kind are read at most. Make it smaller, and upload it again.`,
    );
}
