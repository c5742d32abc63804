/** What of a passage is searched. */
export interface SearchedPassage {
  /** The name that its document was uploaded with. */
  readonly fileName: string;
  readonly headings: readonly string[];
  readonly text: string;
}

const extension = /\.[^.\s]{1,10}$/;
const maxNameLength = 200;

/** Returns the text to index for a passage: the name of its document without the extension, its headings and its text. */
export function searchedText({ fileName, headings, text }: SearchedPassage): string {
  const name = fileName.replace(extension, '').slice(0, maxNameLength);
  return [name, ...headings, text].join('\n');
}
