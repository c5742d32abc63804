/** A line of a calendar (RFC 5545) or of a card of an address book (RFC 6350): `TEL;TYPE=CELL:+353 86 555 0199`. */
export interface ContentLine {
  /** In capitals, without the group before it. */
  readonly name: string;
  /** By name, in capitals. */
  readonly parameters: ReadonlyMap<string, string>;
  /** As it is written. */
  readonly value: string;
  /** The line of the file in which it begins. */
  readonly number: number;
}

const parts = /^(?:[\w-]+\.)?([A-Za-z][\w-]*)((?:;(?:"[^"]*"|[^":;])*)*):(.*)$/s;
const parameter = /;([\w-]+)(?:=("[^"]*"|[^;]*))?/g;

/** The lines of a text, each in one piece. What is none is left out. */
export function* contentLines(text: string): Generator<ContentLine> {
  const written = text.split(/\r\n?|\n/);
  for (let at = 0; at < written.length; ) {
    const first = written[at] ?? '';
    const pieces = [first];
    const number = at + 1;
    // In cards of phones a value in Quoted-Printable goes on behind a `=` at the end of the line.
    const isQuoted = /QUOTED-PRINTABLE/i.test(first.slice(0, first.indexOf(':') + 1));
    for (at += 1; at < written.length; at += 1) {
      const next = written[at] ?? '';
      const goesOn = isQuoted && pieces.at(-1)?.endsWith('=') === true;
      if (!goesOn && !/^[ \t]/.test(next)) break;
      if (goesOn) pieces[pieces.length - 1] = pieces.at(-1)?.slice(0, -1) ?? '';
      pieces.push(goesOn ? next : next.slice(1));
    }
    const line = lineOf(pieces.join(''), number);
    if (line !== undefined) yield line;
  }
}

function lineOf(text: string, number: number): ContentLine | undefined {
  const [, name, written = '', value = ''] = parts.exec(text) ?? [];
  if (name === undefined) return undefined;
  const parameters = new Map<string, string>();
  for (const [, key = '', given] of written.matchAll(parameter)) {
    // Old cards have only the values: `TEL;WORK`.
    const known = given === undefined ? (isEncoding.test(key) ? 'ENCODING' : 'TYPE') : key.toUpperCase();
    const named = (given ?? key).replaceAll('"', '');
    const before = parameters.get(known);
    parameters.set(known, before === undefined ? named : `${before}, ${named}`);
  }
  return { name: name.toUpperCase(), parameters, value, number };
}

const isEncoding = /^(?:quoted-printable|base64|[78]bit)$/i;

/** The parts of the value of a line as they were meant, without empty ones: a name or an address has several. */
export function partsOf(line: ContentLine): readonly string[] {
  return decoded(line)
    .split(/(?<!\\);/)
    .map(plain)
    .filter((part) => part !== '');
}

/** The value of a line as it was meant. */
export function valueOf(line: ContentLine): string {
  return plain(decoded(line));
}

/** Whether the value is a picture, a sound or a file, in letters that nobody reads. */
export function isBinary({ value, parameters }: ContentLine): boolean {
  return /^(?:b|base64)$/i.test(parameters.get('ENCODING') ?? '') || value.startsWith('data:');
}

function plain(text: string): string {
  const unescaped = text.replace(/\\([\\,;:nN])/g, (_, letter: string) =>
    letter.toLowerCase() === 'n' ? ' ' : letter,
  );
  return unescaped.replace(/[\r\n]+/g, ' ').trim();
}

function decoded({ value, parameters }: ContentLine): string {
  if (!/^quoted-printable$/i.test(parameters.get('ENCODING') ?? '')) return value;
  const codes = value.replace(/=([\dA-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return decodeAs(Buffer.from(codes, 'latin1'), parameters.get('CHARSET') ?? 'utf-8');
}

function decodeAs(bytes: Buffer, charset: string): string {
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return bytes.toString('latin1');
  }
}
