import type { DocumentBlock, DocumentBlocks } from '../../document-block.js';
import type { SourceDocument } from '../../source-document.js';
import { lastBreak } from '../../text/break-text.js';
import { wholeText } from '../../text/whole-text.js';
import { readPlainText } from '../plain/plain-text.js';
import { isTimedText, timedTextBlocks } from '../plain/subtitles.js';
import { type JsonNode, parseJson, parseJsonLines } from './json-tree.js';
import { isProseXml, proseXmlBlocks } from '../web/prose-xml.js';
import { parseXml } from './xml-tree.js';
import { notebookCells, readCells } from './notebook.js';

/** An object or array with more characters than this is divided, and its name becomes a heading. */
const maxRecordLength = 1_000;
/** A text is cut here at the latest. */
const maxParagraphLength = 20_000;
const maxTitleLength = 100;

/**
 * Records of a JSON document, or of one in each line, each with the names of its values: `name: Delft; fees.boat: 4.50`. What cannot be parsed is read
 * as text.
 */
export function readJson(source: SourceDocument): DocumentBlocks {
  return readTree(source, (text) => parseJson(text) ?? parseJsonLines(text));
}

/** The same of an XML document, unless it is a text with titles and paragraphs, which is read as such. */
export function readXmlData(source: SourceDocument): DocumentBlocks {
  return readTree(source, parseXml, shownXml);
}

function shownXml(xml: string): Iterable<DocumentBlock> | undefined {
  if (isTimedText(xml)) return timedTextBlocks(xml);
  return isProseXml(xml) ? proseXmlBlocks(xml) : undefined;
}

async function* readTree(
  source: SourceDocument,
  parse: (text: string) => JsonNode | undefined,
  prose: (text: string) => Iterable<DocumentBlock> | undefined = () => undefined,
): DocumentBlocks {
  const text = await wholeText(source);
  const blocks = prose(text);
  if (blocks !== undefined) return yield* blocks;
  const root = parse(text);
  if (root === undefined || root.length === 0) return yield* readPlainText(source);
  const cells = notebookCells(root);
  yield* cells ? readCells(cells) : treeBlocks(root);
}

/** Blocks of what is in a node of a tree of values. */
export function* treeBlocks(node: JsonNode, level = 1): Generator<DocumentBlock> {
  if (node.text !== undefined) yield* longText(node.text);
  else for (const child of node.children) yield* child.length > maxRecordLength ? divided(child, level) : rows(child);
}

/** Blocks of a large member or element, below its name. */
function* divided(node: JsonNode, level: number): Generator<DocumentBlock> {
  const title = node.key ?? titleOf(node);
  if (title !== '') yield { kind: 'heading', level, text: title, place: { line: node.line } };
  yield* treeBlocks(node, title === '' ? level : level + 1);
}

/** A row of a short member or element; of a list of objects, such as the items that a service returns, one of each. */
function* rows(node: JsonNode): Generator<DocumentBlock> {
  const isList = node.isArray && node.children.every(({ text, isArray }) => text === undefined && !isArray);
  if (isList) for (const child of node.children) yield* row(child, node.key);
  else yield* row(node, node.key);
}

function* row(node: JsonNode, name = ''): Generator<DocumentBlock> {
  const text = [...leavesOf(node, name)].join('; ');
  if (text !== '') yield { kind: 'row', text, place: { line: node.line } };
}

/** The values in a node with their names: `fees.boat: 4.50`, `days: Monday, Tuesday`. */
function* leavesOf(node: JsonNode, path: string): Generator<string> {
  const named = (text: string): string => (path === '' ? text : `${path}: ${text}`);
  const text = node.text ?? runsOf(node);
  if (text === '') return;
  if (text !== undefined) yield named(text);
  else if (node.isArray && node.children.length > 0 && node.children.every(({ text }) => text !== undefined))
    yield named(node.children.map(({ text }) => text).join(', '));
  else
    for (const child of node.children)
      yield* leavesOf(child, child.key === undefined || path === '' ? (child.key ?? path) : `${path}.${child.key}`);
}

/** A text in parts, of which some are objects that say how they look or where they lead: the messages of a chat. */
function runsOf({ isArray, children }: JsonNode): string | undefined {
  if (!isArray || !children.some(({ text }) => text !== undefined)) return undefined;
  const parts = children.map(({ text, children: members }) => text ?? members.find(({ key }) => key === 'text')?.text);
  const isText = children.some(({ text }) => text === undefined) && parts.every((part) => part !== undefined);
  return isText ? parts.join('') : undefined;
}

/** What an element of an array begins with, which is mostly its name or number. */
function titleOf(node: JsonNode): string {
  const first = node.children.find(({ text }) => text !== undefined);
  const [title = ''] = first ? leavesOf(first, first.key ?? '') : [];
  return title.length > maxTitleLength ? '' : title;
}

/** Its lines are not those of the file, so it has no place. */
function* longText(text: string): Generator<DocumentBlock> {
  for (let from = 0; from < text.length; ) {
    const end = text.length - from > maxParagraphLength ? lastBreak(text, from, maxParagraphLength) : text.length;
    yield { kind: 'paragraph', text: text.slice(from, end) };
    from = end;
  }
}
