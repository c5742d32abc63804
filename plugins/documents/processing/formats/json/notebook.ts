import type { DocumentBlock } from '../../document-block.js';
import { textBlocks } from '../plain/plain-text.js';
import type { JsonNode } from './json-tree.js';

/** The cells of a Jupyter notebook (https://nbformat.readthedocs.io); undefined if the document is none. */
export function notebookCells(root: JsonNode): readonly JsonNode[] | undefined {
  return member(root, 'nbformat') && member(root, 'cells')?.children;
}

/** Headings, paragraphs, code and what it has printed. Pictures are left out. */
export function* readCells(cells: readonly JsonNode[]): Generator<DocumentBlock> {
  for (const cell of cells) {
    const source = textOf(member(cell, 'source'));
    const isCode = textOf(member(cell, 'cell_type')) === 'code';
    yield* withoutPlaces(textBlocks(source, isCode ? 'py' : 'md'));
    for (const output of member(cell, 'outputs')?.children ?? [])
      yield* withoutPlaces(textBlocks(printed(output), 'log'));
  }
}

function printed(output: JsonNode): string {
  const data = member(output, 'data');
  const error = member(output, 'ename');
  if (error) return `${textOf(error)}: ${textOf(member(output, 'evalue'))}`;
  return textOf(member(output, 'text') ?? (data && member(data, 'text/plain')));
}

/** The lines of a cell are not those of the file. */
function* withoutPlaces(blocks: Iterable<DocumentBlock>): Generator<DocumentBlock> {
  for (const { place: _, ...block } of blocks) yield block;
}

function member(node: JsonNode, key: string): JsonNode | undefined {
  return node.children.find((child) => child.key === key);
}

/** A text, which notebooks divide into its lines. */
function textOf(node: JsonNode | undefined): string {
  return node?.text ?? node?.children.map(({ text = '' }) => text).join('') ?? '';
}
