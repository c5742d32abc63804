import type { PlacedLine } from './pdf-text.js';

/** Notes at the foot of a page are in letters of at most this share of the size of the text. */
const smallShare = 0.93;
/** `1 See there`, `* See there`. */
const beginsNote = /^\s*(?:\d{1,3}|\[\d{1,3}\]|[*†‡§¶]+|[a-z](?=[.)]))[.)]?\s*\P{Nd}/u;

/** The lines of a page's text, and those of each note at its foot. */
interface NotedLines {
  readonly text: readonly PlacedLine[];
  readonly notes: readonly (readonly PlacedLine[])[];
}

/** Divides notes at the foot of a page from the text above them, whose last sentence goes on on the next page. */
export function divideNotes(lines: readonly PlacedLine[], bodySize: number): NotedLines {
  const last = lines.findLastIndex(({ size }) => size === 0 || size > bodySize * smallShare);
  const small = lines.slice(last + 1);
  const first = small.findIndex(({ text }) => beginsNote.test(text));
  // A page that has only small letters has no notes.
  if (last === -1 || first === -1) return { text: lines, notes: [] };
  const notes: PlacedLine[][] = [];
  for (const line of small.slice(first)) {
    if (beginsNote.test(line.text)) notes.push([line]);
    else notes.at(-1)?.push(line);
  }
  return { text: lines.slice(0, last + 1 + first), notes };
}
