/** Fewer characters than this are a page number or a stamp. */
const fewCharacters = 50;
/** Fewer than this may be what a program has added to a scan: the name of a case, the number of a signature. */
const stampCharacters = 300;
/** A picture of this share of the page may be a scan. */
const scanShare = 0.8;
/** Letters can be drawn as shapes: then there are many. */
const manyPaths = 30;
/** More characters than this share without meaning come from a font without a map. */
const unreadableShare = 0.2;

/** Letters around digits in this share of the words come from a scanner that has misread them: `c0nncil`. */
const misreadShare = 0.15;
const misread = /\p{L}\d+\p{L}/gu;
/** The text in which they are counted. */
const misreadSample = 3_000;

const control = /[\p{Cc}--[\t\n\v\f\r]]/gv;
/** Also the mark for a hyphen at a line's end, which letters without a name in their font get, too. */
const unreadable = /-\n|[\ufffd\ufffe\p{Co}[\p{Cc}--[\t\n\v\f\r]]]/gv;

/**
 * In a font without names the letters have the numbers of their shapes, in the order of ASCII but 29 less: digits and points are controls, small
 * letters are capitals, `7KH ORFN` is "The lock". These are the least shares of controls and, of the letters, of capitals.
 */
const shiftedControls = 0.02;
const shiftedCapitals = 0.8;

/** What is on a page besides text. */
export interface PageObjects {
  readonly images: number;
  readonly paths: number;
  /** The share of the page that its largest image covers. */
  readonly imageShare: number;
}

/** Whether a page must be read from its picture: `unnamed` when its font draws letters that the file does not name. */
export type OcrNeed = 'unnamed' | 'yes' | 'perhaps' | 'no';

/**
 * Whether a page must be read from its picture: it has next to no text but something to see, or text that means nothing. Perhaps, if it has
 * little text on a picture of the whole page, which may be a scan, or the background of a slide. What a scanner has put behind its picture is the text
 * unless it has misread it.
 */
export function needsOcr(text: string, objects: () => PageObjects): OcrNeed {
  const letters = text.replace(/\s+/g, '');
  if (letters.length >= fewCharacters) {
    if (countOf(unreadable, text) > letters.length * unreadableShare || isShifted(letters)) return 'unnamed';
    const isMisread = isLikelyMisread(text);
    if ((letters.length >= stampCharacters && !isMisread) || objects().imageShare < scanShare) return 'no';
    return isMisread ? 'yes' : 'perhaps';
  }
  const { images, paths } = objects();
  return images > 0 || paths >= manyPaths ? 'yes' : 'no';
}

function isShifted(letters: string): boolean {
  return (
    countOf(control, letters) >= shiftedControls * letters.length &&
    countOf(/[A-Z]/g, letters) >= shiftedCapitals * countOf(/\p{L}/gu, letters)
  );
}

function countOf(pattern: RegExp, text: string): number {
  return text.match(pattern)?.length ?? 0;
}

function isLikelyMisread(text: string): boolean {
  const sample = text.slice(0, misreadSample);
  const count = countOf(misread, sample);
  return count > 0 && count >= misreadShare * countOf(/\s+/g, sample);
}
