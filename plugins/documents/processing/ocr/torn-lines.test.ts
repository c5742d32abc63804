import { test } from 'tap';
import { buildPng, pictureOfPage } from '../../../../test/fixtures/documents/build-picture.js';
import { processFixture } from '../../../../test/fixtures/documents/process-fixture.js';
import type { PageBitmap } from '../pdf/page-drawing.js';
import { areTorn, isMostlyUnread, type RecognisedLine } from './torn-lines.js';

const white: PageBitmap = { width: 400, height: 200, pixels: new Uint8Array(400 * 200).fill(255) };

/** The page with bars of ink in place of the lines. */
function inked(lines: readonly RecognisedLine[]): PageBitmap {
  const pixels = white.pixels.slice();
  for (const { left, top, right, bottom } of lines)
    for (let y = top; y < bottom; y += 1) pixels.fill(0, y * white.width + left, y * white.width + right);
  return { ...white, pixels };
}

function line(left: number, top: number, right: number, words: number): RecognisedLine {
  return { left, top, right, bottom: top + 10, words };
}

await test('the rows of a scanned table stay together, with their lonely numbers', async (t) => {
  const cells = [
    ['Pos', 'Description', 'Qty', 'Price'],
    ['1', 'Hydraulic hose 12 mm', '14', '18.20'],
    ['2', 'Seal kit type Q', '6', '42.75'],
    ['3', 'Pressure gauge 250 bar', '2', '77.10'],
  ];
  const columns = [53, 106, 374, 470];
  const rows = cells.flatMap((row, index) =>
    row.map((text, column) => ({ text, at: [columns[column] ?? 0, 780 - 21 * index], size: 11 }) as const),
  );
  const placed = [{ text: 'INVOICE 2025-0917', at: [53, 815], size: 16 } as const, ...rows];
  const png = buildPng(await pictureOfPage({ placed }), { kind: 0, depth: 8, pixel: (gray) => [gray] });
  const { text } = await processFixture(png, 'png');
  for (const row of cells) t.match(text, row.join(' '));
});

await test('lines beside each other are torn, unless they are columns of prose', (t) => {
  const rows = [20, 50, 80];
  const table = rows.flatMap((top) => [line(10, top, 90, 2), line(200, top, 240, 1)]);
  t.equal(areTorn(inked(table), table), true, 'the cells of a table');
  const prose = rows.flatMap((top) => [line(10, top, 180, 7), line(210, top, 390, 8)]);
  t.equal(areTorn(inked(prose), prose), false, 'two columns');
  const parted = rows.flatMap((top) => [line(10, top, 180, 7), line(184, top, 390, 8)]);
  t.equal(areTorn(inked(parted), parted), true, 'prose with a space in the same place of each line');
  t.end();
});

await test('lines with ink beside them are torn, and those alone on the page are not', (t) => {
  const found = [20, 50, 80].map((top) => line(10, top, 200, 6));
  t.equal(areTorn(inked(found), found), false);
  t.equal(areTorn(inked([...found, line(300, 50, 340, 1)]), found), true);
  t.equal(areTorn(inked([...found, line(300, 150, 390, 1)]), found), false, 'a picture below the text');
  t.equal(areTorn(white, []), false, 'nothing at all');
  t.end();
});

await test('a page is mostly unread if more ink is elsewhere than in its lines', (t) => {
  const [found, others] = [line(10, 20, 200, 6), [80, 110].map((top) => line(10, top, 200, 6))];
  t.equal(isMostlyUnread(inked([found]), [found]), false);
  t.equal(isMostlyUnread(inked([found, ...others]), [found]), true);
  t.equal(isMostlyUnread(inked([found]), []), true, 'nothing is found');
  t.equal(isMostlyUnread(white, []), false, 'nothing is there');
  t.end();
});
