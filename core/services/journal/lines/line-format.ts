/** Separates the checksum from the content of a line, and the fields before a value. */
export const space = 0x20;
export const lineFeed = 0x0a;
/** Hex digits. */
export const checksumLength = 8;

/** The first byte of contents with bytes as their value. JSON does not begin with it. */
export const bytesMark = 0x23;

/** Replaces line feeds in bytes, because they would end the line. */
export const lineFeedSubstitute = 0;
/** The positions of the replaced line feeds: distances in this base, separated by commas; a dash if there are none. */
export const distanceBase = 36;
export const noLineFeeds = 0x2d;
export const distanceSeparator = 0x2c;
