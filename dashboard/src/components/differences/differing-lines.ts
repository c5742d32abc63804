/** A line of two texts: in both, only in the first (removed), or only in the second (added). */
export interface Line {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** Pairs of lines that are compared at most; beyond it, all lines between the first and the last difference count as changed. */
const mostPairs = 4_000_000;

/** Compares two texts line by line: as few lines as possible are removed and added. */
export function differingLines(before: string, after: string): readonly Line[] {
  const [old, current] = [linesIn(before), linesIn(after)];
  const shorter = Math.min(old.length, current.length);
  let start = 0;
  while (start < shorter && old[start] === current[start]) start += 1;
  let end = 0;
  while (end < shorter - start && old.at(-1 - end) === current.at(-1 - end)) end += 1;
  return [
    ...linesOf('same', old.slice(0, start)),
    ...between(old.slice(start, old.length - end), current.slice(start, current.length - end)),
    ...linesOf('same', old.slice(old.length - end)),
  ];
}

/** An empty text has no line. */
function linesIn(text: string): readonly string[] {
  return text === '' ? [] : text.split('\n');
}

function between(old: readonly string[], current: readonly string[]): readonly Line[] {
  if (old.length * current.length > mostPairs) return [...linesOf('removed', old), ...linesOf('added', current)];
  const common = longestCommon(old, current);
  const lines: Line[] = [];
  let [left, right] = [0, 0];
  while (left < old.length || right < current.length) {
    const isSame = left < old.length && right < current.length && old[left] === current[right];
    const kind = isSame ? 'same' : takesOld(common, left, right) ? 'removed' : 'added';
    lines.push({ kind, text: (kind === 'added' ? current[right] : old[left]) ?? '' });
    if (kind !== 'added') left += 1;
    if (kind !== 'removed') right += 1;
  }
  return lines;
}

/** For each pair of positions, how many lines the rests of both have in common, in order. */
function longestCommon(old: readonly string[], current: readonly string[]): readonly Uint32Array[] {
  const rows = Array.from({ length: old.length + 1 }, () => new Uint32Array(current.length + 1));
  for (let left = old.length - 1; left >= 0; left -= 1) {
    const [row, below] = [rows[left], rows[left + 1]];
    if (!row || !below) continue;
    for (let right = current.length - 1; right >= 0; right -= 1) {
      row[right] =
        old[left] === current[right] ? (below[right + 1] ?? 0) + 1 : Math.max(below[right] ?? 0, row[right + 1] ?? 0);
    }
  }
  return rows;
}

/** Whether the next difference is a removed line. */
function takesOld(common: readonly Uint32Array[], left: number, right: number): boolean {
  const below = common[left + 1];
  return below !== undefined && (below[right] ?? 0) >= (common[left]?.[right + 1] ?? 0);
}

function linesOf(kind: Line['kind'], texts: readonly string[]): readonly Line[] {
  return texts.map((text) => ({ kind, text }));
}
