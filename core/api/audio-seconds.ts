import { asBuffer } from './as-buffer.js';

/**
 * The length of a recording in seconds, never too short, of the formats whose length follows from their bytes alone: WAV with PCM, and MP3.
 * Others only state their length, and the statement may be wrong, so theirs is undefined.
 */
export function audioSeconds(bytes: Uint8Array): number | undefined {
  const view = asBuffer(bytes);
  return view.toString('latin1', 0, 4) === 'RIFF' ? wavSeconds(view) : mp3Seconds(view);
}

/** Integer and floating-point samples, and formats that say which of them in the extension of their header. */
const pcm: ReadonlySet<number> = new Set([1, 3]);
const extensible = 0xfffe;
const formatBytes = 16;
/** Where the extension has the format. */
const subFormatAt = 24;

/** All bytes count as samples: the length of the data in the header need not be right. */
function wavSeconds(file: Buffer): number | undefined {
  if (file.toString('latin1', 8, 12) !== 'WAVE') return undefined;
  for (let at = 12; at + 8 + formatBytes <= file.length; ) {
    const size = file.readUInt32LE(at + 4);
    if (file.toString('latin1', at, at + 4) === 'fmt ') return secondsOf(file, file.subarray(at + 8, at + 8 + size));
    at += 8 + size + (size % 2);
  }
  return undefined;
}

function secondsOf({ length }: Buffer, format: Buffer): number | undefined {
  if (format.length < formatBytes) return undefined;
  const tag = format.readUInt16LE(0);
  const isExtended = tag === extensible && format.length >= subFormatAt + 2;
  if (!pcm.has(isExtended ? format.readUInt16LE(subFormatAt) : tag)) return undefined;
  const [channels, rate, bits] = [format.readUInt16LE(2), format.readUInt32LE(4), format.readUInt16LE(14)];
  const bytesPerSecond = channels * rate * Math.floor(bits / 8);
  return bytesPerSecond > 0 ? length / bytesPerSecond : undefined;
}

/** Bits per millisecond of layer III, by their index, of MPEG 1 and of MPEG 2. */
const bitRates = [
  [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 0],
  [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160, 0],
] as const;
const sampleRates = [44_100, 48_000, 32_000] as const;

/** Undefined unless the whole file consists of frames, between tags of ID3: what else is in it, another decoder might take for frames. */
function mp3Seconds(file: Buffer): number | undefined {
  const end = file.length - (file.toString('latin1', file.length - 128, file.length - 125) === 'TAG' ? 128 : 0);
  let at = afterTag(file);
  let seconds = 0;
  while (at < end) {
    const frame = at + 4 <= end ? frameOf(file.readUInt32BE(at)) : undefined;
    if (!frame) return undefined;
    at += frame.bytes;
    seconds += frame.seconds;
  }
  return seconds > 0 ? seconds : undefined;
}

/** Where the tag at the beginning ends; its size has seven bits in each byte. */
function afterTag(file: Buffer): number {
  if (file.length < 10 || file.toString('latin1', 0, 3) !== 'ID3') return 0;
  const size = [6, 7, 8, 9].reduce((sum, at) => sum * 128 + ((file[at] ?? 0) & 0x7f), 0);
  return 10 + size;
}

function frameOf(header: number): { readonly bytes: number; readonly seconds: number } | undefined {
  const version = (header >>> 19) & 3;
  const layer = (header >>> 17) & 3;
  if (header >>> 21 !== 0x7ff || version === 1 || layer !== 1) return undefined;
  const isFirst = version === 3;
  const bitRate = (bitRates[isFirst ? 0 : 1][(header >>> 12) & 15] ?? 0) * 1000;
  // MPEG 2 has half of the rates of MPEG 1, and MPEG 2.5 a quarter.
  const sampleRate = (sampleRates[(header >>> 10) & 3] ?? 0) / (isFirst ? 1 : version === 2 ? 2 : 4);
  if (bitRate === 0 || sampleRate === 0) return undefined;
  const samples = isFirst ? 1152 : 576;
  const padding = (header >>> 9) & 1;
  return { bytes: Math.floor((samples / 8) * (bitRate / sampleRate)) + padding, seconds: samples / sampleRate };
}
