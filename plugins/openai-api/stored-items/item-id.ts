import { randomUUID } from 'node:crypto';
import type { JsonObject, JsonValue } from '../../../core/api/index.js';

/**
 * What the ids of a response and of all its items have in common: 8 hex digits for the second of its creation, and 32 random ones. The key that encrypts
 * the stored items is derived from it, so it is written nowhere but in the answer, and encrypted in later ones.
 */
export type AnswerSecret = string;

/** An id of a stored item, taken apart. */
export interface ItemId {
  readonly secret: AnswerSecret;
  /** The item's position in the output, or in what the request has added to the conversation. */
  readonly index: number;
  readonly isInput?: true;
}

const pattern = /^[a-z]{1,8}_([0-9a-f]{40})_(i?)(\d{1,6})$/;
const responsePrefix = 'resp_';
const responsePattern = /^resp_([0-9a-f]{40})$/;
/** The number of hex digits for the time, at the beginning of a secret. */
export const timeDigits = 8;

/**
 * Creates the secret of a new answer, with 122 random bits.
 *
 * @param now milliseconds since 1970
 */
export function newAnswerSecret(now: number): AnswerSecret {
  const seconds = Math.floor(now / 1000).toString(16);
  return seconds.padStart(timeDigits, '0').slice(-timeDigits) + randomUUID().replaceAll('-', '');
}

/** The id of a stored response. */
export function responseId(secret: AnswerSecret): string {
  return `${responsePrefix}${secret}`;
}

/** The secret in the id of a response; undefined for one that no stored response can have. */
export function secretIn(id: string): AnswerSecret | undefined {
  return responsePattern.exec(id)?.[1];
}

/** Takes an item's id apart; undefined for one that no stored item can have. */
export function readItemId(id: string): ItemId | undefined {
  const [, secret, kind, index] = pattern.exec(id) ?? [];
  if (secret === undefined) return undefined;
  return { secret, index: Number(index), ...(kind === 'i' && { isInput: true }) };
}

const idPrefixes: Readonly<Record<string, string>> = {
  message: 'msg',
  reasoning: 'rs',
  function_call: 'fc',
  function_call_output: 'fco',
  custom_tool_call: 'ctc',
  custom_tool_call_output: 'ctco',
  tool_search_call: 'tsc',
  tool_search_output: 'tso',
  compaction: 'cmp',
};

/** Those of items that only providers read, and that refer to each other or must have one. */
const foreignPrefixes: Readonly<Record<string, string>> = {
  web_search_call: 'ws',
  file_search_call: 'fs',
  code_interpreter_call: 'ci',
  image_generation_call: 'ig',
  computer_call: 'cu',
  local_shell_call: 'lsh',
  shell_call: 'sh',
  apply_patch_call: 'apc',
  mcp_list_tools: 'mcpl',
  mcp_call: 'mcp',
  mcp_approval_request: 'mcpr',
};

/** Whether items of this type go to a provider with an id. */
export function isForeignType(type: JsonValue | undefined): boolean {
  return typeof type === 'string' && Object.hasOwn(foreignPrefixes, type);
}

/** The prefix of the ids of items of this type. */
export function prefixOf(type: JsonValue | undefined): string {
  const prefixes = isForeignType(type) ? foreignPrefixes : idPrefixes;
  return (typeof type === 'string' && Object.hasOwn(prefixes, type) ? prefixes[type] : undefined) ?? 'item';
}

/** The id of a stored item of this type. The inverse of {@link readItemId}. */
export function itemId(type: string, { secret, index, isInput }: ItemId): string {
  return `${prefixOf(type)}_${secret}_${isInput ? 'i' : ''}${index}`;
}

/** The secret in the id of an item, or of a response in its place; undefined if there is none. */
export function secretOf({ id }: JsonObject): AnswerSecret | undefined {
  return typeof id === 'string' ? (readItemId(id)?.secret ?? secretIn(id)) : undefined;
}

/** When the answer was created, in milliseconds since 1970. Whoever changes it changes the secret, which then leads to nothing. */
export function createdAt(secret: AnswerSecret): number {
  return Number.parseInt(secret.slice(0, timeDigits), 16) * 1000;
}
