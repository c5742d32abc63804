import { visit } from 'jsonc-parser';

/** A value of a JSON document. */
export interface JsonNode {
  /** The name of a member; undefined for elements of arrays and the whole. */
  readonly key: string | undefined;
  /** From 1. */
  readonly line: number;
  /** Of a string as it is meant, of a number and a truth value as it is written; undefined for objects and arrays. */
  readonly text: string | undefined;
  readonly children: JsonNode[];
  readonly isArray: boolean;
  /** Characters of all texts and names in it. */
  length: number;
}

/** The parser and what reads the tree recurse. */
const maxDepth = 200;
/** Each takes some hundred bytes of memory. */
const maxValues = 500_000;

/**
 * Parses a JSON document. Numbers keep their digits; nulls are left out.
 *
 * @returns undefined if it is none, or has more than 200 objects and arrays inside each other, or half a million values
 */
export function parseJson(text: string): JsonNode | undefined {
  return isParsable(text) ? parse(text, 1) : undefined;
}

/** The same of a text with an object or array in each line, as a list of them. */
export function parseJsonLines(text: string): JsonNode | undefined {
  if (!isParsable(text)) return undefined;
  const list: JsonNode = { key: undefined, line: 1, text: undefined, children: [], isArray: true, length: 0 };
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const node = parse(line, index + 1);
    if (node === undefined || node.text !== undefined) return undefined;
    list.children.push(node);
    list.length += node.length;
  }
  return list;
}

function parse(text: string, firstLine: number): JsonNode | undefined {
  const open: JsonNode[] = [];
  let root: JsonNode | undefined;
  let isBroken = false;
  let key: string | undefined;

  const add = (line: number, isArray: boolean, value?: string): JsonNode => {
    const node: JsonNode = {
      key,
      line: line + firstLine,
      text: value,
      children: [],
      isArray,
      length: (key?.length ?? 0) + (value?.length ?? 0),
    };
    key = undefined;
    if (open.length === 0) root = node;
    else open.at(-1)?.children.push(node);
    return node;
  };
  const begin = (line: number, isArray: boolean): boolean => {
    open.push(add(line, isArray));
    return !isBroken;
  };
  const end = (): void => {
    const node = open.pop();
    const parent = open.at(-1);
    if (node && isShape(node)) [node.children.length, node.length] = [0, 0];
    if (node && parent) parent.length += node.length;
  };

  visit(
    text,
    {
      onObjectBegin: (_offset, _length, line) => begin(line, false),
      onObjectProperty: (name) => {
        key = name;
      },
      onObjectEnd: end,
      onArrayBegin: (_offset, _length, line) => begin(line, true),
      onArrayEnd: end,
      onLiteralValue: (value: unknown, offset, length, line) => {
        const node =
          value === null
            ? undefined
            : add(line, false, typeof value === 'string' ? value : text.slice(offset, offset + length));
        key = undefined;
        const parent = open.at(-1);
        if (node && parent) parent.length += node.length;
      },
      onError: () => {
        isBroken = true;
      },
    },
    { disallowComments: true },
  );
  return isBroken ? undefined : root;
}

/** The corners of an area on a map (https://www.rfc-editor.org/rfc/rfc7946), which say nothing to a reader and may be thousands. */
function isShape({ key, isArray, children }: JsonNode): boolean {
  return key === 'coordinates' && isArray && children[0]?.isArray === true;
}

/** Whether the parser, which reads on after errors, stays within the bounds. */
function isParsable(text: string): boolean {
  let [depth, values, inString] = [0, 0, false];
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (inString) {
      if (character === '\\') index += 1;
      else if (character === '"') inString = false;
      else if (character === '\n' || character === '\r') return false;
    } else if (character === '"') inString = true;
    else if (character === '{' || character === '[') {
      depth += 1;
      values += 1;
      if (depth > maxDepth) return false;
    } else if (character === '}' || character === ']') depth -= 1;
    else if (character === ',' || character === ':') values += 1;
  }
  return values <= maxValues;
}
