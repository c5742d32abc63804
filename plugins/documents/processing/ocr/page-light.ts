import type { PageBitmap } from '../pdf/page-drawing.js';

/** A page is looked at in so many parts along each side: each is larger than a letter, and a shadow changes little in it. */
const parts = 12;
const shades = 256;
/** Every third point of every third row is enough. */
const spacing = 3;
/** Of ten points of a part, the lightest but one is paper, however dense its text is. */
const paperShare = 0.9;
/** In the shadow of a hand, paper has half its light. Paper of a scan has nearly the same everywhere. */
const mostUneven = 0.8;
/** So much of a page has another light than its lightest parts: it is more than a bar or a small picture. */
const leastShare = 0.15;
/** Parts that are darker than this, compared with the lightest ones, are no paper in a shadow: they are pictures, and what is around a page. */
const darkest = 0.25;

/** Whether the light on a page differs from part to part, as in photos with a shadow: then no single shade divides ink from paper. */
export function isUnevenlyLit(page: PageBitmap): boolean {
  const lights = Array.from({ length: parts * parts }, (_, at) =>
    paperOf(page, at % parts, Math.floor(at / parts)),
  ).toSorted((one, other) => one - other);
  const lightest = lights[Math.floor(lights.length * paperShare)] as number;
  const shaded = lights.filter((light) => light > darkest * lightest && light < mostUneven * lightest);
  return shaded.length >= leastShare * lights.length;
}

/** The shade of the paper in a part of a page. */
function paperOf({ width, height, pixels }: PageBitmap, column: number, row: number): number {
  const counts = new Uint32Array(shades);
  let left = 0;
  const [right, bottom] = [((column + 1) * width) / parts, ((row + 1) * height) / parts];
  for (let y = Math.floor((row * height) / parts); y < bottom; y += spacing) {
    for (let x = Math.floor((column * width) / parts); x < right; x += spacing) {
      counts[pixels[y * width + x] as number]! += 1;
      left += 1 - paperShare;
    }
  }
  let shade = shades - 1;
  while (shade > 0 && left >= (counts[shade] as number)) {
    left -= counts[shade] as number;
    shade -= 1;
  }
  return shade;
}
