/** How much a place at the front counts against one further back (Cormack, Clarke and Büttcher, SIGIR 2009). */
const smoothing = 60;

/** A ranking, the best first, and how much it counts. */
export interface Ranking {
  readonly ids: readonly string[];
  readonly weight: number;
}

/** Joins rankings by the places in them, so that their scores need not be comparable (reciprocal rank fusion). */
export function fuseRankings(rankings: readonly Ranking[]): string[] {
  const scores = new Map<string, number>();
  for (const { ids, weight } of rankings) {
    for (const [place, id] of ids.entries()) scores.set(id, (scores.get(id) ?? 0) + weight / (smoothing + place + 1));
  }
  return [...scores].toSorted(([, a], [, b]) => b - a).map(([id]) => id);
}
