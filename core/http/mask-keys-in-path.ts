/** Keys and tokens as most servers make them. */
const key = /\b(?:sk|at)-[\w-]{20,}/g;

/** Masks keys in the path of a request, for the log: they are there when a client's base URL is assembled wrongly. */
export function maskKeysInPath(path: string): string {
  return path.replace(key, '[masked]');
}
