import type { DocumentFile, DocumentReading, ParseDocument, PluginDocumentFormat } from '../../../../core/api/index.js';
import type { DocumentBlock, DocumentBlocks } from '../document-block.js';
import { ProcessingError } from '../processing-contract.js';
import { bytesOf, piecesOf, type SourceDocument } from '../source-document.js';
import { blockProblem } from './block-problem.js';

/** Reads a document with the module of a plugin. Whatever it fails with becomes a {@link ProcessingError} that names the plugin. */
export async function* readPluginFormat(format: PluginDocumentFormat, source: SourceDocument): DocumentBlocks {
  try {
    const parse = await parserOf(format);
    for await (const block of iterable(await parse(fileOf(source), readingOf(source)))) {
      const problem = blockProblem(block);
      if (problem !== undefined) throw new Error(`its parser gave a block ${problem}`);
      yield block;
    }
  } catch (cause) {
    if (cause instanceof ProcessingError) throw cause;
    source.notes.pluginFailed(format.plugin, cause);
    throw new ProcessingError(`The plugin "${format.plugin}" failed to read the file. The gateway's log says why.`);
  }
}

async function parserOf({ module }: PluginDocumentFormat): Promise<ParseDocument> {
  const { default: parse } = (await import(module)) as { readonly default: unknown };
  if (typeof parse !== 'function') throw new Error(`the default export of ${module} is not a function`);
  return parse as ParseDocument;
}

function iterable(blocks: unknown): AsyncIterable<DocumentBlock> | Iterable<DocumentBlock> {
  const isIterable = typeof blocks === 'object' && blocks !== null;
  if (isIterable && (Symbol.asyncIterator in blocks || Symbol.iterator in blocks)) return blocks as DocumentBlocks;
  throw new Error('its parser returned no blocks: write an async generator, or return a list');
}

function fileOf({ file, extension, size }: SourceDocument): DocumentFile {
  return { extension, size, bytes: () => bytesOf(file), pieces: () => piecesOf(file) };
}

function readingOf({ limits, notes, readInner }: SourceDocument): DocumentReading {
  const { maxPages, maxUnpackedBytes } = limits;
  return {
    limits: { maxPages, maxUnpackedBytes },
    progress: (share) => notes.progress(Number(share)),
    pages: (count) => notes.pages(Number(count)),
    warn: (warning) => notes.warn(String(warning)),
    unreadable: (reason) => new ProcessingError(reason),
    readInner: ({ name, extension, bytes }) => readInner({ name, extension, bytes: Buffer.from(bytes) }),
  };
}
