import {
  JsonBoundError,
  type JsonObject,
  type JsonValue,
  parseForeignJson,
  stringifyJson,
} from '../../../core/api/index.js';
import type { AnswerHead } from '../chat/encode-completion.js';
import type { ResponseState } from '../responses/response-object.js';
import { isLongerThan } from './is-longer-than.js';
import type { AnswerSecret } from './item-id.js';
import { type SharedSettings, withoutLong } from './shared-settings.js';

/** The output items of an answer; null in place of one that cannot be referred to. */
export type AnswerItems = readonly (JsonObject | null)[];

/** What is stored of a request, so that its response can be continued. */
export interface StoredRequest {
  /** The responses before it in its conversation, the oldest first. */
  readonly earlier: readonly AnswerSecret[];
  /** The items that it adds to the conversation. */
  readonly input: readonly JsonValue[];
  /** Absent if its settings are short, and stored by every response. */
  readonly settings?: SharedSettings | undefined;
}

/** What is stored of a response besides its items, so that it can be fetched. */
export interface StoredObject {
  readonly head: Omit<AnswerHead, 'id'>;
  readonly state: Omit<ResponseState, 'output' | 'isStored'>;
  /** The settings of the request that the response repeats. */
  readonly settings: JsonObject;
}

/** What is stored of a response. */
export interface StoredResponse {
  readonly output: AnswerItems;
  /** Undefined if only the items are stored: they can be referred to, but the response cannot be continued. */
  readonly request?: StoredRequest | undefined;
  /** Undefined if only the items are stored: the response cannot be fetched. */
  readonly object?: StoredObject | undefined;
}

/** The text to encrypt. Settings that an earlier response stores are left out. @returns undefined if it certainly has more bytes than this */
export function textOf({ output, request, object }: StoredResponse, mostBytes: number): string | undefined {
  const isShared = object && request?.settings?.at !== undefined;
  const own = isShared ? { ...object, settings: withoutLong(object.settings) } : object;
  const row = { ...request, output, object: own } as unknown as JsonObject;
  return isLongerThan(row, mostBytes) ? undefined : stringifyJson(row);
}

/**
 * The most values of all responses that are read together: as many as a body of 20 MiB may have. Otherwise a short request could refer to many rows of
 * nothing but brackets, whose parsing takes seconds.
 */
const mostValues = 2 * 1024 * 1024;

/** Only with the items, if nothing else fits, or is to be kept. */
type Row = Partial<StoredRequest> & Pick<StoredResponse, 'output' | 'object'>;

/** The inverse of {@link textOf}, for several texts at once. @returns undefined if they have too many values together */
export function readStored(texts: readonly string[]): readonly StoredResponse[] | undefined {
  const rows = parsed(`[${texts.join(',')}]`);
  return rows?.map(({ earlier, input, settings, output, object }) => {
    const request = earlier && input && { earlier, input, ...(settings && { settings }) };
    return { output, ...(request && { request }), ...(object && { object }) };
  });
}

function parsed(text: string): readonly Row[] | undefined {
  try {
    return parseForeignJson(text, 'exact', mostValues) as unknown as readonly Row[];
  } catch (error) {
    if (error instanceof JsonBoundError) return undefined;
    throw error;
  }
}
