const headBytes = 16;
const compressedMark = 0x75465a4c;
const plainMark = 0x414c454d;
const windowBytes = 4096;
/** What the window holds at the beginning; [MS-OXRTFCP] 2.1.2.1. */
const start = Buffer.from(
  '{\\rtf1\\ansi\\mac\\deff0\\deftab720{\\fonttbl;}{\\f0\\fnil \\froman \\fswiss \\fmodern \\fscript \\fdecor MS Sans SerifSymbolArial' +
    'Times New RomanCourier{\\colortbl\\red0\\green0\\blue0\r\n\\par \\pard\\plain\\f0\\fs20\\b\\i\\u\\tab\\tx',
  'latin1',
);
/** A text of a message; longer ones are bombs. */
const maxBytes = 64 * 1024 * 1024;

/** Unpacks the rich text of a message ([MS-OXRTFCP]); undefined when it is none. */
export function unpackRtf(packed: Buffer): Buffer | undefined {
  const mark = packed.length < headBytes ? 0 : packed.readUInt32LE(8);
  if (mark === plainMark) return packed.subarray(headBytes);
  const size = mark === compressedMark ? packed.readUInt32LE(4) : Infinity;
  if (size > maxBytes) return undefined;
  const window = Buffer.alloc(windowBytes, 0x20);
  start.copy(window);
  const text = Buffer.alloc(size);
  let [written, next] = [0, start.length];
  const put = (byte: number): void => {
    window[next] = byte;
    next = (next + 1) % windowBytes;
    if (written < size) text[written] = byte;
    written += 1;
  };
  for (let at = headBytes; at < packed.length && written < size; ) {
    const flags = packed[at] ?? 0;
    at += 1;
    for (let bit = 0; bit < 8 && at < packed.length; bit += 1) {
      if (((flags >> bit) & 1) === 0) {
        put(packed[at] ?? 0);
        at += 1;
        continue;
      }
      const reference = ((packed[at] ?? 0) << 8) | (packed[at + 1] ?? 0);
      at += 2;
      const from = reference >> 4;
      if (from === next) return text.subarray(0, written);
      for (let index = 0; index < (reference & 15) + 2; index += 1) put(window[(from + index) % windowBytes] ?? 0);
    }
  }
  return text.subarray(0, Math.min(written, size));
}
