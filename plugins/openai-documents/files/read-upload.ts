import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import { counted, fieldRefused, GatewayError, type RouteRequest } from '../../../core/api/index.js';

/** The form has three fields, and clients may add some of their own. */
const limits = { parts: 50, files: 1, fieldSize: 64 * 1024, headerSize: 16_384, headerPairs: 20 };

/** The most that a file takes in memory while it is stored, however long it is. */
export const heldBytes = 10 * 1024 * 1024;

/** A request whose body is a form. */
export type FormRequest = Pick<RouteRequest, 'exchange' | 'stream' | 'occupies'>;

/** A file in a form, while it arrives. */
export interface UploadForm {
  readonly fileName: string;
  readonly contentType: string;
  readonly bytes: AsyncIterable<Uint8Array>;
  /** The fields that have arrived so far: those before the file, at first. */
  readonly fields: ReadonlyMap<string, string>;
  /** Resolves when all of the form has arrived, which happens only while the bytes are read. */
  readonly ended: Promise<void>;
  /** Ends the reading of a form before its end. */
  close(): void;
}

/**
 * Reads the form of a request, closes it when the work has ended, and counts the memory that it takes.
 *
 * @throws GatewayError `GW_REQUEST_INVALID` (400), `GW_OVERLOADED` (503)
 */
export async function withUpload<T>(
  { exchange, stream, occupies }: FormRequest,
  field: string,
  work: (form: UploadForm) => Promise<T>,
): Promise<T> {
  occupies(Math.min(heldBytes, lengthOf(exchange)));
  const form = await readUpload(stream, exchange.header('content-type') ?? '', field);
  try {
    return await work(form);
  } catch (cause) {
    // The form of a client that leaves breaks off, but is not a wrong one.
    exchange.signal.throwIfAborted();
    throw cause;
  } finally {
    form.close();
  }
}

/** The length of a body in bytes. One that is not given, or not a number, is the longest. */
export function lengthOf(exchange: FormRequest['exchange']): number {
  return Number(exchange.header('content-length')) || Number.MAX_SAFE_INTEGER;
}

/**
 * Reads a form (`multipart/form-data`, RFC 7578) up to the beginning of its file.
 *
 * @param field the name of the field that has the file
 * @throws GatewayError `GW_REQUEST_INVALID` (400); what the iteration of the bytes throws when the client leaves is thrown there
 */
export async function readUpload(
  body: AsyncIterable<Uint8Array>,
  contentType: string,
  field = 'file',
): Promise<UploadForm> {
  const form = openForm(contentType);
  const fields = new Map<string, string>();
  const file = Promise.withResolvers<Omit<UploadForm, 'ended' | 'fields' | 'close'>>();
  let arriving: BusboyFileStream | undefined;
  form.on('field', (name, value, nameTruncated, valueTruncated) => {
    if (nameTruncated || valueTruncated) form.destroy(unreadable('a field is too long'));
    fields.set(name, value);
  });
  form.on('file', (given, bytes, name, _encoding, type) => {
    arriving = bytes;
    // The form itself says nothing of a file that breaks off.
    bytes.on('error', (cause) => form.destroy(cause));
    if (given === field) return file.resolve({ fileName: name ?? '', contentType: type, bytes: readable(bytes) });
    return form.destroy(fieldRefused(field, `must be the only file of the form, not "${given.slice(0, 100)}"`));
  });
  form.on('filesLimit', () => form.destroy(fieldRefused(field, 'must be the only file of the form')));
  form.on('partsLimit', () => form.destroy(unreadable(`it has more than ${counted(limits.parts, 'part')}`)));
  const ended: Promise<void> = pipeline(Readable.from(body), form).catch((cause: unknown) => {
    const error = refusalOf(cause);
    arriving?.destroy(error);
    throw error;
  });
  // Without a file, it ends before anybody waits for it.
  ended.then(() => file.reject(fieldRefused(field, 'is required, with a file name')), file.reject);
  return { ...(await file.promise), fields, ended, close: () => form.destroy() };
}

function openForm(contentType: string): BusboyInstance {
  try {
    return new Busboy({ headers: { 'content-type': contentType }, limits });
  } catch (cause) {
    throw unreadable((cause as Error).message);
  }
}

/** Passes the bytes on, and converts what the parser throws to an error for the client. */
async function* readable(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* bytes;
  } catch (cause) {
    throw refusalOf(cause);
  }
}

function refusalOf(cause: unknown): GatewayError {
  return GatewayError.is(cause) ? cause : unreadable((cause as Error).message);
}

function unreadable(problem: string): GatewayError {
  return new GatewayError({
    code: 'GW_REQUEST_INVALID',
    status: 400,
    message: `The body is not a form (multipart/form-data) that can be read: ${problem.slice(0, 200).replace(/\.$/, '')}.`,
  });
}
