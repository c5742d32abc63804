import { wordsOfMetadata } from './passage-facets.js';

/** What of a passage is searched. */
export interface SearchedPassage {
  /** The name that its document was uploaded with. */
  readonly fileName: string;
  readonly headings: readonly string[];
  readonly text: string;
  /** Of a record: JSON text. */
  readonly metadata?: string | undefined;
}

const extension = /\.[^.\s]{1,10}$/;
const maxNameLength = 200;

/** Returns the text to index for a passage: the name of its document without the extension, its headings, its text, and what its metadata says. */
export function searchedText({ fileName, headings, text, metadata }: SearchedPassage): string {
  const name = fileName.replace(extension, '').slice(0, maxNameLength);
  return [name, ...headings, text, ...wordsOfMetadata(metadata)].join('\n');
}
