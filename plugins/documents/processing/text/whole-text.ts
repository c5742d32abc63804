import { adviceToDivide, ProcessingError, shownSize, tooMuch } from '../processing-contract.js';
import { bytesOf, type SourceDocument } from '../source-document.js';
import { decodeText } from './decode-text.js';

/** Size limit of text files, which are decoded as a whole and need four times their size in memory. */
const maxTextBytes = 25 * 1024 * 1024;

/**
 * All of a text file.
 *
 * @throws ProcessingError for one that is larger than can be decoded, or has more characters than a document may have: nothing is searched in it before
 */
export async function wholeText(
  { file, size, limits }: SourceDocument,
  decode: (bytes: Buffer) => string = decodeText,
): Promise<string> {
  if (size > maxTextBytes)
    throw new ProcessingError(
      `The file is too large: a text may have ${shownSize(maxTextBytes)}, this one has ${shownSize(size)}. ${adviceToDivide}`,
    );
  const text = decode(await bytesOf(file));
  if (text.length > limits.maxTextCharacters)
    throw tooMuch(`${limits.maxTextCharacters} characters`, 'maxTextCharacters');
  return text;
}
