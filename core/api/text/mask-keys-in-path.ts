/** Keys and tokens as most servers make them, and the part of ids that opens what is stored under them, as the ids of responses. */
const key = /\b(?:sk|at)-[\w-]{20,}|(?<=_)[0-9a-f]{40}(?![0-9a-f])/g;

/** Masks keys in the path of a request, for logs and traces. They are also there when a client's base URL is assembled wrongly. */
export function maskKeysInPath(path: string): string {
  return path.replace(key, '[masked]');
}
