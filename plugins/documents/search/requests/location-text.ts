import type { ChunkPlace } from '../../document-chunk.js';

/** Formats a location for readers: `page 3`, `page 3 (printed: iii)`, `sheet Prices, rows 12–20`. */
export function locationText(place: ChunkPlace): string {
  if ('page' in place) return `page ${place.page}${place.label === undefined ? '' : ` (printed: ${place.label})`}`;
  if ('slide' in place) return `slide ${place.slide}`;
  if ('line' in place) return range('line', place.line, place.last);
  return place.row === undefined
    ? `sheet ${place.sheet}`
    : `sheet ${place.sheet}, ${range('row', place.row, place.last)}`;
}

function range(unit: string, first: number, last: number | undefined): string {
  return last === undefined ? `${unit} ${first}` : `${unit}s ${first}–${last}`;
}
