import { isJsonObject, type JsonValue, stringifyJson } from '../../api/index.js';

/** The characters that are encoded in one step: a fraction of a millisecond. */
const stepCharacters = 64 * 1024;
/** Lists of up to as many numbers, which vectors are, are encoded at once. */
const fewNumbers = 10_000;

/**
 * Encodes a long value as JSON in steps: `JSON.stringify` would take some tenths of a second for a hundred megabytes, and can make no text of more than
 * 512.
 *
 * @returns the same bytes as those of `stringifyJson`
 */
export function* longJson(value: JsonValue): Generator<void, Uint8Array> {
  const written: Buffer[] = [];
  let pending = '';
  for (const piece of piecesOf(value)) {
    pending += piece;
    if (pending.length < stepCharacters) continue;
    written.push(Buffer.from(pending));
    pending = '';
    yield;
  }
  written.push(Buffer.from(pending));
  return Buffer.concat(written);
}

function* piecesOf(value: JsonValue | undefined): Generator<string, void> {
  if (typeof value === 'string' && value.length > stepCharacters) yield* piecesOfText(value);
  else if (Array.isArray(value) && !isFewNumbers(value)) {
    let before = '[';
    for (const item of value as readonly JsonValue[]) {
      yield before;
      yield* piecesOf(item);
      before = ',';
    }
    yield before === '[' ? '[]' : ']';
  } else if (isJsonObject(value)) {
    let before = '{';
    for (const name in value) {
      if (value[name] === undefined) continue;
      yield `${before}${JSON.stringify(name)}:`;
      yield* piecesOf(value[name]);
      before = ',';
    }
    yield before === '{' ? '{}' : '}';
  } else yield stringifyJson(value);
}

function* piecesOfText(text: string): Generator<string, void> {
  yield '"';
  for (let begin = 0; begin < text.length; ) {
    let end = begin + stepCharacters;
    // Half a character would be escaped.
    if (isHighSurrogate(text.charCodeAt(end - 1))) end += 1;
    yield JSON.stringify(text.slice(begin, end)).slice(1, -1);
    begin = end;
  }
  yield '"';
}

function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff;
}

function isFewNumbers(list: readonly unknown[]): boolean {
  return list.length <= fewNumbers && list.every((item) => typeof item === 'number');
}
