import { ProcessingError } from '../../processing-contract.js';
import type { Picture } from './picture-pdf.js';

/** Fields of a picture; TIFF 6.0, section 8. */
const fields = {
  width: 256,
  height: 257,
  bits: 258,
  packing: 259,
  colours: 262,
  bitOrder: 266,
  offsets: 273,
  samples: 277,
  rows: 278,
  lengths: 279,
  planes: 284,
  faxOptions: 292,
  predictor: 317,
  palette: 320,
  tiles: 322,
  jpegTables: 347,
} as const;

const sizes: Readonly<Record<number, number>> = { 1: 1, 3: 2, 4: 4, 7: 1 };
const jpeg = 7;
const maxPictures = 5_000;
const maxStrips = 20_000;

type Fields = ReadonlyMap<number, readonly number[]>;

/** The pictures of a file as a PDF can hold them: scans of several pages are one. */
export function tiffPictures(bytes: Buffer): readonly Picture[] {
  return directories(bytes).map((found) => pictureOf(bytes, found));
}

function directories(bytes: Buffer): readonly Fields[] {
  const isLittle = bytes[0] === 0x49;
  const number = (at: number, size: number): number =>
    isLittle ? bytes.readUIntLE(at, size) : bytes.readUIntBE(at, size);
  const found: Fields[] = [];
  const seen = new Set<number>();
  for (let at = number(4, 4); at !== 0 && !seen.has(at) && found.length < maxPictures; ) {
    seen.add(at);
    const count = number(at, 2);
    const entries = new Map<number, readonly number[]>();
    for (let index = 0; index < count; index += 1) {
      const entry = at + 2 + index * 12;
      const size = sizes[number(entry + 2, 2)];
      const values = number(entry + 4, 4);
      if (size === undefined || values > maxStrips) continue;
      const start = size * values <= 4 ? entry + 8 : number(entry + 8, 4);
      entries.set(
        number(entry, 2),
        Array.from({ length: values }, (_, each) => number(start + each * size, size)),
      );
    }
    found.push(entries);
    at = number(at + 2 + count * 12, 4);
  }
  return found;
}

function pictureOf(bytes: Buffer, found: Fields): Picture {
  const value = (field: number, otherwise = 0): number => found.get(field)?.[0] ?? otherwise;
  const [width, height] = [value(fields.width), value(fields.height)];
  const offsets = found.get(fields.offsets) ?? [];
  const lengths = found.get(fields.lengths) ?? [];
  if (width === 0 || height === 0) throw new ProcessingError('The file is broken: the picture has no size.');
  if (found.has(fields.tiles) || offsets.length === 0 || value(fields.planes, 1) !== 1) throw unknownKind();
  const rows = Math.min(value(fields.rows, height), height);
  const strips = offsets.map((offset, index) => ({
    height: Math.min(rows, height - index * rows),
    data: stripData(bytes.subarray(offset, offset + (lengths[index] ?? 0)), found),
  }));
  return { width, height, dictionary: dictionaryOf(found, width), strips: strips.filter((strip) => strip.height > 0) };
}

/** The bytes of a strip: faxes may have the bits of each byte in the opposite order, and strips of JPEG share their tables. */
function stripData(data: Buffer, found: Fields): Buffer {
  if (found.get(fields.bitOrder)?.[0] === 2) return Buffer.from(data.map(reversedBits));
  const tables = found.get(fields.packing)?.[0] === jpeg ? found.get(fields.jpegTables) : undefined;
  if (tables === undefined) return data;
  // Both begin with a mark, and the tables end with one.
  return Buffer.concat([Buffer.from(tables.slice(0, -2)), data.subarray(2)]);
}

function reversedBits(byte: number): number {
  let reversed = 0;
  for (let bit = 0; bit < 8; bit += 1) if ((byte & (1 << bit)) !== 0) reversed |= 0x80 >> bit;
  return reversed;
}

function dictionaryOf(found: Fields, width: number): string {
  const value = (field: number, otherwise: number): number => found.get(field)?.[0] ?? otherwise;
  const bits = value(fields.bits, 1);
  const samples = value(fields.samples, 1);
  const colours = value(fields.colours, 1);
  const isWhiteZero = colours === 0;
  if (colours === 6 && value(fields.packing, 1) !== jpeg) throw unknownKind();
  const space = colourSpace(colours, samples, found.get(fields.palette));
  const parameters = `/Colors ${samples}/BitsPerComponent ${bits}/Columns ${width}/Predictor ${value(fields.predictor, 1)}`;
  const packing = value(fields.packing, 1);
  const fax = packing === 4 ? '/K -1' : (value(fields.faxOptions, 0) & 1) === 1 ? '/K 1' : '/K 0';
  const filters: Readonly<Record<number, string>> = {
    1: '',
    2: `/Filter/CCITTFaxDecode/DecodeParms<</K 0/EncodedByteAlign true/Columns ${width}/Rows %height/BlackIs1 false>>`,
    3: `/Filter/CCITTFaxDecode/DecodeParms<<${fax}/Columns ${width}/Rows %height/BlackIs1 false>>`,
    4: `/Filter/CCITTFaxDecode/DecodeParms<<${fax}/Columns ${width}/Rows %height/BlackIs1 false>>`,
    [jpeg]: `/Filter/DCTDecode/DecodeParms<</ColorTransform ${colours === 6 ? 1 : 0}>>`,
    5: `/Filter/LZWDecode/DecodeParms<<${parameters}>>`,
    8: `/Filter/FlateDecode/DecodeParms<<${parameters}>>`,
    32946: `/Filter/FlateDecode/DecodeParms<<${parameters}>>`,
    32773: '/Filter/RunLengthDecode',
  };
  const filter = filters[packing];
  if (filter === undefined || bits > 16) throw unknownKind();
  // The codes of faxes mean black and white themselves; whether that is 0 or 1 is the reader's matter.
  const isFax = packing >= 2 && packing <= 4;
  return `/ColorSpace${space}/BitsPerComponent ${bits}${isWhiteZero && !isFax ? '/Decode[1 0]' : ''}${filter}`;
}

function colourSpace(colours: number, samples: number, palette: readonly number[] | undefined): string {
  if (colours <= 1 && samples === 1) return '/DeviceGray';
  if ((colours === 2 || colours === 6) && samples === 3) return '/DeviceRGB';
  if (colours === 5 && samples === 4) return '/DeviceCMYK';
  if (colours !== 3 || samples !== 1 || palette === undefined) throw unknownKind();
  const count = palette.length / 3;
  const table = Array.from({ length: count }, (_, index) =>
    [0, 1, 2].map((colour) => ((palette[colour * count + index] ?? 0) >> 8).toString(16).padStart(2, '0')).join(''),
  );
  return `[/Indexed/DeviceRGB ${count - 1}<${table.join('')}>]`;
}

function unknownKind(): ProcessingError {
  return new ProcessingError('This kind of TIFF is not supported. Convert it to PDF, PNG or JPEG.');
}
