/** The description of a picture in several words; others are names of icons, and those of files. */
const describes = /^\s*(?:\S+\s+){3,30}\S+\s*$/;
/** Below an empty line, Office notes that it has made a description itself, which is a guess. */
const isGuess = /\n\s*\n/;

/** The alternative text of a picture, if somebody has written it for its readers; empty for others. */
export function descriptionOf(alternative: string | undefined): string {
  if (alternative === undefined || !describes.test(alternative) || isGuess.test(alternative)) return '';
  return alternative.trim();
}
