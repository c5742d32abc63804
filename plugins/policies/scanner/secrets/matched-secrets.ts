import { likely } from '../certainty.js';
import type { Candidate } from '../engine/detectors/candidate.js';
import { MatchedPlaces, type PlaceReader, type Range } from '../engine/detectors/place-reader.js';
import { isChosen } from './chosen-passwords.js';

/**
 * Where the password is in a match of a command or a note: the first group of an expression.
 *
 * @param expression with the flag `d`
 */
export function chosenPassword(expression: RegExp): (candidate: Candidate) => PlaceReader | undefined {
  return (candidate) => {
    const found = expression.exec(candidate.text);
    const range = found?.indices?.[1];
    return range && isChosen(found?.[1] ?? '') ? placesIn(candidate, [range]) : undefined;
  };
}

/** @param ranges in the normalized text of the candidate, ordered by start */
export function placesIn(candidate: Candidate, ranges: readonly Range[], score = likely): PlaceReader | undefined {
  if (ranges.length === 0) return undefined;
  return new MatchedPlaces(
    ranges.map(([start, end]) => [candidate.endOf(start), candidate.endOf(end)]),
    score,
  );
}
