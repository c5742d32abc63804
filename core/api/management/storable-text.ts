import { z, type ZodType } from 'zod';
import { cutText } from '../text/cut-text.js';
import type { JsonValue } from '../json.js';
import { isJsonObject } from '../wire/json/json.js';

/** PostgreSQL does not accept NUL (error 22021), and a lone surrogate would be read back as another character. */
function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/** Schema of a text that the database stores without loss. Lengths are in characters (Unicode code points), as in JSON Schema. */
export function storableText({ least = 0, most }: { readonly least?: number; readonly most: number }): ZodType<string> {
  const refusal = 'must not contain NUL characters or broken surrogate pairs';
  return z.string().min(least).max(most).refine(isStorable, refusal);
}

/** Schema of a name for people: a {@link storableText} that is not blank. */
export function storableName({ most }: { readonly most: number }): ZodType<string> {
  return storableText({ least: 1, most }).refine((text) => text.trim() !== '', 'must not consist of spaces only');
}

const replacement = '\ufffd';
const cutMark = ' […]';

/**
 * Makes any text storable, for texts that must not be refused: NUL and lone surrogates are replaced, and a text that is too long is cut.
 *
 * @param atMost the most UTF-16 units of the result, including the mark at the end of a text that was cut
 */
export function storable(text: string, atMost: number): string {
  const kept = text.length <= atMost ? text : cutText(text, Math.max(0, atMost - cutMark.length)) + cutMark;
  return isStorable(kept) ? kept : kept.replaceAll('\0', replacement).toWellFormed();
}

/**
 * Whether a JSON value can be stored as `jsonb` without loss: every text and key in it is storable, and no number has more digits than a
 * JavaScript number keeps (`parseJson` returns those as `JSON.rawJSON` objects).
 */
export function isStorableJson(value: JsonValue | undefined): boolean {
  return isStorableAs('jsonb', value);
}

/** Whether a JSON value can be stored as the text that it is written as: numbers may have any digits. */
export function isStorableJsonText(value: JsonValue | undefined): boolean {
  return isStorableAs('text', value);
}

function isStorableAs(column: 'jsonb' | 'text', value: JsonValue | undefined): boolean {
  if (typeof value === 'string') return isStorable(value);
  if (typeof value !== 'object' || value === null) return true;
  if (Array.isArray(value)) return value.every((member: JsonValue) => isStorableAs(column, member));
  if (!isJsonObject(value)) return column === 'text';
  for (const name in value) if (!isStorable(name) || !isStorableAs(column, value[name])) return false;
  return true;
}
