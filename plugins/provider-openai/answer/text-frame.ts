const content = Buffer.from('"content":"');
const quote = 0x22;
const backslash = 0x5c;
/** Characters that are escaped in JSON strings. */
const notAsIs = /["\\\p{Cc}]/u;

/**
 * Caches the bytes before and after the text of an event that contains only text. In most streams they are the same in each event, so that
 * an event which has them need not be parsed: its text is what is between them.
 */
export class TextFrame {
  #before: Buffer | undefined;
  #behind: Buffer = Buffer.alloc(0);

  /** Learns the frame from a parsed event that contains only this text. */
  learn(event: Buffer, text: string): void {
    const name = event.indexOf(content);
    if (name < 0) return;
    const begin = name + content.length;
    let end = begin;
    while (end < event.length && event[end] !== quote) end += event[end] === backslash ? 2 : 1;
    if (unquoted(event.toString('utf8', begin, end)) !== text) return;
    // Copied, because a slice would keep the whole chunk alive.
    this.#before = Buffer.from(event.subarray(0, begin));
    this.#behind = Buffer.from(event.subarray(end));
  }

  /** The text of an event with the same frame; undefined for all others. */
  textOf(event: Buffer): string | undefined {
    const before = this.#before;
    const behind = this.#behind;
    if (!before || event.length <= before.length + behind.length) return undefined;
    const end = event.length - behind.length;
    if (event.compare(behind, 0, behind.length, end) !== 0) return undefined;
    if (event.compare(before, 0, before.length, 0, before.length) !== 0) return undefined;
    return unquoted(event.toString('utf8', before.length, end));
  }
}

/** Parses a JSON string; undefined when it is not one. */
function unquoted(written: string): string | undefined {
  if (!notAsIs.test(written)) return written;
  try {
    return JSON.parse(`"${written}"`) as string;
  } catch {
    return undefined;
  }
}
