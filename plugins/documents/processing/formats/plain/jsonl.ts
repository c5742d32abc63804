import { linesOf } from '../../../../../core/api/index.js';
import type { DocumentBlocks } from '../../document-block.js';
import { ProcessingError } from '../../processing-contract.js';
import { piecesOf, type SourceDocument } from '../../source-document.js';
import { detectEncoding } from '../../text/decode-text.js';
import { readRecord } from './jsonl-record.js';

const maxLineBytes = 4 * 1024 * 1024;
/** The number of rejected lines that are listed; further ones are only counted. */
const namedLines = 20;

/** Reads the records of a file with their metadata. Invalid lines are reported with number and reason; the others are still read. */
export async function* readJsonl(source: SourceDocument): DocumentBlocks {
  if (detectEncoding(source.head).startsWith('utf-16')) throw new ProcessingError('JSON Lines must be in UTF-8.');
  const rejected = new RejectedLines();
  let records = 0;
  for await (const { number, bytes, read } of linesOf(piecesOf(source.file), maxLineBytes)) {
    const line = bytes === undefined ? undefined : decode(bytes);
    if (line?.trim() === '') continue;
    const record = line === undefined ? { rejected: reasonOf(bytes) } : readRecord(line);
    if ('rejected' in record) rejected.add(number, record.rejected);
    else {
      records += 1;
      yield { kind: 'record', text: record.text, metadata: record.metadata, place: { line: number } };
    }
    source.notes.progress(read / source.size);
  }
  const summary = rejected.summary();
  if (records === 0) throw new ProcessingError(summary ?? 'The file has no lines.');
  if (summary !== undefined) source.notes.warn(summary);
}

/** Undefined: not UTF-8. */
function decode(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function reasonOf(bytes: Buffer | undefined): string {
  return bytes === undefined ? `longer than ${maxLineBytes} bytes` : 'not UTF-8';
}

/** Keeps the first of the lines that were rejected, and counts the rest. */
class RejectedLines {
  readonly #named: string[] = [];
  #count = 0;

  add(number: number, reason: string): void {
    this.#count += 1;
    if (this.#named.length < namedLines) this.#named.push(`line ${number}: ${reason}`);
  }

  summary(): string | undefined {
    if (this.#count === 0) return undefined;
    const further = this.#count - this.#named.length;
    const lines = this.#count === 1 ? '1 line was' : `${this.#count} lines were`;
    return `${lines} rejected: ${this.#named.join('; ')}${further > 0 ? `; and ${further} more` : ''}.`;
  }
}
