import type { Candidate } from '../engine/detectors/candidate.js';
import type { PlaceReader } from '../engine/detectors/place-reader.js';
import { placesIn } from '../places-in-match.js';
import { entropyOf, isPlaceholder } from './randomness.js';

/** Rejects placeholders, and expressions: `password`, `$PASSWORD`, `#{password}`, `<password>`, `{{password}}`, `[password]`, `xxx`, `(.*)`. */
export function isPassword(text: string): boolean {
  return (
    !/^[$<{[%(*]|^#\{|\.[*+]\)|^(?:x{3,}|user|username|pass(?:word)?|passwd|pwd|secret|token|key|port|pw)$|^\d{1,5}$/i.test(
      text,
    ) && !isPlaceholder(text)
  );
}

/** In sentences a word follows "password": a value needs letters and digits, or capitals inside. */
export function isChosen(text: string): boolean {
  return (
    isPassword(text) &&
    /[A-Za-z]/.test(text) &&
    (/\d/.test(text) || /[a-z][A-Z].*[A-Z]/.test(text)) &&
    !(/^\d+[A-Za-z]*$/.test(text) && !/[a-z][A-Z].*[A-Z]/.test(text)) &&
    !/^(?:\d+[A-Za-z]{0,3}|[a-z]+\d*|[A-Z]+\d*|v?\d+(?:\.\d+)+)[.,;:!?)]*$|[(){}]|:\/\/|^\w+=[\d.]+,?$/.test(text) &&
    entropyOf(text) >= 2.5
  );
}

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
