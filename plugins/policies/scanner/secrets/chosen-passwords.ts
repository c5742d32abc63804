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
