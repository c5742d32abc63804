import { likely } from './certainty.js';
import type { Candidate } from './engine/detectors/candidate.js';
import { MatchedPlaces, type PlaceReader, type Range } from './engine/detectors/place-reader.js';

/**
 * Findings that are parts of a match.
 *
 * @param ranges in the normalized text of the candidate, ordered by start
 */
export function placesIn(candidate: Candidate, ranges: readonly Range[], score = likely): PlaceReader | undefined {
  if (ranges.length === 0) return undefined;
  return new MatchedPlaces(
    ranges.map(([start, end]) => [candidate.endOf(start), candidate.endOf(end)]),
    score,
  );
}
