import { type PageBitmap, PageDrawing, type PixelArea } from './page-drawing.js';
import type { DrawnPage } from './drawn-text.js';
import { type Colour, objectTypes, PageObjectReader } from './page-objects.js';
import type { Box } from './page-frame.js';
import type { PictureText } from './picture-text.js';

/** Text whose colour has more of each part, out of 255, may be lost on white paper. */
const lightFrom = 192;
/** Paths whose colour has less of each part may cover text, or be what text in the same colour lies on. */
const darkBelow = 96;
/** Text that is less opaque than this, out of 255, may be lost anywhere. */
const opaqueFrom = 64;
/** Letters of fewer points are specks. */
const leastSize = 1;
/** How much lighter or darker, out of 255, what is seen is than what is around it. */
const leastContrast = 16;

/** A pattern is taken for black. */
const black: Colour = { darkest: 0, lightest: 0, opacity: 255 };

/** More characters than the densest page has a hundred times over. */
const maxCharacters = 1_000_000;
/** Objects besides text that are looked at. */
const maxObjects = 2_000;
/** A page with more objects would take minutes to be drawn. */
const maxDrawn = 20_000;
/** Dark areas, and pictures and areas over texts, with which texts are compared. */
const maxAreas = 100;
/** Pixels that are looked at, all texts together. */
const maxPixels = 50_000_000;
const dpi = 72;

const nowhere: PixelArea = { left: 0, top: 0, width: 0, height: 0 };

/** A text of which something says that it may not be seen. */
interface Suspect {
  readonly object: number;
  readonly isInvisible: boolean;
  readonly isTiny: boolean;
  /** Whether something is drawn over it. */
  readonly isCovered: boolean;
  box: Box;
  characters: number;
}

/** An open page with its text. */
interface LoadedPage extends DrawnPage {
  readonly text: number;
  /** Of its document. */
  readonly pictureText: PictureText;
}

/**
 * Takes texts off an open page that a reader does not see: in the colour of what is behind them, transparent, smaller than a point, beside the page, in
 * layers that are off, and below bars, pictures and white areas. Where something may be of that kind, the page is drawn with and without it, which tells
 * what is seen. Invisible text over a picture, and text below one that is not plain, is what OCR has read from it.
 *
 * @returns how many characters they have; with any, the text of the page has to be loaded again
 */
export function hideUnseen(source: LoadedPage): number {
  return PageObjectReader.use(source.pdfium, (reader) => {
    const around = surroundingsOf(source, reader);
    const suspects = suspectsOf(source, reader, around);
    const [ofPictures, others] = divided(suspects, (suspect) => mayBeOfOcr(suspect, around));
    const hidden = source.pictureText.isOfOcr ? 0 : hideAmong(ofPictures, source, around);
    if (ofPictures.length > 0) source.pictureText.note(hidden === 0);
    // Each on its own: what is drawn over a covered text may be a text itself.
    const [covered, rest] = divided(others, ({ isCovered }) => isCovered);
    return hidden + hideAmong(covered, source, around) + hideAmong(rest, source, around);
  });
}

function divided<Item>(items: readonly Item[], test: (item: Item) => boolean): readonly [Item[], Item[]] {
  return [items.filter(test), items.filter((item) => !test(item))];
}

/** Whether OCR may have read a text from a picture that lies behind or over it. */
function mayBeOfOcr({ box, isInvisible, isCovered }: Suspect, { pictures }: Surroundings): boolean {
  return (isInvisible || isCovered) && pictures.some((picture) => overlaps(picture, box));
}

/** Draws the page with and without texts, and takes off those that nobody sees. @returns how many characters they have */
function hideAmong(suspects: readonly Suspect[], { pdfium, page }: LoadedPage, around: Surroundings): number {
  if (suspects.length === 0) return 0;
  const drawing = new PageDrawing(pdfium, page, dpi);
  const isDrawn = pdfium._FPDFPage_CountObjects(page) <= maxDrawn;
  const whole = isDrawn ? drawing.areaOf(suspects.map(({ box }) => box).reduce(union)) : nowhere;
  const drawn = suspects.every(({ isInvisible }) => isInvisible) ? undefined : drawing.draw(whole);
  for (const { object } of suspects) pdfium._FPDFPageObj_SetIsActive(object, 0);
  const places = new DrawnPlaces(whole, drawn, drawing.draw(whole));
  const isSeen = (suspect: Suspect): boolean => {
    const { isInvisible, isTiny } = suspect;
    const area = drawing.areaOf(suspect.box);
    return (
      (!isInvisible && !isTiny && places.isDifferent(area)) || (mayBeOfOcr(suspect, around) && places.isFilled(area))
    );
  };
  let hidden = 0;
  for (const suspect of suspects) {
    if (isDrawn && isSeen(suspect)) pdfium._FPDFPageObj_SetIsActive(suspect.object, 1);
    else hidden += suspect.characters;
  }
  return hidden;
}

/** What lies on a page besides texts. */
interface Surroundings {
  /** Of the page. */
  readonly bounds: Box;
  readonly dark: readonly Box[];
  /** Also those of parts that may have pictures. */
  readonly pictures: readonly Box[];
  /** Pictures and filled paths, which may lie over text. */
  readonly covers: readonly Cover[];
  /** When each text is drawn. */
  readonly order: ReadonlyMap<number, number>;
}

/** What is drawn after texts, and covers those that lie in its box. */
interface Cover {
  readonly box: Box;
  readonly order: number;
}

