import { hash } from 'node:crypto';
import { type JsonObject, stringifyJson } from '../../../core/api/index.js';
import type { StoredRequest } from './stored-response.js';

/** The settings that may be long, and are usually the same in all requests of a conversation. */
const longNames = ['instructions', 'tools', 'text'] as const;
/** Shorter ones are stored with each response. */
const shortest = 512;

/** Long settings of a response. */
export interface SharedSettings {
  readonly digest: string;
  /** The position among the earlier responses of the one that stores them; absent if this one does. */
  readonly at?: number;
}

/**
 * The long settings of a response, which are not stored again if the response before it had the same.
 *
 * @param before what {@link settingsForNext} has returned for that one
 */
export function sharedSettings(settings: JsonObject, before: SharedSettings | undefined): SharedSettings | undefined {
  const text = stringifyJson(longNames.map((name) => settings[name] ?? null));
  if (text.length < shortest) return undefined;
  const digest = hash('sha256', text, 'base64');
  return before?.digest === digest ? before : { digest };
}

/** The settings of a request as the next response of its conversation refers to them. */
export function settingsForNext({ earlier, settings }: StoredRequest): SharedSettings | undefined {
  return settings && { at: earlier.length, ...settings };
}

/** Settings without the long ones. */
export function withoutLong(settings: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(settings).filter(([name]) => !isLong(name)));
}

/** Settings with the long ones of another response. */
export function withLongOf(other: JsonObject, settings: JsonObject): JsonObject {
  return { ...settings, ...Object.fromEntries(Object.entries(other).filter(([name]) => isLong(name))) };
}

function isLong(name: string): boolean {
  return longNames.some((long) => long === name);
}
