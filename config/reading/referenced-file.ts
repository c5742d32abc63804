import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs';
import path from 'node:path';
import { codeOf } from '../../core/api/internal/code-of.js';
import { splitReferences } from './reference-notation.js';
import { type ReferencedText, withoutLineEnd } from './references.js';

/** Maximum size in bytes: a secret is one line, and a chain of certificates takes a few kilobytes. */
const maxBytes = 64 * 1024;

/** Reads the file of a `${file:…}`, without the line break at its end. Never throws. */
export function readReferencedFile(file: string): ReferencedText {
  try {
    return decode(file, readBytes(file));
  } catch (error) {
    const code = codeOf(error) ?? String(error);
    if (code === 'ENOENT' || code === 'ENOTDIR') return { message: `there is no file ${file}`, missing: true };
    const reason = code === 'EACCES' || code === 'EPERM' ? 'may not be read by this user' : `cannot be read (${code})`;
    return { message: `the file ${file} ${reason}`, missing: false, outOfFiles: isOutOfFiles(error) };
  }
}

/** Whether a file was not read because the process, or the system, may open no more. */
export function isOutOfFiles(error: unknown): boolean {
  const code = codeOf(error);
  return code === 'EMFILE' || code === 'ENFILE';
}

/** Absolute paths of the files to which the text of gateway.yaml refers, each once, including those in comments. */
export function referencedFiles(text: string, folder: string): readonly string[] {
  const files = splitReferences(text).flatMap((piece) => {
    return piece.kind === 'reference' && piece.source === 'file' ? [path.resolve(folder, piece.name)] : [];
  });
  return [...new Set(files)];
}

function readBytes(file: string): Buffer | undefined {
  // Without O_NONBLOCK, opening a named pipe waits for its writer.
  const handle = openSync(file, constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    if (!fstatSync(handle).isFile()) return undefined;
    const buffer = Buffer.alloc(maxBytes + 1);
    let length = 0;
    for (;;) {
      const read = readSync(handle, buffer, length, buffer.length - length, length);
      length += read;
      if (read === 0 || length === buffer.length) return buffer.subarray(0, length);
    }
  } finally {
    closeSync(handle);
  }
}

function decode(file: string, bytes: Buffer | undefined): ReferencedText {
  if (bytes === undefined) return { message: `${file} is not a regular file`, missing: false };
  if (bytes.length > maxBytes) return { message: `the file ${file} is larger than ${maxBytes} bytes`, missing: false };
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (!text.includes('\0')) return { text: withoutLineEnd(text) };
  } catch {
    // Not UTF-8.
  }
  return { message: `the file ${file} is not a text in UTF-8`, missing: false };
}
