import { ProcessingError } from '../../processing-contract.js';
import { bitsPerPixel, convertedPicture } from './converted-picture.js';
import { checkPictureSize } from './picture-size.js';
import type { Picture, PicturePart } from './picture-pdf.js';

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
  tileWidth: 322,
  tileHeight: 323,
  tileOffsets: 324,
  tileLengths: 325,
  jpegTables: 347,
} as const;

const sizes: Readonly<Record<number, number>> = { 1: 1, 3: 2, 4: 4, 7: 1 };
const jpeg = 7;
const known: ReadonlySet<number> = new Set(Object.values(fields));
const maxPictures = 5_000;
const maxParts = 20_000;
/** Of all fields of all pictures: their places in the file, mainly. */
const maxValues = 5_000_000;

type Fields = ReadonlyMap<number, readonly number[]>;

/** A picture's fields, and where they are. */
interface Directory {
  readonly at: number;
  readonly found: Fields;
}

/** The pictures of a file as a PDF can hold them: scans of several pages are one. */
export async function tiffPictures(bytes: Buffer): Promise<readonly Picture[]> {
  const all = directories(bytes);
  checkParts(bytes, all);
  const pictures: Picture[] = [];
  for (const directory of all) pictures.push(pictureOf(bytes, directory.found) ?? (await converted(bytes, directory)));
  return pictures;
}

/** Parts of pictures do not overlap: a hostile file shows the same bytes again and again. */
function checkParts(bytes: Buffer, all: readonly Directory[]): void {
  let sum = 0;
  for (const { found } of all) for (const data of dataOf(bytes, found)) sum += data.length;
  if (sum > bytes.length) throw new ProcessingError('The file is broken: the parts of its pictures overlap.');
}

/** A picture that can be seen through, or of an old kind. The library reads the one that the file names first. */
function converted(bytes: Buffer, { at, found }: Directory): Promise<Picture> {
  checkPictureSize(found.get(fields.width)?.[0] ?? 0, found.get(fields.height)?.[0] ?? 0, bitsPerPixel);
  const own = Buffer.from(bytes);
  if (own[0] === 0x49) own.writeUInt32LE(at, 4);
  else own.writeUInt32BE(at, 4);
  return convertedPicture(own);
}

function directories(bytes: Buffer): readonly Directory[] {
  const isLittle = bytes[0] === 0x49;
  const number = (at: number, size: number): number =>
    isLittle ? bytes.readUIntLE(at, size) : bytes.readUIntBE(at, size);
  const found: Directory[] = [];
  let total = 0;
  const seen = new Set<number>();
  for (let at = number(4, 4); at !== 0 && !seen.has(at) && found.length < maxPictures; ) {
    seen.add(at);
    const count = number(at, 2);
    const entries = new Map<number, readonly number[]>();
    for (let index = 0; index < count; index += 1) {
      const entry = at + 2 + index * 12;
      const size = sizes[number(entry + 2, 2)];
      const values = number(entry + 4, 4);
      if (!known.has(number(entry, 2)) || size === undefined || values > maxParts) continue;
      total += values;
      if (total > maxValues) throw new ProcessingError('The file is broken: its pictures have too many parts.');
      const start = size * values <= 4 ? entry + 8 : number(entry + 8, 4);
      entries.set(
        number(entry, 2),
        Array.from({ length: values }, (_, each) => number(start + each * size, size)),
      );
    }
    found.push({ at, found: entries });
    at = number(at + 2 + count * 12, 4);
  }
  return found;
}

