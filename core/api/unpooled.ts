/**
 * A copy of bytes in memory of their own, for bytes that are kept longer than a request. Node makes small buffers as parts of a pool of 64 KiB
 * (`Buffer.from`, `Buffer.concat`, what a socket has read), and each of them keeps the whole pool in memory: a cache whose entries have 600 bytes would take
 * a hundred times its size.
 *
 * @returns the same buffer if it already has memory of its own
 */
export function unpooled(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.length);
  own.set(bytes);
  return own;
}
