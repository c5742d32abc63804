const content = Buffer.from('"content":"');
const quote = 0x22;
const backslash = 0x5c;
/** What does not stand in a JSON string as it is. */
const notAsIs = /["\\\p{Cc}]/u;

/**
 * What stands around the text in an event that says nothing but a text. In most streams it is the same in each event, and an event that has it
 * need not be parsed: it says the text that stands in the middle.
 */
export class TextFrame {
  #before: Buffer | undefined;
  #behind: Buffer = Buffer.alloc(0);

  /** Learns from an event that says this text and nothing else, once it has been parsed. */
  learn(event: Buffer, text: string): void {
    const name = event.indexOf(content);
    if (name < 0) return;
    const begin = name + content.length;
    let end = begin;
    while (end < event.length && event[end] !== quote) end += event[end] === backslash ? 2 : 1;
    if (unquoted(event.toString('utf8', begin, end)) !== text) return;
    // Memory of its own: the event's would keep a whole chunk.
    this.#before = Buffer.from(event.subarray(0, begin));
    this.#behind = Buffer.from(event.subarray(end));
  }

  /** The text of an event with the same around it; undefined for all others. */
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

/** What a JSON string says; undefined when it is none. */
function unquoted(written: string): string | undefined {
  if (!notAsIs.test(written)) return written;
  try {
    return JSON.parse(`"${written}"`) as string;
  } catch {
    return undefined;
  }
}
