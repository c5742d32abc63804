/** Maximum nesting depth of a record's metadata. Parsing supports more, but the later steps do not. */
const maxDepth = 32;
/** Each passage of a record has its metadata, and a search reads that of dozens of passages. */
const maxMetadataCharacters = 64 * 1024;

/** A parsed line, or the reason of its rejection. */
type JsonlRecord = { readonly text: string; readonly metadata: string } | { readonly rejected: string };

/**
 * Not in the types of the language yet: a number keeps the digits that were sent. https://github.com/tc39/proposal-json-parse-with-source
 */
interface ExactJson {
  rawJSON(text: string): unknown;
  isRawJSON(value: unknown): boolean;
}

const exactJson = JSON as unknown as ExactJson;

/** Reads a record: `text` is a string, `metadata` an object of strings, numbers, booleans, arrays of strings and objects. */
export function readRecord(line: string): JsonlRecord {
  if (depthExceeds(line, maxDepth)) return { rejected: `more than ${maxDepth} objects or arrays inside each other` };
  let value: unknown;
  try {
    value = JSON.parse(line, exactly);
  } catch (error) {
    return { rejected: error instanceof UnstorableError ? error.message : 'not valid JSON' };
  }
  return checkRecord(value);
}

function checkRecord(value: unknown): JsonlRecord {
  if (!isObject(value)) return { rejected: 'not an object' };
  const { text, metadata } = value;
  if (text === undefined) return { rejected: 'text is missing' };
  if (typeof text !== 'string') return { rejected: 'text is not a string' };
  if (metadata === undefined) return { rejected: 'metadata is missing' };
  if (!isObject(metadata)) return { rejected: 'metadata is not an object' };
  const wrong = Object.entries(metadata).find(([, member]) => !isAllowed(member));
  if (wrong !== undefined) return { rejected: `metadata ${quoted(wrong[0])} is ${described(wrong[1])}` };
  const written = JSON.stringify(metadata);
  if (written.length > maxMetadataCharacters)
    return { rejected: `metadata is longer than ${maxMetadataCharacters} characters` };
  return { text, metadata: written };
}

/** Objects inside of metadata are free. Numbers are objects here, of the kind that keeps its digits. */
function isAllowed(value: unknown): boolean {
  if (Array.isArray(value)) return value.every((each) => typeof each === 'string');
  return value !== null;
}

function described(value: unknown): string {
  return value === null ? 'null' : 'an array of something other than strings';
}

function quoted(key: string): string {
  return JSON.stringify(key.length > 60 ? `${key.slice(0, 60)}…` : key);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !exactJson.isRawJSON(value);
}

/** Values that neither the database nor a JavaScript object can represent. */
class UnstorableError extends Error {}

function exactly(key: string, value: unknown, context?: { readonly source?: string }): unknown {
  if (key === '__proto__') throw new UnstorableError('the name __proto__ is not allowed');
  checkText(key);
  if (typeof value === 'string') checkText(value);
  if (typeof value !== 'number' || context?.source === undefined) return value;
  return String(value) === context.source ? value : exactJson.rawJSON(context.source);
}

function checkText(text: string): void {
  if (text.includes('\0')) throw new UnstorableError('a text contains the character U+0000');
  if (!text.isWellFormed()) throw new UnstorableError('a text contains half a character (a lone surrogate)');
}

/** Without recursion, and before anything that recurses. */
function depthExceeds(line: string, most: number): boolean {
  let depth = 0;
  let inString = false;
  for (let index = 0; index < line.length; index += 1) {
    const code = line.charCodeAt(index);
    if (inString) {
      if (code === 0x5c) index += 1;
      else if (code === 0x22) inString = false;
    } else if (code === 0x22) inString = true;
    else if (code === 0x7b || code === 0x5b) {
      depth += 1;
      if (depth > most) return true;
    } else if (code === 0x7d || code === 0x5d) depth -= 1;
  }
  return false;
}
