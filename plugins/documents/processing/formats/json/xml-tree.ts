import { Parser } from 'htmlparser2';
import { localName } from '../../archive/read-xml.js';
import { readHtmlText } from '../web/html-reader.js';
import { piecesOf } from '../web/page-pieces.js';
import type { JsonNode } from './json-tree.js';

/** What reads the tree recurses. */
const maxDepth = 200;
/** Each takes some hundred bytes of memory. */
const maxNodes = 500_000;
/** A longer text says by itself what it is. */
const maxNamedText = 200;

const markup = /<\/?[a-z][^<>]*>/i;

/** A piece of an element: text, or an element in it with the words that it shows. */
interface Piece {
  readonly words: string;
  readonly node?: JsonNode;
}

interface OpenElement {
  readonly key: string;
  readonly line: number;
  readonly attributes: readonly JsonNode[];
  readonly pieces: Piece[];
}

/**
 * Parses an XML document to the same tree as JSON: attributes and elements are members. Elements inside of a text are part of it.
 *
 * @returns undefined if it has no element, more than 200 inside each other, or half a million
 */
export function parseXml(xml: string): JsonNode | undefined {
  const open: OpenElement[] = [];
  let root: JsonNode | undefined;
  let [nodes, line, counted] = [0, 1, 0];
  let isTooLarge = false;
  const lineAt = (index: number): number => {
    for (; counted < index; counted += 1) if (xml.charCodeAt(counted) === 0x0a) line += 1;
    return line;
  };
  const parser = new Parser(
    {
      onopentag(name, values) {
        const element = elementOf(name, values, lineAt(parser.startIndex));
        nodes += 1 + element.attributes.length;
        isTooLarge ||= open.length >= maxDepth || nodes > maxNodes;
        if (!isTooLarge) open.push(element);
      },
      ontext: (words) => {
        if (!isTooLarge) open.at(-1)?.pieces.push({ words });
      },
      onclosetag() {
        const element = isTooLarge ? undefined : open.pop();
        if (element === undefined) return;
        const piece = closed(element);
        if (open.length === 0) root ??= piece.node;
        else open.at(-1)?.pieces.push(piece);
      },
    },
    { xmlMode: true },
  );
  // The parser needs longer for each element, the more of them are open.
  for (const piece of piecesOf(xml)) {
    parser.write(piece);
    if (isTooLarge) return undefined;
  }
  parser.end();
  return root;
}

function elementOf(name: string, values: Readonly<Record<string, string>>, line: number): OpenElement {
  const attributes = Object.entries(values)
    .filter(([key, value]) => !/^xmlns\b|^xsi:/.test(key) && value.trim() !== '')
    .map(([key, value]) => leaf(localName(key), line, value.trim()));
  return { key: localName(name), line, attributes, pieces: [] };
}

function closed({ key, line, attributes, pieces }: OpenElement): Required<Piece> {
  // An empty element stands between words, as the end of a line does.
  const words = pieces.length === 0 ? ' ' : pieces.map((piece) => piece.words).join('');
  const hasText = pieces.some((piece) => piece.node === undefined && piece.words.trim() !== '');
  const inside = pieces.flatMap(({ node }) => (node === undefined || node.length === 0 ? [] : [node]));
  if (!hasText) return { words, node: branch(key, line, [...attributes, ...inside]) };
  const text = shownText(words);
  const name = text.length > maxNamedText ? undefined : key;
  if (attributes.length === 0) return { words, node: leaf(name, line, text) };
  return { words, node: branch(key, line, [...attributes, leaf(undefined, line, text)]) };
}

/** News and catalogues have web pages as the text of an element. */
function shownText(words: string): string {
  const shown = markup.test(words) ? Array.from(readHtmlText(words), ({ text }) => text).join('\n') : words;
  return shown.replace(/(?<![ \t])[ \t]*\r?\n[ \t]*/g, '\n').trim();
}

function leaf(key: string | undefined, line: number, text: string): JsonNode {
  return { key, line, text, children: [], isArray: false, length: (key?.length ?? 0) + text.length };
}

/** Elements that follow each other under one name are those of a list. */
function branch(key: string, line: number, all: readonly JsonNode[]): JsonNode {
  const names = new Map<string | undefined, number>();
  for (const child of all) names.set(child.key, (names.get(child.key) ?? 0) + 1);
  const children = all.map((child) =>
    child.text === undefined && (names.get(child.key) ?? 0) > 1 ? { ...child, key: undefined } : child,
  );
  const length = children.reduce((sum, child) => sum + child.length, children.length === 0 ? 0 : key.length);
  return { key, line, text: undefined, children, isArray: false, length };
}
