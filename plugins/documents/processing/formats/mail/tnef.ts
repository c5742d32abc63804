import { ProcessingError } from '../../processing-contract.js';

/** How Outlook packs messages in rich text for the internet (`winmail.dat`); [MS-OXTNEF]. */
const signature = 0x223e9f78;
const attributes = {
  subject: 0x18004,
  body: 0x2800c,
  messageProperties: 0x69003,
  attachmentBegins: 0x69002,
  attachmentTitle: 0x18010,
  attachmentData: 0x6800f,
  attachmentProperties: 0x69005,
} as const;

/** Types of properties; [MS-OXCDATA] 2.11.1. */
const textType = 0x1e;
const objectType = 0x0d;
const bytesType = 0x102;
const severalValues = 0x1000;
const sizes: ReadonlyMap<number, number> = new Map([
  [0x02, 4],
  [0x03, 4],
  [0x04, 4],
  [0x0a, 4],
  [0x0b, 4],
  [0x05, 8],
  [0x06, 8],
  [0x07, 8],
  [0x14, 8],
  [0x40, 8],
  [0x48, 16],
]);
/** Properties from here on have names. */
const firstNamed = 0x8000;
/** An object's data begin with the identifier of its interface. */
const interfaceBytes = 16;
/** Messages that were forwarded as attachments, inside of each other. */
const maxDepth = 10;

/** Whether bytes begin as such a file does. */
export function isTnef(bytes: Buffer): boolean {
  return bytes.length >= 6 && bytes.readUInt32LE(0) === signature;
}

/** The properties in such a file, under the names that they have in a file that Outlook has saved. */
export function tnefStreams(bytes: Buffer): ReadonlyMap<string, Buffer> {
  try {
    return new Map(streamsIn(bytes, 0));
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new ProcessingError('The file is broken: a part of what Outlook has packed is missing.', { cause: error });
  }
}

function* streamsIn(bytes: Buffer, depth: number): Generator<readonly [string, Buffer]> {
  let attachment = -1;
  // The signature, and a key that nothing refers to.
  for (let at = 6; at + 9 <= bytes.length; ) {
    const attribute = bytes.readUInt32LE(at + 1);
    const length = bytes.readUInt32LE(at + 5);
    const value = bytes.subarray(at + 9, at + 9 + length);
    if (value.length < length) throw new RangeError('the last attribute is cut off');
    at += 9 + length + 2;
    if (attribute === attributes.attachmentBegins) attachment += 1;
    const folder = `__attach_version1.0_#${attachment.toString(16)}/`;
    if (attribute === attributes.subject) yield [streamOf(0x0037, textType), value];
    else if (attribute === attributes.body) yield [streamOf(0x1000, textType), value];
    else if (attribute === attributes.messageProperties) yield* propertiesIn(value, '', depth);
    else if (attribute === attributes.attachmentTitle) yield [folder + streamOf(0x3704, textType), value];
    else if (attribute === attributes.attachmentData) yield [folder + streamOf(0x3701, bytesType), value];
    else if (attribute === attributes.attachmentProperties) yield* propertiesIn(value, folder, depth);
  }
}

function streamOf(property: number, type: number): string {
  return `__substg1.0_${property.toString(16).padStart(4, '0')}${type.toString(16).padStart(4, '0')}`;
}

/** The texts and bytes among properties, and what is in the messages among them. */
function* propertiesIn(bytes: Buffer, folder: string, depth: number): Generator<readonly [string, Buffer]> {
  const count = bytes.readUInt32LE(0);
  let at = 4;
  for (let index = 0; index < count; index += 1) {
    const [type, property] = [bytes.readUInt16LE(at), bytes.readUInt16LE(at + 2)];
    at = property < firstNamed ? at + 4 : afterName(bytes, at + 4);
    const size = sizes.get(type & ~severalValues);
    const several = (type & severalValues) !== 0;
    if (size !== undefined) {
      at += several ? 4 + bytes.readUInt32LE(at) * size : size;
      continue;
    }
    const values = bytes.readUInt32LE(at);
    at += 4;
    for (let value = 0; value < values; value += 1) {
      const length = bytes.readUInt32LE(at);
      const found = bytes.subarray(at + 4, at + 4 + length);
      at = padded(at + 4 + length);
      if (several) continue;
      if (type !== objectType) yield [folder + streamOf(property, type), found];
      else yield* objectIn(found.subarray(interfaceBytes), folder, property, depth);
    }
  }
}

function* objectIn(
  bytes: Buffer,
  folder: string,
  property: number,
  depth: number,
): Generator<readonly [string, Buffer]> {
  if (!isTnef(bytes) || depth >= maxDepth) return;
  const inner = `${folder}${streamOf(property, objectType)}/`;
  for (const [name, value] of streamsIn(bytes, depth + 1)) yield [inner + name, value];
}

/** Behind the set and the name, or number, of a property. */
function afterName(bytes: Buffer, at: number): number {
  const isNumber = bytes.readUInt32LE(at + interfaceBytes) === 0;
  const name = at + interfaceBytes + 4;
  return isNumber ? name + 4 : padded(name + 4 + bytes.readUInt32LE(name));
}

function padded(at: number): number {
  return at + (-at & 3);
}
