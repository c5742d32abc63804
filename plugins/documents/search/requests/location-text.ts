import type { DocumentPlace } from '../../../../core/api/index.js';

/** Formats a location for readers: `page 3`, `page 3 (printed: iii)`, `sheet Prices, row 12`. */
export function locationText(place: DocumentPlace): string {
  if ('page' in place) return `page ${place.page}${place.label === undefined ? '' : ` (printed: ${place.label})`}`;
  if ('slide' in place) return `slide ${place.slide}`;
  if ('line' in place) return `line ${place.line}`;
  return place.row === undefined ? `sheet ${place.sheet}` : `sheet ${place.sheet}, row ${place.row}`;
}
