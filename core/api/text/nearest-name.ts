/**
 * Finds the known name that was most likely meant, for "did you mean" in an error message.
 *
 * @returns the nearest of `known`, or `undefined` when none is similar enough.
 * @example
 * nearestName('baseURI', ['apiKey', 'baseUrl']); // 'baseUrl'
 */
export function nearestName(name: string, known: Iterable<string>): string | undefined {
  const wanted = fold(name);
  if (wanted === '' || wanted.length > longestName) return undefined;
  let best: string | undefined;
  // A third of the letters may differ, up to five: enough for a typing mistake, too little for another word.
  let bestDistance = Math.min(5, Math.max(1, Math.floor(wanted.length / 3))) + 1;
  for (const candidate of known) {
    const folded = fold(candidate);
    if (Math.abs(folded.length - wanted.length) >= bestDistance) continue;
    const distance = editDistance(wanted, folded, bestDistance);
    if (distance < bestDistance) [best, bestDistance] = [candidate, distance];
  }
  return best;
}

/**
 * Finds the member that was most likely meant by an unknown one: that with the nearest name, or else the only one that begins with it, as where a
 * unit was left out (`ttl` for `ttlSeconds`).
 */
export function nearestMember(name: string, known: readonly string[]): string | undefined {
  const near = nearestName(name, known);
  const beginning = fold(name);
  if (near !== undefined || beginning.length < 3) return near;
  const [only, ...others] = known.filter((candidate) => fold(candidate).startsWith(beginning));
  return others.length === 0 ? only : undefined;
}

/** Longer names are pasted text, not typed names, and the computation takes time proportional to the product of the lengths. */
const longestName = 100;

/** Differences in case and word separators are ignored, because people mix them up most (`max_tokens`, `maxTokens`). */
function fold(name: string): string {
  return name.toLowerCase().replace(/[-_\s.]/g, '');
}

/** The number of insertions, deletions, replacements and swaps of neighbours (optimal string alignment distance); from `limit` on only that. */
function editDistance(a: string, b: string, limit: number): number {
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const current = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const replaced = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let cost = Math.min(replaced, (previous[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, (beforePrevious[j - 2] ?? 0) + 1);
      }
      current.push(cost);
      if (cost < least) least = cost;
    }
    if (least >= limit) return limit;
    [beforePrevious, previous] = [previous, current];
  }
  return previous[b.length] ?? 0;
}
