import { ProcessingError } from '../../processing-contract.js';
import { checkPictureSize } from './picture-size.js';
import { type Picture, wholePicture } from './picture-pdf.js';

/** Frames of lines in succession; the others differ in their packing, which does not matter here (ITU-T T.81, B.1.1.3). */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
/** Those that programs that show pictures can read: not the ones without loss, or in arithmetic codes. */
const usualFrames = [0xc0, 0xc1, 0xc2];
const usualDepth = 8;
const adobe = 0xee;

const colours = new Map([
  [1, '/DeviceGray'],
  [3, '/DeviceRGB'],
  [4, '/DeviceCMYK'],
]);

/** A photo as a PDF can hold it: the file itself. */
export function jpegPicture(bytes: Buffer): Picture {
  let isInverted = false;
  for (let at = 2; at + 9 < bytes.length; ) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff) break;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    // Programs of Adobe, and those that follow them, store the opposite of each ink.
    if (marker === adobe && bytes.toString('latin1', at + 4, at + 9) === 'Adobe') isInverted = true;
    if (isFrame(marker)) return pictureOf(bytes, at, isInverted);
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  throw new ProcessingError('The file is broken: the picture has no size.');
}

function pictureOf(bytes: Buffer, at: number, isInverted: boolean): Picture {
  const [height, width, components] = [bytes.readUInt16BE(at + 5), bytes.readUInt16BE(at + 7), bytes[at + 9] ?? 0];
  if (!usualFrames.includes(bytes[at + 1] ?? 0) || bytes[at + 4] !== usualDepth)
    throw new ProcessingError('This kind of JPEG is not supported. Convert it to PDF or PNG.');
  const colour = colours.get(components);
  if (colour === undefined) throw new ProcessingError('The file is broken: the picture has unknown colours.');
  checkPictureSize(width, height, components * 8);
  const inks = components === 4 && isInverted ? '/Decode[1 0 1 0 1 0 1 0]' : '';
  return wholePicture(width, height, `/ColorSpace${colour}/BitsPerComponent 8/Filter/DCTDecode${inks}`, bytes);
}
