/** The bytes without a byte order mark, which some editors, shells and servers write, and which RFC 8259 (8.1) allows parsers of JSON to ignore. */
export function withoutByteOrderMark(bytes: Buffer): Buffer {
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? bytes.subarray(3) : bytes;
}