function surroundingsOf({ pdfium, page }: LoadedPage, reader: PageObjectReader): Surroundings {
  const [dark, pictures]: [Box[], Box[]] = [[], []];
  const covers: Cover[] = [];
  const order = new Map<number, number>();
  const all = pdfium._FPDFPage_CountObjects(page);
  const count = Math.min(maxObjects, all);
  // Only a page that is drawn tells what is covered.
  const mostCovers = all > maxDrawn ? 0 : maxAreas;
  for (let index = 0; index < count; index += 1) {
    const object = pdfium._FPDFPage_GetObject(page, index);
    const type = pdfium._FPDFPageObj_GetType(object);
    if (type === objectTypes.text) order.set(object, index);
    else if (type === objectTypes.image || type === objectTypes.form) pictures.push(reader.bounds(object));
    else if (type === objectTypes.path && dark.length < maxAreas && isDark(reader, object))
      dark.push(reader.bounds(object));
    const mayCover = type === objectTypes.image || (type === objectTypes.path && reader.isFilled(object));
    if (mayCover && order.size > 0 && covers.length < mostCovers)
      covers.push({ box: reader.bounds(object), order: index });
  }
  return { bounds: reader.pageBounds(page), dark, pictures, covers, order };
}

function isDark(reader: PageObjectReader, path: number): boolean {
  return reader.isFilled(path) && (reader.colour(path)?.lightest ?? 255) < darkBelow;
}

function suspectsOf({ pdfium, text }: LoadedPage, reader: PageObjectReader, around: Surroundings): readonly Suspect[] {
  const suspects = new Map<number, Suspect | undefined>();
  const count = Math.min(maxCharacters, pdfium._FPDFText_CountChars(text));
  for (let index = 0; index < count; index += 1) {
    const object = pdfium._FPDFText_GetTextObject(text, index);
    // A space that the library has added belongs to no text.
    if (object === 0) continue;
    if (!suspects.has(object)) suspects.set(object, suspectOf(reader, { text, index, object }, around));
    const suspect = suspects.get(object);
    if (suspect === undefined) continue;
    const box = reader.letterBox(text, index);
    suspect.box = union(suspect.box, box);
    if (box.right > box.left) suspect.characters += 1;
  }
  return Array.from(suspects.values()).filter((suspect) => suspect !== undefined);
}

/** The first letter of a text. */
interface FirstLetter {
  readonly text: number;
  readonly index: number;
  readonly object: number;
}

function suspectOf(
  reader: PageObjectReader,
  { text, index, object }: FirstLetter,
  { bounds, dark, covers, order }: Surroundings,
): Suspect | undefined {
  const isInvisible = reader.isInvisible(object);
  const isTiny = (reader.letterSize(text, index) ?? leastSize) < leastSize;
  const box = reader.letterBox(text, index);
  const { darkest, lightest, opacity } = reader.colour(object) ?? black;
  const drawn = order.get(object) ?? maxObjects;
  const isCovered = covers.some((cover) => cover.order > drawn && surrounds(cover.box, box));
  const mayBeLost =
    isCovered ||
    opacity < opaqueFrom ||
    darkest >= lightFrom ||
    (lightest < darkBelow && dark.some((area) => overlaps(area, box))) ||
    !overlaps(box, bounds) ||
    reader.isInLayer(object);
  return isInvisible || isTiny || mayBeLost
    ? { object, isInvisible, isTiny, isCovered, box, characters: 0 }
    : undefined;
}

function overlaps(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.bottom < other.top && other.bottom < one.top;
}

/** Whether a box has the middle of another one: a line below or through a word does not cover it. */
function surrounds(outer: Box, { left, right, bottom, top }: Box): boolean {
  const [x, y] = [(left + right) / 2, (bottom + top) / 2];
  return outer.left < x && x < outer.right && outer.bottom < y && y < outer.top;
}

function union(one: Box, other: Box): Box {
  return {
    left: Math.min(one.left, other.left),
    right: Math.max(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
    top: Math.max(one.top, other.top),
  };
}

/** Two pictures of a part of a page, with texts and without them. */
class DrawnPlaces {
  readonly #around: PixelArea;
  readonly #drawn: PageBitmap | undefined;
  readonly #without: PageBitmap;
  #pixels = 0;

  /** @param drawn undefined if no text draws anything */
  constructor(around: PixelArea, drawn: PageBitmap | undefined, without: PageBitmap) {
    this.#around = around;
    this.#drawn = drawn;
    this.#without = without;
  }

  /** Whether the pictures differ in a place. */
  isDifferent(area: PixelArea): boolean {
    const pixels = this.#drawn?.pixels;
    if (pixels === undefined) return false;
    const { pixels: others } = this.#without;
    return this.#some(area, (at) => Math.abs((pixels[at] ?? 0) - (others[at] ?? 0)) >= leastContrast);
  }

  /** Whether something else is drawn in a place. */
  isFilled(area: PixelArea): boolean {
    const { pixels } = this.#without;
    let [darkest, lightest] = [255, 0];
    return this.#some(area, (at) => {
      const pixel = pixels[at] ?? 0;
      darkest = Math.min(darkest, pixel);
      lightest = Math.max(lightest, pixel);
      return lightest - darkest >= leastContrast;
    });
  }

  #some({ left, top, width, height }: PixelArea, test: (at: number) => boolean): boolean {
    const { left: fromX, top: fromY, width: rowLength } = this.#around;
    for (let y = top - fromY; y < top - fromY + height && this.#pixels < maxPixels; y += 1) {
      this.#pixels += width;
      for (let x = left - fromX; x < left - fromX + width; x += 1) if (test(y * rowLength + x)) return true;
    }
    return false;
  }
}
