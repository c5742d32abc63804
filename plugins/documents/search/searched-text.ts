import type { DocumentPlace } from '../../../core/api/index.js';
import { wordsOfMetadata } from './passage-facets.js';

/** What of a passage is searched. */
interface SearchedPassage {
  /** The name that its document was uploaded with. */
  readonly fileName: string;
  readonly headings: readonly string[];
  readonly text: string;
  readonly place?: DocumentPlace | undefined;
  /** Of a record: JSON text. */
  readonly metadata?: string | undefined;
}

const extension = /\.[^.\s]{1,10}$/;
const maxNameLength = 200;

/** Returns the text to index for a passage: the name of its document without the extension, the name of its sheet, its headings, its text, and what its metadata says. */
export function searchedText({ fileName, headings, text, place, metadata }: SearchedPassage): string {
  const name = fileName.replace(extension, '').slice(0, maxNameLength);
  const sheet = place !== undefined && 'sheet' in place ? [place.sheet] : [];
  return [name, ...sheet, ...headings, text, ...wordsOfMetadata(metadata)].join('\n');
}
