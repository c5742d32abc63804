import type { LabelledText } from './labelled-text.js';

/** A text with its labels, as it is found in a package. */
export type Found = Pick<LabelledText, 'text' | 'labels'>;

const leastPiece = 200;

/** The first pieces of a text, without a short one at the end. */
export function piecesOf(text: string, length: number, most: number): readonly string[] {
  const pieces: string[] = [];
  for (let from = 0; pieces.length < most && text.length - from > leastPiece; from += length)
    pieces.push(text.slice(from, from + length));
  return pieces;
}

/** A number of pieces from all parts of a list. */
export function spread(pieces: readonly string[], count: number): readonly string[] {
  const step = Math.max(1, pieces.length / count);
  const taken: string[] = [];
  for (let at = 0; at < pieces.length; at += step) taken.push(pieces[Math.floor(at)] ?? '');
  return taken;
}

/** A text that is neither an attack nor unsafe. */
export function harmless(text: string): Found {
  return { text, labels: { prompt_attack: 0, unsafe: 0 } };
}
