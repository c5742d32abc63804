import { elementOf, storeUnavailable } from './s3-failure.js';

/** The least that a store takes for a part of a file, except for its last one. */
const partBytes = 5 * 1024 * 1024;
/** The sender of the file waits for this: a store that has just failed gets no more. */
const tidyMs = 5_000;

/** A request about the file. */
interface PartRequest {
  readonly method: 'PUT' | 'POST' | 'DELETE';
  readonly query: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  /** Whether the store reads the whole file before it responds. */
  readonly readsAll?: boolean;
}

/** Sends a request about the file. @throws GatewayError `GW_OBJECTS_UNAVAILABLE` (503) for anything but a success */
type Ask = (request: PartRequest, signal: AbortSignal) => Promise<{ readonly etag: string; readonly text: string }>;

/**
 * Sends a file of unknown length to an S3 store: a short one at once, and a longer one in parts, of which one is in memory. What has been sent of
 * one that does not end is deleted.
 *
 * @returns its size in bytes
 */
export async function sendInParts(bytes: AsyncIterable<Uint8Array>, signal: AbortSignal, ask: Ask): Promise<number> {
  const etags: string[] = [];
  let uploadId: string | undefined;
  let size = 0;
  try {
    for await (const { part, isLast } of partsOf(bytes)) {
      signal.throwIfAborted();
      size += part.length;
      if (isLast && etags.length === 0) {
        await ask({ method: 'PUT', query: {}, body: part }, signal);
        return size;
      }
      uploadId ??= await begin(signal, ask);
      const query = { partNumber: String(etags.length + 1), uploadId };
      const { etag } = await ask({ method: 'PUT', query, body: part }, signal);
      etags.push(etag);
    }
    await complete(uploadId ?? '', etags, signal, ask);
    return size;
  } catch (cause) {
    // If this fails, too, the store has parts that belong to no file.
    if (uploadId !== undefined)
      await ask({ method: 'DELETE', query: { uploadId } }, AbortSignal.timeout(tidyMs)).catch(() => undefined);
    throw cause;
  }
}

async function begin(signal: AbortSignal, ask: Ask): Promise<string> {
  const { text } = await ask({ method: 'POST', query: { uploads: '' } }, signal);
  const uploadId = elementOf(text, 'UploadId');
  if (uploadId === undefined) throw notConfirmed('the beginning');
  return uploadId;
}

/** A failure may come late, as an error in the body of a success. */
async function complete(uploadId: string, etags: readonly string[], signal: AbortSignal, ask: Ask): Promise<void> {
  const parts = etags.map((etag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${escaped(etag)}</ETag></Part>`);
  const body = `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`;
  const { text } = await ask({ method: 'POST', query: { uploadId }, body, readsAll: true }, signal);
  if (!text.includes('CompleteMultipartUploadResult')) throw notConfirmed('the end');
}

function notConfirmed(what: string): Error {
  const cause = new Error(`the S3 store did not confirm ${what} of an upload in parts`);
  return storeUnavailable('The file store is not working at the moment.', cause);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** A part is given away when more follows, so that the last one is known. Only it may be shorter. */
async function* partsOf(
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<{ readonly part: Uint8Array; readonly isLast: boolean }> {
  let pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of bytes) {
    if (length >= partBytes) {
      yield { part: Buffer.concat(pieces), isLast: false };
      [pieces, length] = [[], 0];
    }
    pieces.push(piece);
    length += piece.length;
  }
  yield { part: Buffer.concat(pieces), isLast: true };
}
