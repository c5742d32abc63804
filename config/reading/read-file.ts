import { hash } from 'node:crypto';
import { constants } from 'node:fs';
import { open, readdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { codeOf } from '../../core/api/internal/code-of.js';
import type { ConfigProblem } from '../../core/api/internal/config-problem.js';
import { nearestName } from '../../core/api/text/nearest-name.js';
import { fileProblem, ProblemWriter } from '../problems.js';
import { SourceText } from './positions.js';
import { isOutOfFiles, readReferencedFile, referencedFiles } from './referenced-file.js';
import type { ReferencedText } from './references.js';
import { Secrets } from './secrets.js';

/** The configuration that comes with the gateway. */
const commented = fileURLToPath(new URL('../../../gateway.yaml', import.meta.url));

/** Maximum size: a configuration of thousands of lines takes a few hundred kilobytes. */
const maxBytes = 1024 * 1024;

/** The text of a file, or the reason why it could not be read. */
interface FileReading {
  readonly text?: string;
  /** A fingerprint of the content and the referenced files, or of the failure. */
  readonly fingerprint: string;
  /** Absolute paths of the files that it refers to. */
  readonly references: readonly string[];
  /** Which of these files, and of the file itself, are missing, empty or unreadable. */
  readonly blank: readonly string[];
  /** Whether one of them was not read because the process may open no more files, which says nothing about it. */
  readonly outOfFiles?: boolean;
  readonly problem?: ConfigProblem;
}

/** Reads a configuration file, which may be missing, too large, binary or not a regular file. */
export async function readConfigFile(file: string): Promise<FileReading> {
  let bytes: Buffer;
  try {
    bytes = await readBytes(file);
  } catch (error) {
    const problem = await explainFailure(file, error);
    const fingerprint = fingerprintOf(problem.message);
    return { problem, fingerprint, references: [], blank: [], outOfFiles: isOutOfFiles(error) };
  }
  const fingerprint = fingerprintOf(bytes);
  if (bytes.length > maxBytes) {
    const problem = fileProblem(file, `is larger than ${maxBytes} bytes`, 'Is it the right file?');
    return { fingerprint, problem, references: [], blank: [] };
  }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const references = referencedFiles(text, path.dirname(path.resolve(file)));
    const texts = references.map(readReferencedFile);
    const blank = references.filter((_, index) => !texts[index]?.text);
    const outOfFiles = texts.some((read) => 'outOfFiles' in read && read.outOfFiles === true);
    if (text === '') blank.push(file);
    return { text, fingerprint: fingerprintWith(fingerprint, texts), references, blank, outOfFiles };
  } catch {
    return { fingerprint, problem: explainEncoding(file, bytes), references: [], blank: [] };
  }
}

/** A fingerprint that changes with the content of a referenced file. */
function fingerprintWith(fingerprint: string, texts: readonly ReferencedText[]): string {
  return texts.length === 0 ? fingerprint : fingerprintOf(JSON.stringify([fingerprint, ...texts]));
}

export function fingerprintOf(content: string | Buffer): string {
  return hash('sha256', content);
}

class NotAFile extends Error {}

async function readBytes(file: string): Promise<Buffer> {
  // Without O_NONBLOCK, opening a named pipe waits for its writer.
  const handle = await open(file, constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    const status = await handle.stat();
    if (status.isDirectory()) throw new NotAFile('is a folder');
    if (!status.isFile()) throw new NotAFile('is not a regular file');
    const buffer = Buffer.alloc(Math.min(status.size, maxBytes) + 1);
    let length = 0;
    for (;;) {
      const { bytesRead } = await handle.read(buffer, length, buffer.length - length, length);
      length += bytesRead;
      if (bytesRead === 0 || length === buffer.length) return buffer.subarray(0, length);
    }
  } finally {
    await handle.close();
  }
}

async function explainFailure(file: string, error: unknown): Promise<ConfigProblem> {
  if (error instanceof NotAFile) return fileProblem(file, `${error.message}; expected a YAML file`);
  const code = codeOf(error) ?? '';
  if (code === 'ENOENT' || code === 'ENOTDIR')
    return fileProblem(file, 'there is no such file', await hintForMissing(file));
  if (code === 'EISDIR') return fileProblem(file, 'is a folder; expected a YAML file');
  if (code === 'EACCES' || code === 'EPERM') {
    return fileProblem(
      file,
      'may not be read by this user',
      'Check the permissions of the file and of the folders above it.',
    );
  }
  return fileProblem(file, `cannot be read (${code || String(error)})`);
}

async function hintForMissing(file: string): Promise<string> {
  const names = await readdir(path.dirname(file)).catch(() => []);
  const near = nearestName(
    path.basename(file),
    names.filter((name) => /\.ya?ml$/i.test(name)),
  );
  const begin = near ? `Did you mean ${path.join(path.dirname(file), near)}? Otherwise create` : 'Create';
  const below = path.relative('', commented);
  const place = below.startsWith('..') ? commented : below;
  return `${begin} one: an empty file means the defaults, and ${place} has all settings with comments, to copy.`;
}

function explainEncoding(file: string, bytes: Buffer): ConfigProblem {
  const [first, second] = bytes;
  const utf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  if (utf16) return fileProblem(file, 'is UTF-16; expected UTF-8', 'Save it with the encoding UTF-8.');
  // In lenient decoding, the first invalid byte becomes the replacement character.
  const source = new SourceText(file, new TextDecoder('utf-8').decode(bytes));
  const secrets = new Secrets(source);
  secrets.hideSecretLines();
  const start = Math.max(source.text.indexOf('\ufffd'), 0);
  const finding = { span: { start, end: start + 1 }, path: [], message: 'is not UTF-8 from here on' };
  return new ProblemWriter(source, secrets).write({ ...finding, hint: 'Save the file with the encoding UTF-8.' });
}
