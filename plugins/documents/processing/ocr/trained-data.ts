/** Parts of a `.traineddata` file, by their places in it; tesseract/include, `TessdataType` in ccutil/tessdatamanager.h. */
export const partAt = { network: 17 } as const;

const headBytes = 4;
const offsetBytes = 8;

/**
 * The parts of one of Tesseract's data files: how many places there are, where each part begins (less than 0: it is not there), and the
 * parts, all little-endian and in the order of their places.
 *
 * @throws Error when these are not the bytes of such a file
 */
export function partsOf(file: Buffer): readonly (Buffer | undefined)[] {
  const count = file.length < headBytes ? 0 : file.readInt32LE(0);
  const begin = headBytes + count * offsetBytes;
  if (count < 1 || begin > file.length) throw new Error('these are not data for Tesseract');
  const offsets = Array.from({ length: count }, (_, at) => Number(file.readBigInt64LE(headBytes + at * offsetBytes)));
  return offsets.map((from, at) => {
    if (from < 0) return undefined;
    const next = offsets.find((offset, other) => other > at && offset >= 0) ?? file.length;
    if (from < begin || next < from || next > file.length)
      throw new Error(`part ${at} of data for Tesseract is cut off`);
    return file.subarray(from, next);
  });
}

/** Creates a data file from parts; the inverse of `partsOf`. */
export function joinParts(parts: readonly (Buffer | undefined)[]): Buffer {
  const head = Buffer.alloc(headBytes + parts.length * offsetBytes);
  head.writeInt32LE(parts.length);
  let from = head.length;
  for (const [at, part] of parts.entries()) {
    head.writeBigInt64LE(BigInt(part === undefined ? -1 : from), headBytes + at * offsetBytes);
    from += part?.length ?? 0;
  }
  return Buffer.concat([head, ...parts.filter((part) => part !== undefined)]);
}
