import { z } from 'zod';
import { messageOf } from '../message-of.js';

/** Why a schema has thrown instead of giving a result. @returns a sentence without its end, for the plugin's author */
export function schemaFailure(thrown: unknown): string {
  if (!(thrown instanceof z.core.$ZodAsyncError)) return messageOf(thrown);
  return 'it has an asynchronous refinement or transform, and schemas must be synchronous: check it where the value is used';
}
