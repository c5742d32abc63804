import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy } from '@fastify/busboy';
import { counted, type JsonObject, type JsonValue, stringifyJson, type UploadedFile } from '../../api/index.js';
import { holdBytes } from '../../api/internal/exchange-memory.js';
import type { HttpContext } from '../http-context.js';
import { invalidBody } from './body-errors.js';
import { type ReadBody, readBytes } from './read-body.js';

/** Any form of an API has fewer fields, and shorter ones. */
const limits = { parts: 200, files: 20, fieldSize: 1024 * 1024, headerSize: 16_384, headerPairs: 20 };
/** What is parsed before it is known whether a limit is exceeded: the parser reads each piece to its end, and a part may have ten bytes. */
const sliceBytes = 32 * 1024;

/**
 * Reads a form (`multipart/form-data`, RFC 7578). Fields become members of an object, those with the same name an array; the member of a file
 * has its name and type.
 *
 * @throws GatewayError `GW_REQUEST_INVALID` (400)
 */
export async function readForm(context: HttpContext): Promise<ReadBody> {
  const bytes = await readBytes(context);
  // The files are copied.
  holdBytes(context.exchange, bytes.length);
  const { fields, files } = await parseForm(bytes, context.request.headers['content-type'] ?? '');
  const both = files.find(({ field }) => field in fields);
  if (both) throw invalidBody(`The form has "${both.field.slice(0, 100)}" as a field and as a file.`);
  const described = Object.groupBy(files, ({ field }) => field);
  const value: JsonObject = { ...membersOf(fields), ...membersOf(described, descriptionOf) };
  return { value, bytes: Buffer.from(stringifyJson(value)), files };
}

/** A member for each name: its value, or an array if it has several. */
function membersOf<T>(
  named: Partial<Record<string, readonly T[]>>,
  valueOf: (value: T) => JsonValue = (value) => value as JsonValue,
): JsonObject {
  const members = Object.entries(named).map(([name, values = []]) => {
    const [first = null, ...others] = values.map(valueOf);
    return [name, others.length === 0 ? first : [first, ...others]] as const;
  });
  return Object.fromEntries(members);
}

function descriptionOf({ name, mediaType }: UploadedFile): JsonObject {
  return { filename: name, content_type: mediaType };
}

interface Form {
  /** The values by name. */
  readonly fields: Partial<Record<string, string[]>>;
  readonly files: readonly UploadedFile[];
}

async function parseForm(bytes: Uint8Array, contentType: string): Promise<Form> {
  const fields = Object.create(null) as Partial<Record<string, string[]>>;
  const files: UploadedFile[] = [];
  try {
    const form = new Busboy({ headers: { 'content-type': contentType }, limits });
    // The parser itself would go on to the end, for seconds.
    const refuse = (problem: string): unknown => form.destroy(new Error(problem));
    form.on('field', (name, value, nameTruncated, valueTruncated) => {
      if (nameTruncated || valueTruncated) refuse('it has a field of more than a megabyte');
      (fields[name] ??= []).push(value);
    });
    form.on('file', (field, stream, name, _encoding, mediaType) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      // The form itself says nothing of a file that breaks off.
      stream.on('error', (cause: Error) => form.destroy(cause));
      stream.on('end', () => {
        files.push({ field, name: name ?? '', mediaType, bytes: Buffer.concat(chunks) });
      });
    });
    form.on('filesLimit', () => refuse(`it has more than ${counted(limits.files, 'file')}`));
    form.on('partsLimit', () => refuse(`it has more than ${counted(limits.parts, 'part')}`));
    await pipeline(Readable.from(slicesOf(bytes)), form);
  } catch (cause) {
    throw unreadable(cause as Error);
  }
  return { fields, files };
}

function* slicesOf(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += sliceBytes) yield bytes.subarray(at, at + sliceBytes);
}

function unreadable(cause: Error): Error {
  const problem = cause.message.slice(0, 200).replace(/\.$/, '');
  return invalidBody(`The body is not a form (multipart/form-data) that can be read: ${problem}.`, cause);
}
