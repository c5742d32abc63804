import { entropyOf, isPlaceholder } from './randomness.js';

/** Rejects placeholders: `password`, `$PASSWORD`, `<password>`, `{{password}}`, `[password]`. */
export function isPassword(text: string): boolean {
  return (
    !/^[$<{[%(*]|^(?:user|username|pass(?:word)?|passwd|pwd|secret|token|key|port|pw)$|^\d{1,5}$/i.test(text) &&
    !isPlaceholder(text)
  );
}

/** In sentences a word follows "password": a value needs letters and digits, or capitals inside. */
export function isChosen(text: string): boolean {
  return (
    isPassword(text) &&
    /[A-Za-z]/.test(text) &&
    (/\d/.test(text) || /[a-z][A-Z].*[A-Z]/.test(text)) &&
    !(/^\d+[A-Za-z]*$/.test(text) && !/[a-z][A-Z].*[A-Z]/.test(text)) &&
    !/^(?:\d+[A-Za-z]{0,3}|[a-z]+\d*|[A-Z]+\d*|v?\d+(?:\.\d+)+)[.,;:!?)]*$|[(){}]|:\/\//.test(text) &&
    entropyOf(text) >= 2.5
  );
}
