/** What stands between the checksum and the content of a line, and between what stands in front of a value. */
export const space = 0x20;
export const lineFeed = 0x0a;
/** Hex digits. */
export const checksumLength = 8;

/** Begin lines whose value is a text, or bytes. No JSON begins so. */
export const textMark = 0x3d;
export const bytesMark = 0x23;

/** What stands in bytes for a line feed, which would end their line. */
export const instead = 0;
/** Where line feeds stood: the way from each to the next, in this base, with commas. None: a dash alone. */
export const base = 36;
export const noFeeds = 0x2d;
export const betweenWays = 0x2c;
