import type { PageBitmap } from '../pdf/page-drawing.js';
import { changesOf } from './page-profile.js';

/** A page may have been scanned or photographed so far askew, in degrees. */
const mostSkew = 20;
const step = 0.5;
/** The engine reads lines that are less slanted, and finds no text in those of 8°. */
const leastSkew = 3;
/** How many times clearer lines must be in their slant than level. */
const clearly = 1.5;

/** Every second point of every second row is looked at. */
const spacing = 2;
/** The edge of a letter: so much darker than what is three points away. The brightness of a photo changes, but not so suddenly. */
const contrast = 48;
const reach = 3;
const white = 255;

/** A page turned to the right by some degrees; white is beside it. */
export function straightened(page: PageBitmap, degrees: number): PageBitmap {
  if (degrees === 0) return page;
  const [sine, cosine] = sineAndCosine(degrees);
  const { width, height } = page;
  const [across, along] = [Math.abs(sine), cosine];
  const size = [Math.ceil(width * along + height * across), Math.ceil(height * along + width * across)] as const;
  const pixels = new Uint8Array(size[0] * size[1]).fill(white);
  for (let row = 0; row < size[1]; row += 1) {
    const y = row - size[1] / 2;
    for (let column = 0; column < size[0]; column += 1) {
      const x = column - size[0] / 2;
      const shade = shadeAt(page, x * cosine + y * sine + width / 2, y * cosine - x * sine + height / 2);
      if (shade !== undefined) pixels[row * size[0] + column] = shade;
    }
  }
  return { width: size[0], height: size[1], pixels };
}

/** By how many degrees the lines of a page rise to the right, if that is too much for the engine; else 0. Pages may lie on any side. */
export function skewOf(page: PageBitmap): number {
  const edges = edgesOf(page);
  const level = clearness(edges, page, 0);
  let [best, most] = [0, clearly * level];
  for (let degrees = -mostSkew; degrees <= mostSkew; degrees += step) {
    const found = clearness(edges, page, degrees);
    if (found > most) [best, most] = [degrees, found];
  }
  return Math.abs(best) < leastSkew ? 0 : best;
}

/** The places of the edges of letters: their columns and rows by turns. */
function edgesOf({ width, height, pixels }: PageBitmap): readonly number[] {
  const edges: number[] = [];
  for (let y = reach; y < height; y += spacing) {
    for (let x = reach; x < width; x += spacing) {
      const at = y * width + x;
      const shade = (pixels[at] as number) + contrast;
      if (shade < (pixels[at - reach] as number) || shade < (pixels[at - reach * width] as number)) edges.push(x, y);
    }
  }
  return edges;
}

/** How much lines differ from what is between them, if they rise by these degrees; those of a page on its side run downwards. */
function clearness(edges: readonly number[], { width, height }: PageBitmap, degrees: number): number {
  const [sine, cosine] = sineAndCosine(degrees);
  const length = width + height;
  const [rows, columns] = [new Float64Array(2 * length), new Float64Array(2 * length)];
  for (let at = 0; at < edges.length; at += 2) {
    const [x, y] = [edges[at] as number, edges[at + 1] as number];
    const row = Math.round(y * cosine + x * sine) + length;
    const column = Math.round(x * cosine - y * sine) + length;
    rows[row] = (rows[row] as number) + 1;
    columns[column] = (columns[column] as number) + 1;
  }
  return Math.max(changesOf(rows), changesOf(columns));
}

/** Between the four points around a place; undefined beside the page. */
function shadeAt({ width, height, pixels }: PageBitmap, x: number, y: number): number | undefined {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  if (left < 0 || top < 0 || left + 1 >= width || top + 1 >= height) return undefined;
  const [toRight, down] = [x - left, y - top];
  const at = top * width + left;
  const above = (pixels[at] as number) * (1 - toRight) + (pixels[at + 1] as number) * toRight;
  const below = (pixels[at + width] as number) * (1 - toRight) + (pixels[at + width + 1] as number) * toRight;
  return Math.round(above * (1 - down) + below * down);
}

function sineAndCosine(degrees: number): readonly [number, number] {
  const radians = (degrees * Math.PI) / 180;
  return [Math.sin(radians), Math.cos(radians)];
}
