import { deflateSync, inflateSync } from 'node:zlib';
import { ProcessingError } from '../../processing-contract.js';
import { type Picture, wholePicture } from './picture-pdf.js';
import { checkPictureSize } from './picture-size.js';

const signatureLength = 8;

/** Kinds of pixels; https://www.w3.org/TR/png-3/#11IHDR. */
const kinds = { gray: 0, rgb: 2, palette: 3, grayAlpha: 4, rgbAlpha: 6 } as const;
const channelsOf: ReadonlyMap<number, number> = new Map([
  [kinds.gray, 1],
  [kinds.rgb, 3],
  [kinds.palette, 1],
  [kinds.grayAlpha, 2],
  [kinds.rgbAlpha, 4],
]);
/** How bright the eye finds red, green and blue; https://www.itu.int/rec/R-REC-BT.601. */
const brightness = [0.299, 0.587, 0.114] as const;

interface PngFile {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly kind: number;
  readonly channels: number;
  readonly palette: Buffer;
  readonly data: Buffer;
}

/** A picture as a PDF can hold it. Its packed bytes are those of PNG, but for what can be seen through: it lies on white, in gray. */
export function pngPicture(bytes: Buffer): Picture {
  const file = readPng(bytes);
  const { width, height, depth, kind, channels, palette, data } = file;
  if (kind === kinds.grayAlpha || kind === kinds.rgbAlpha) {
    const dictionary = '/ColorSpace/DeviceGray/BitsPerComponent 8/Filter/FlateDecode';
    return wholePicture(width, height, dictionary, deflateSync(grayOnWhite(file), { level: 1 }));
  }
  const colour =
    kind === kinds.palette
      ? `[/Indexed/DeviceRGB ${palette.length / 3 - 1}<${palette.toString('hex')}>]`
      : kind === kinds.rgb
        ? '/DeviceRGB'
        : '/DeviceGray';
  const parameters = `/Predictor 15/Colors ${channels}/BitsPerComponent ${depth}/Columns ${width}`;
  const dictionary = `/ColorSpace${colour}/BitsPerComponent ${depth}/Filter/FlateDecode/DecodeParms<<${parameters}>>`;
  return wholePicture(width, height, dictionary, data);
}

function readPng(bytes: Buffer): PngFile {
  const data: Buffer[] = [];
  let [palette, alphas]: [Buffer, Buffer] = [Buffer.alloc(0), Buffer.alloc(0)];
  for (let at = signatureLength; at + 12 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    const name = bytes.toString('latin1', at + 4, at + 8);
    const content = bytes.subarray(at + 8, at + 8 + length);
    if (name === 'IDAT') data.push(content);
    else if (name === 'PLTE') palette = content.subarray(0, Math.floor(content.length / 3) * 3);
    else if (name === 'tRNS') alphas = content;
    else if (name === 'IEND') break;
    at += 12 + length;
  }
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  const [depth = 8, kind = 0] = bytes.subarray(24, 26);
  const channels = channelsOf.get(kind);
  if (channels === undefined || data.length === 0 || (kind === kinds.palette && palette.length === 0))
    throw new ProcessingError('The file is broken: the picture has no pixels.');
  checkPictureSize(width, height, channels * depth);
  const shown = palette.map((value, index) => onWhite(value, alphas[Math.floor(index / 3)] ?? 255));
  return { width, height, depth, kind, channels, palette: Buffer.from(shown), data: Buffer.concat(data) };
}

/** One byte for each pixel. Lines are stored as differences; https://www.w3.org/TR/png-3/#9Filters. */
function grayOnWhite({ width, height, channels, depth, data }: PngFile): Buffer {
  const size = depth / 8;
  const step = channels * size;
  const stride = width * step;
  const raw = inflated(data, height * (stride + 1));
  const gray = Buffer.alloc(width * height);
  let above: Buffer = Buffer.alloc(stride);
  for (let line = 0; line < height; line += 1) {
    const from = line * (stride + 1);
    const pixels = raw.subarray(from + 1, from + 1 + stride);
    addDifferences(pixels, above, raw[from] ?? 0, step);
    for (let column = 0; column < pixels.length / step; column += 1)
      gray[line * width + column] = grayOf(pixels, column * step, channels, size);
    above = pixels;
  }
  return gray;
}

function addDifferences(line: Buffer, above: Buffer, filter: number, step: number): void {
  for (let index = 0; index < line.length; index += 1) {
    const left = index < step ? 0 : (line[index - step] ?? 0);
    const corner = index < step ? 0 : (above[index - step] ?? 0);
    line[index] = (line[index] ?? 0) + predicted(filter, left, above[index] ?? 0, corner);
  }
}

function grayOf(pixels: Buffer, at: number, channels: number, size: number): number {
  const first = pixels[at] ?? 0;
  const [red, green, blue] = brightness;
  const value =
    channels === 2 ? first : red * first + green * (pixels[at + size] ?? 0) + blue * (pixels[at + 2 * size] ?? 0);
  return onWhite(value, pixels[at + (channels - 1) * size] ?? 0);
}

function onWhite(value: number, alpha: number): number {
  return 255 - Math.round(((255 - value) * alpha) / 255);
}

function inflated(data: Buffer, length: number): Buffer {
  try {
    return inflateSync(data, { maxOutputLength: length + 1024 });
  } catch (cause) {
    throw new ProcessingError('The file is broken: the picture cannot be unpacked.', { cause });
  }
}

function predicted(filter: number, left: number, above: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return above;
  if (filter === 3) return (left + above) >> 1;
  if (filter !== 4) return 0;
  const estimate = left + above - corner;
  const [byLeft, byAbove, byCorner] = [
    Math.abs(estimate - left),
    Math.abs(estimate - above),
    Math.abs(estimate - corner),
  ];
  if (byLeft <= byAbove && byLeft <= byCorner) return left;
  return byAbove <= byCorner ? above : corner;
}
