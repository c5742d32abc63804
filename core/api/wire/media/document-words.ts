import type { FileBlock } from '../../content.js';

/**
 * What a client says of a document that it sends: its name, and the `context` of Anthropic's dialect, which the model is to know and not to cite. For
 * providers that have no place for one of them, as a text in front of the document; undefined if nothing is said.
 *
 * @param name the name, unless the provider gets it elsewhere
 */
export function documentWords({ extras }: Pick<FileBlock, 'extras'>, name?: string): string | undefined {
  const words = [name, documentContext(extras)].filter((text) => text !== undefined && text.trim() !== '');
  return words.length === 0 ? undefined : words.join('\n\n');
}

/** The text of a document, after its name and what is said of it. */
export function describedText(block: Pick<FileBlock, 'extras' | 'fileName'>, text: string): string {
  const words = documentWords(block, block.fileName);
  return words === undefined ? text : `${words}\n\n${text}`;
}

/** The `context` of a document. */
export function documentContext(extras: FileBlock['extras']): string | undefined {
  const context = extras?.['context'];
  return typeof context === 'string' && context.trim() !== '' ? context : undefined;
}
