import { z, type ZodType } from 'zod';
import type { JsonValue } from '../json.js';
import { isJsonObject } from '../wire/json.js';

/** The database takes no NUL (PostgreSQL's error 22021), and half a surrogate pair would come back as something else. */
function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/** Schema of a text that can be stored and comes back unchanged. Lengths are in UTF-16 units, as in JavaScript and JSON Schema. */
export function storableText({ least = 0, most }: { readonly least?: number; readonly most: number }): ZodType<string> {
  const refusal = 'must not contain NUL characters or broken surrogate pairs';
  return z.string().min(least).max(most).refine(isStorable, refusal);
}

const replacement = '\ufffd';
const cutMark = ' […]';

/**
 * A text as far as the database takes it, for texts that are kept and not refused: NUL and halves of surrogate pairs are replaced.
 *
 * @param atMost characters; what is cut off is marked
 */
export function storable(text: string, atMost: number): string {
  const kept = text.length <= atMost ? text : text.slice(0, Math.max(0, atMost - cutMark.length)) + cutMark;
  return isStorable(kept) ? kept : kept.replaceAll('\0', replacement).toWellFormed();
}

/**
 * Whether a JSON value can be stored as `jsonb` and comes back unchanged: every text and key in it is storable, and no number has
 * more digits than a JavaScript number keeps (`parseJson` gives those as `JSON.rawJSON`).
 */
export function isStorableJson(value: JsonValue | undefined): boolean {
  if (typeof value === 'string') return isStorable(value);
  if (typeof value !== 'object' || value === null) return true;
  if (Array.isArray(value)) return value.every(isStorableJson);
  return (
    isJsonObject(value) && Object.entries(value).every(([key, member]) => isStorable(key) && isStorableJson(member))
  );
}
