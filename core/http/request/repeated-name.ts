import { atOnce, type JsonValue } from '../../api/index.js';
import { countMembers } from '../../api/internal/count-members.js';
import { endOfString, isNameBefore } from '../../api/internal/end-of-string.js';
import { JsonScan } from '../../api/internal/json-scan.js';

const quote = 0x22;
const space = 0x20;

/** After this many strings, other work gets a turn. */
const stringsPerStep = 8192;

/**
 * Finds a duplicate name in an object of a JSON text; undefined when there is none. RFC 8259 does not define which of the two counts, so the
 * provider, which gets the text unchanged, could use another value than the one that the gateway has inspected.
 *
 * @param text valid JSON
 * @param value the parsed text
 */
export function repeatedName(text: string, value: JsonValue): string | undefined {
  // A duplicate name is parsed to one member, so the counts differ. Nearly all texts have none, so counting is usually enough.
  const members = countMembers(value);
  if (countColons(text) === members || new JsonScan(text).read().names === members) return undefined;
  return atOnce(findRepeatedName(text));
}

/** Counts the colons after a quote: at least as many as names, and more only if a string contains JSON. */
function countColons(text: string): number {
  let colons = 0;
  for (let place = text.indexOf(':'); place >= 0; place = text.indexOf(':', place + 1)) {
    let before = place - 1;
    while (text.charCodeAt(before) <= space) before -= 1;
    if (text.charCodeAt(before) === quote) colons += 1;
  }
  return colons;
}

/** Reads all names, step by step. */
export function* findRepeatedName(text: string): Generator<void, string | undefined> {
  /** A stack of the open objects' and arrays' names; arrays have none. */
  const open: Set<string>[] = [];
  let strings = 0;
  for (let place = 0; place < text.length; ) {
    const start = place;
    place += 1;
    switch (text[start]) {
      case '{':
      case '[':
        open.push(new Set());
        break;
      case '}':
      case ']':
        open.pop();
        break;
      case '"': {
        place = endOfString(text, start) + 1;
        strings += 1;
        if (strings % stringsPerStep === 0) yield;
        if (!isNameBefore(text, place)) break;
        const name = JSON.parse(text.slice(start, place)) as string;
        if (open.at(-1)?.has(name)) return name;
        open.at(-1)?.add(name);
        break;
      }
    }
  }
  return undefined;
}
