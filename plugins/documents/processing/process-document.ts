import { DocumentChunker } from './document-chunker.js';
import { LanguageDetector } from './text/detect-language.js';
import { type ProcessDocument, ProcessingError } from './processing-contract.js';
import { openDocument } from './read-document.js';
import { CollectedNotes } from './collected-notes.js';
import { normaliseBlock } from './text/normalise-block.js';

/** Reads a file, and reports its text in chunks while it reads. */
export const processDocument: ProcessDocument = async (job, report) => {
  try {
    return await readInChunks(job, report);
  } catch (error) {
    // What is broken inside of another file is named there, with the reason alone.
    if (!(error instanceof ProcessingError) || !error.message.startsWith('The file is broken')) throw error;
    throw new ProcessingError(`${error.message} ${adviceForBroken}`, { cause: error });
  }
};

const adviceForBroken =
  'Open it in the program that made it, save it again, and upload that. If it does not open there, it was damaged or cut off on its way: fetch it again.';

const readInChunks: ProcessDocument = async (job, report) => {
  const notes = new CollectedNotes(report);
  const { format, blocks } = await openDocument({ ...job, notes });
  const chunker = new DocumentChunker(job.limits, report, await LanguageDetector.load());
  for await (const block of blocks) {
    const normalised = normaliseBlock(block);
    if (normalised !== undefined) await chunker.add(normalised);
  }
  if ((await chunker.end()) === 0) notes.warn('The document has no text, so a search could not find it.');
  notes.progress(1);
  // Word's first XML format, whose files are called .doc too, is no format of its own for the owner.
  return { format: format === 'word-xml' ? 'doc' : format, language: chunker.language, ...notes.summary };
};
