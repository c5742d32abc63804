import { FormField } from '../paragraphs/form-field.js';

/** Where the length of what is before the data is; [MS-DOC] 2.9.158. */
const headerLengthAt = 4;
/** Behind the version and the bits is the longest text, then the size; [MS-DOC] 2.9.78. */
const [bitsAt, textsAt] = [4, 10];
const [box, list, asDefault] = [1, 2, 25];

/**
 * The state of a field of a form, as old Word keeps it in the stream `Data`.
 *
 * @returns undefined for fields whose value is in the text, and for broken ones
 */
export function shownForm(data: Buffer, at: number): string | undefined {
  try {
    return shownField(data.subarray(at + data.readUInt16LE(at + headerLengthAt), at + data.readUInt32LE(at)));
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function shownField(field: Buffer): string | undefined {
  const bits = field.readUInt16LE(bitsAt);
  const [kind, result] = [bits & 3, (bits >> 2) & 0x1f];
  if (kind !== box && kind !== list) return undefined;
  // Its name is the only text before the default.
  const defaultAt = afterText(field, textsAt);
  const state = result === asDefault ? field.readUInt16LE(defaultAt) : result;
  const form = new FormField();
  if (kind === box) form.tick(state === 1);
  else {
    form.choose(state);
    // Format, help, status and two macros.
    let textAt = defaultAt + 2;
    for (let text = 0; text < 5; text += 1) textAt = afterText(field, textAt);
    for (const choice of textsOf(field.subarray(textAt))) form.choice(choice);
  }
  return form.shown;
}

/** Texts have their length before them and a zero behind. */
function afterText(field: Buffer, at: number): number {
  return at + 2 + 2 * field.readUInt16LE(at) + 2;
}

/** A table of texts; [MS-DOC] 2.2.4. */
function* textsOf(table: Buffer): Generator<string> {
  const [count, extra] = [table.readUInt16LE(2), table.readUInt16LE(4)];
  let at = 6;
  for (let index = 0; index < count; index += 1) {
    const end = at + 2 + 2 * table.readUInt16LE(at);
    yield table.toString('utf16le', at + 2, end);
    at = end + extra;
  }
}