/** Undefined for a kind that a PDF cannot hold. */
function pictureOf(bytes: Buffer, found: Fields): Picture | undefined {
  const value = (field: number, otherwise = 0): number => found.get(field)?.[0] ?? otherwise;
  const [width, height] = [value(fields.width), value(fields.height)];
  checkPictureSize(width, height, value(fields.bits, 1) * value(fields.samples, 1));
  const places = placesOf(found, width, height);
  const dictionary = dictionaryOf(found, places[0]?.width ?? width);
  const data = dataOf(bytes, found);
  if (dictionary === undefined || data.length === 0 || value(fields.planes, 1) !== 1) return undefined;
  const parts = places.flatMap((place, index) => {
    const part = data[index];
    return part === undefined ? [] : [{ ...place, data: partData(part, found) }];
  });
  return { width, height, dictionary, parts };
}

/** Where the parts of a picture are: strips from the top, or tiles line by line. */
function placesOf(found: Fields, width: number, height: number): readonly Omit<PicturePart, 'data'>[] {
  const [across, down] = [found.get(fields.tileWidth)?.[0], found.get(fields.tileHeight)?.[0]];
  const isTiled = across !== undefined && down !== undefined && across > 0 && down > 0;
  const partWidth = isTiled ? across : width;
  const partHeight = isTiled ? down : Math.min(height, found.get(fields.rows)?.[0] || height);
  const columns = Math.ceil(width / partWidth);
  const count = Math.min(maxParts, columns * Math.ceil(height / partHeight));
  return Array.from({ length: count }, (_, index) => {
    const top = Math.floor(index / columns) * partHeight;
    // The last strip is as high as what is left; tiles are all of the same size.
    const partHeightHere = isTiled ? partHeight : Math.min(partHeight, height - top);
    return { left: (index % columns) * partWidth, top, width: partWidth, height: partHeightHere };
  });
}

function dataOf(bytes: Buffer, found: Fields): readonly Buffer[] {
  const offsets = found.get(fields.offsets) ?? found.get(fields.tileOffsets) ?? [];
  const lengths = found.get(fields.lengths) ?? found.get(fields.tileLengths) ?? [];
  return lengths.map((length, index) => {
    const offset = offsets[index] ?? bytes.length;
    return bytes.subarray(offset, offset + length);
  });
}

/** The bytes of a part: faxes may have the bits of each byte in the opposite order, and parts of JPEG share their tables. */
function partData(data: Buffer, found: Fields): Buffer {
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

function dictionaryOf(found: Fields, width: number): string | undefined {
  const value = (field: number, otherwise: number): number => found.get(field)?.[0] ?? otherwise;
  const bits = value(fields.bits, 1);
  const samples = value(fields.samples, 1);
  const colours = value(fields.colours, 1);
  const packing = value(fields.packing, 1);
  const isWhiteZero = colours === 0;
  const space = colourSpace(colours, samples, found.get(fields.palette));
  if (space === undefined || (colours === 6 && packing !== jpeg)) return undefined;
  const parameters = `/Colors ${samples}/BitsPerComponent ${bits}/Columns ${width}/Predictor ${value(fields.predictor, 1)}`;
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
  if (filter === undefined || bits > 16) return undefined;
  // The codes of faxes mean black and white themselves; whether that is 0 or 1 is the reader's matter.
  const isFax = packing >= 2 && packing <= 4;
  return `/ColorSpace${space}/BitsPerComponent ${bits}${isWhiteZero && !isFax ? '/Decode[1 0]' : ''}${filter}`;
}

function colourSpace(colours: number, samples: number, palette: readonly number[] | undefined): string | undefined {
  if (colours <= 1 && samples === 1) return '/DeviceGray';
  if ((colours === 2 || colours === 6) && samples === 3) return '/DeviceRGB';
  if (colours === 5 && samples === 4) return '/DeviceCMYK';
  if (colours !== 3 || samples !== 1 || palette === undefined) return undefined;
  const count = palette.length / 3;
  const table = Array.from({ length: count }, (_, index) =>
    [0, 1, 2].map((colour) => ((palette[colour * count + index] ?? 0) >> 8).toString(16).padStart(2, '0')).join(''),
  );
  return `[/Indexed/DeviceRGB ${count - 1}<${table.join('')}>]`;
}
