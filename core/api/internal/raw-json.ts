import type { JsonValue } from '../json.js';

/** The ECMAScript proposal "JSON.parse source text access", for which TypeScript's library has no types yet. */
export const { rawJSON, isRawJSON } = JSON as typeof JSON & {
  rawJSON(this: void, text: string): JsonValue;
  isRawJSON(this: void, value: unknown): boolean;
};
