import { isJsonObject } from '../../../../core/api/index.js';
import type { DocumentBlock } from '../document-block.js';

const kinds: readonly unknown[] = ['heading', 'paragraph', 'row', 'record'] satisfies DocumentBlock['kind'][];

/** What is wrong with a block of a plugin, which may be written without a type checker, to continue a sentence; undefined if nothing is. */
export function blockProblem(block: unknown): string | undefined {
  if (!isJsonObject(block)) return `that is ${block === null ? 'null' : `a ${typeof block}`}, not { kind, text }`;
  const { kind, text, level, place, metadata } = block;
  if (!kinds.includes(kind)) return `whose "kind" is ${JSON.stringify(kind)}, which is none of ${kinds.join(', ')}`;
  if (typeof text !== 'string') return `whose "text" is a ${typeof text}`;
  if (level !== undefined && !isNumber(level)) return 'whose "level" is not a whole number from 1 on';
  if (place !== undefined && !isPlace(place)) return 'whose "place" has neither a page, sheet, slide nor line';
  if (metadata !== undefined && !isObjectText(metadata)) return 'whose "metadata" is not the JSON text of an object';
  return undefined;
}

function isPlace(place: unknown): boolean {
  if (!isJsonObject(place)) return false;
  const { page, sheet, slide, line } = place;
  return typeof sheet === 'string' || [page, slide, line].some(isNumber);
}

function isNumber(value: unknown): boolean {
  return Number.isSafeInteger(value) && Number(value) > 0;
}

function isObjectText(metadata: unknown): boolean {
  if (typeof metadata !== 'string') return false;
  try {
    return isJsonObject(JSON.parse(metadata));
  } catch {
    return false;
  }
}
