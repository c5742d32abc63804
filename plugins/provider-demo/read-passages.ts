import { isJsonObject, isText, type JsonObject, type JsonValue } from '../../core/api/index.js';

/** A text that may contain the answer. */
export interface Passage {
  readonly text: string;
  /** Name of its document, if a marker names it. */
  readonly source?: string;
}

/** Matches `<document name="handbook.pdf">`, `</document>`, and lines such as `Source: handbook.pdf` or `[Source: handbook.pdf]`. */
const marker = /<\/?(?:document|passage|source|file)\b[^<>]*>|^[ \t]*\[?(?:source|document|file)[ \t]*:[^\n]*$/gim;
const attribute = /\b(?:name|source|title|file|filename)\s*=\s*(?:"([^"]*)"|'([^']*)')/i;

/** Splits a text at markers of sources. Text before the first marker, or after a closing tag, has no source. */
export function readPassages(text: string): readonly Passage[] {
  const passages: Passage[] = [];
  let source: string | undefined;
  let from = 0;
  for (const found of text.matchAll(marker)) {
    addPassage(passages, text.slice(from, found.index), source);
    source = sourceNamedBy(found[0]);
    from = found.index + found[0].length;
  }
  addPassage(passages, text.slice(from), source);
  return passages;
}

function sourceNamedBy(mark: string): string | undefined {
  if (mark.startsWith('</')) return undefined;
  if (mark.startsWith('<')) {
    const [, inDouble, inSingle] = attribute.exec(mark) ?? [];
    return (inDouble ?? inSingle)?.trim() || undefined;
  }
  const name = mark.slice(mark.indexOf(':') + 1).trim();
  return (mark.trimStart().startsWith('[') && name.endsWith(']') ? name.slice(0, -1).trim() : name) || undefined;
}

/** Members that may name an object's source, in order of preference. */
const sourceMembers = ['fileName', 'file_name', 'filename', 'source', 'title', 'name', 'url'];
/** Members that say where a text stands: they are not sentences of it, and its headings begin it anyway. */
const placeMembers = new Set(['place', 'headings']);
const deepest = 20;
/** Matches texts of at least three words; shorter ones are values (`"Paris"`), not sentences. */
const sentence = /\S\s+\S+\s+\S/;

/** Extracts the sentences of a tool's JSON result; an object can name the source of the sentences in it. */
export function readJsonPassages(value: JsonValue): readonly Passage[] {
  const passages: Passage[] = [];
  collect(value, undefined, 0, passages);
  return passages;
}

function collect(value: JsonValue | undefined, source: string | undefined, depth: number, passages: Passage[]): void {
  if (typeof value === 'string') return sentence.test(value) ? addPassage(passages, value, source) : undefined;
  if (depth === deepest || typeof value !== 'object' || value === null) return;
  const here = isJsonObject(value) ? sourceOf(value) : undefined;
  const from = here?.source ?? source;
  for (const [name, member] of Object.entries(value)) {
    if (name === here?.member || (from !== undefined && placeMembers.has(name))) continue;
    collect(member, from, depth + 1, passages);
  }
}

function sourceOf(value: JsonObject): { readonly member: string; readonly source: string } | undefined {
  for (const member of sourceMembers) {
    const source = value[member];
    if (isText(source)) return { member, source };
  }
  return undefined;
}

function addPassage(passages: Passage[], text: string, source: string | undefined): void {
  if (text.trim() !== '') passages.push(source === undefined ? { text } : { text, source });
}
