import {
  type Citation,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  numberOf,
  type TextRange,
  textIn,
  webAddress,
  withoutUndefined,
} from '../../../core/api/index.js';

/** A citation, and the place that it names in a text. */
export interface Annotation {
  readonly citation: Citation;
  readonly range: TextRange | undefined;
}

/** Reads an annotation of either API: chat completions have its members in an object of their own. Undefined for one that is no citation. */
export function readAnnotation(value: JsonValue | undefined): Annotation | undefined {
  if (!isJsonObject(value)) return undefined;
  const { type } = value;
  if (typeof type !== 'string' || !/(?:^|_)citation$/.test(type)) return undefined;
  const inner = value[type];
  const said = isJsonObject(inner) ? inner : value;
  const citation = withoutUndefined({
    url: webAddress(said['url']),
    title: textIn(said['title']) ?? textIn(said['filename']),
    // Of OpenRouter, which has searched itself.
    quote: textIn(said['content']),
    fileId: textIn(said['file_id']),
  });
  return { citation, range: rangeIn(said) };
}

/** Citations of files are at one place. */
function rangeIn({ start_index, end_index, index }: JsonObject): TextRange | undefined {
  const start = numberOf(start_index ?? index);
  const end = numberOf(end_index ?? index);
  const isRange = Number.isInteger(start) && Number.isInteger(end) && (start as number) >= 0;
  return isRange && (end as number) >= (start as number) ? { start: start as number, end: end as number } : undefined;
}
