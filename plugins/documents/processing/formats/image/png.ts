import { deflateSync, inflateSync } from 'node:zlib';
import { ProcessingError } from '../../processing-contract.js';
import type { Picture } from './picture-pdf.js';

const signatureLength = 8;
/** More pixels than the largest scan of A3. */
const maxPixels = 64_000_000;

/** Kinds of pixels; https://www.w3.org/TR/png-3/#11IHDR. */
const kinds = { gray: 0, rgb: 2, palette: 3, grayAlpha: 4, rgbAlpha: 6 } as const;

interface PngFile {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly kind: number;
  readonly palette: Buffer;
  readonly data: Buffer;
}

/** A picture as a PDF can hold it. Its packed bytes are those of PNG, but for what can be seen through: it lies on white. */
export function pngPicture(bytes: Buffer): Picture {
  const { width, height, depth, kind, palette, data } = readPng(bytes);
  if (kind === kinds.grayAlpha || kind === kinds.rgbAlpha) {
    const channels = kind === kinds.grayAlpha ? 2 : 4;
    const opaque = onWhite(unfiltered(data, { width, height, channels, depth }), channels, depth / 8);
    const colour = kind === kinds.grayAlpha ? '/DeviceGray' : '/DeviceRGB';
    const dictionary = `/ColorSpace${colour}/BitsPerComponent 8/Filter/FlateDecode`;
    return { width, height, dictionary, strips: [{ height, data: deflateSync(opaque, { level: 1 }) }] };
  }
  const isPalette = kind === kinds.palette;
  const colour = isPalette
    ? `[/Indexed/DeviceRGB ${palette.length / 3 - 1}<${palette.toString('hex')}>]`
    : kind === kinds.rgb
      ? '/DeviceRGB'
      : '/DeviceGray';
  const parameters = `/Predictor 15/Colors ${kind === kinds.rgb ? 3 : 1}/BitsPerComponent ${depth}/Columns ${width}`;
  const dictionary = `/ColorSpace${colour}/BitsPerComponent ${depth}/Filter/FlateDecode/DecodeParms<<${parameters}>>`;
  return { width, height, dictionary, strips: [{ height, data }] };
}

function readPng(bytes: Buffer): PngFile {
  const data: Buffer[] = [];
  let palette: Buffer = Buffer.alloc(0);
  for (let at = signatureLength; at + 12 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    const name = bytes.toString('latin1', at + 4, at + 8);
    const content = bytes.subarray(at + 8, at + 8 + length);
    if (name === 'IDAT') data.push(content);
    else if (name === 'PLTE') palette = content.subarray(0, Math.floor(content.length / 3) * 3);
    else if (name === 'IEND') break;
    at += 12 + length;
  }
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  const [depth = 8, kind = 0, , , interlace] = bytes.subarray(24, 29);
  if (width === 0 || height === 0 || data.length === 0 || (kind === kinds.palette && palette.length === 0))
    throw new ProcessingError('The file is broken: the picture has no pixels.');
  if (width * height > maxPixels) throw new ProcessingError(`The picture has more than ${maxPixels} pixels.`);
  if (interlace !== 0)
    throw new ProcessingError('Interlaced PNG pictures are not supported. Save it without interlacing, or as PDF.');
  return { width, height, depth, kind, palette, data: Buffer.concat(data) };
}

interface Layout {
  readonly width: number;
  readonly height: number;
  readonly channels: number;
  readonly depth: number;
}

/** The bytes of all lines, without the differences in which they are stored; https://www.w3.org/TR/png-3/#9Filters. */
function unfiltered(data: Buffer, { width, height, channels, depth }: Layout): Buffer {
  const step = (channels * depth) / 8;
  const stride = width * step;
  const raw = inflated(data, height * (stride + 1));
  const lines = Buffer.alloc(height * stride);
  for (let line = 0; line < height; line += 1) {
    const filter = raw[line * (stride + 1)] ?? 0;
    const [from, to] = [line * (stride + 1) + 1, line * stride];
    for (let index = 0; index < stride; index += 1) {
      const left = index < step ? 0 : (lines[to + index - step] ?? 0);
      const above = line === 0 ? 0 : (lines[to + index - stride] ?? 0);
      const corner = line === 0 || index < step ? 0 : (lines[to + index - stride - step] ?? 0);
      lines[to + index] = (raw[from + index] ?? 0) + predicted(filter, left, above, corner);
    }
  }
  return lines;
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

/** One byte for each colour of each pixel. */
function onWhite(lines: Buffer, channels: number, size: number): Buffer {
  const pixels = lines.length / (channels * size);
  const opaque = Buffer.alloc(pixels * (channels - 1));
  for (let pixel = 0; pixel < pixels; pixel += 1) {
    const at = pixel * channels * size;
    const alpha = lines[at + (channels - 1) * size] ?? 0;
    for (let channel = 0; channel < channels - 1; channel += 1) {
      const value = lines[at + channel * size] ?? 0;
      opaque[pixel * (channels - 1) + channel] = 255 - Math.round(((255 - value) * alpha) / 255);
    }
  }
  return opaque;
}
