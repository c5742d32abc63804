/** Where the table of fonts is in the table stream, and its length; [MS-DOC] 2.5.6. */
const [tableAt, tableLengthAt] = [0x112, 0x116];
/** Where the name begins behind the length of an entry; [MS-DOC] 2.9.94. */
const nameAt = 39;

/** The names of the fonts of old Word, by their numbers. */
export function readFonts(stream: Buffer, table: Buffer): readonly string[] {
  const start = stream.readUInt32LE(tableAt);
  const fonts = table.subarray(start, start + stream.readUInt32LE(tableLengthAt));
  const names: string[] = [];
  for (let at = 4; at < fonts.length; at += 1 + fonts[at]!) {
    const name = fonts.toString('utf16le', at + 1 + nameAt, at + 1 + fonts[at]!);
    names.push(name.split('\0', 1)[0] ?? '');
  }
  return names;
}
