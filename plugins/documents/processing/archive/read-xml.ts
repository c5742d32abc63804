import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { ProcessingError } from '../processing-contract.js';
import { piecesOf, type SourceDocument } from '../source-document.js';
import { detectEncoding } from '../text/decode-text.js';
import type { ZipArchive } from './zip-archive.js';

/** The error message for a file with entity declarations. */
const refusedDoctype = 'The file is refused: its XML declares entities of its own, which no document needs.';

/** The deepest nesting of elements; real documents stay below a hundred. */
const maxDepth = 2_000;

/** An element: its name without prefix, and its attributes, with and (the first of each name) without prefixes. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** Receives the elements and texts of a part, in order. */
export interface XmlListener {
  open?(element: XmlElement): void;
  close?(name: string): void;
  text?(text: string): void;
}

/** In Open XML, a DOCTYPE is an attack. OpenDocument may have one, which is ignored: its entities are not expanded. */
type DoctypeRule = 'refuse' | 'ignore';

/**
 * Parses a part and calls a listener. After each piece it yields the share that has been read, so that the result so far can be passed on; a missing
 * part counts as empty.
 */
export async function* readXml(
  archive: ZipArchive,
  part: string,
  listener: XmlListener,
  doctype: DoctypeRule = 'refuse',
): AsyncGenerator<number> {
  const size = archive.sizeOf(part);
  let read = 0;
  let reader: XmlReader | undefined;
  for await (const bytes of archive.read(part)) {
    reader ??= new XmlReader(encodingOf(bytes), listener, doctype);
    try {
      reader.write(bytes);
    } catch (error) {
      // What comes before the fault is passed on too.
      yield 1;
      throw error;
    }
    read += bytes.length;
    yield Math.min(1, read / size);
  }
  reader?.end();
  yield 1;
}

/** Reads a part to its end. */
export async function readWholeXml(
  archive: ZipArchive,
  part: string,
  listener: XmlListener,
  doctype: DoctypeRule = 'refuse',
): Promise<void> {
  const pieces = readXml(archive, part, listener, doctype);
  while (!(await pieces.next()).done);
}

/** Parses a document that is one XML file, as {@link readXml} does a part. */
export async function* readXmlFile(
  { file, size, head }: SourceDocument,
  listener: XmlListener,
  doctype: DoctypeRule = 'refuse',
): AsyncGenerator<number> {
  const reader = new XmlReader(detectEncoding(head), listener, doctype);
  let read = 0;
  for await (const bytes of piecesOf(file)) {
    reader.write(bytes);
    read += bytes.length;
    yield read / size;
  }
  reader.end();
  yield 1;
}

/**
 * An incremental XML parser. Only XML's five predefined entities are expanded, so nothing is fetched, and there is no entity expansion
 * attack.
 */
class XmlReader {
  readonly #decoder: InstanceType<typeof TextDecoder>;
  readonly #parser = new SaxesParser();
  readonly #text: ((text: string) => void) | undefined;
  #depth = 0;

  constructor(encoding: string, listener: XmlListener, doctype: DoctypeRule) {
    this.#decoder = new TextDecoder(encoding);
    this.#text = listener.text?.bind(listener);
    this.#parser.on('error', (error) => this.#complain(error));
    this.#parser.on('doctype', () => {
      if (doctype === 'refuse') throw new ProcessingError(refusedDoctype);
    });
    this.#parser.on('opentag', (tag) => {
      this.#depth += 1;
      if (this.#depth > maxDepth) throw new ProcessingError(`The file is broken: more than ${maxDepth} elements deep.`);
      listener.open?.({ name: localName(tag.name), attributes: localAttributes(tag) });
    });
    this.#parser.on('closetag', (tag) => {
      this.#depth -= 1;
      listener.close?.(localName(tag.name));
    });
    if (this.#text) {
      this.#parser.on('text', this.#text);
      this.#parser.on('cdata', this.#text);
    }
  }

  write(bytes: Uint8Array): void {
    this.#parser.write(this.#decoder.decode(bytes, { stream: true }));
  }

  end(): void {
    this.#parser.write(this.#decoder.decode());
    this.#parser.close();
  }

  #complain(error: Error): void {
    // Some programs write undefined entities and stray characters; the text around them is still valid.
    if (/undefined entity|disallowed character|invalid character/i.test(error.message)) return;
    throw new ProcessingError(`The file is broken: its XML cannot be read (${error.message}).`, { cause: error });
  }
}

function encodingOf(start: Uint8Array): string {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be';
  const declared = /^.{0,3}<\?xml[^>]{0,80}encoding=["']([\w-]{1,40})/s.exec(
    Buffer.from(start.buffer, start.byteOffset, Math.min(start.length, 200)).toString('latin1'),
  )?.[1];
  try {
    return declared === undefined || /utf-?16/i.test(declared) ? 'utf-8' : new TextDecoder(declared).encoding;
  } catch {
    return 'utf-8';
  }
}

/** The name of an element or an attribute without its namespace's prefix. */
export function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

function localAttributes(tag: SaxesTagPlain): Record<string, string> {
  const attributes: Record<string, string> = Object.create(null);
  for (const [name, value] of Object.entries(tag.attributes)) {
    attributes[name] = value;
    attributes[localName(name)] ??= value;
  }
  return attributes;
}
