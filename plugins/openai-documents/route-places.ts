import { objectError } from './object-errors.js';

const keyIn = { header: 'api-key' };

/** What the routes have in common. */
export const common = { access: { kind: 'connection-key' }, tag: 'OpenAI dialect', errors: objectError } as const;

/** Where a route is served: below `/v1`, without that, and where clients of other forms of the API call it. */
export function placed<P extends string>(path: P) {
  const short = path.slice('/v1'.length);
  const others = [`/openai${path}`, `/openai${short}`].map((other) => ({ path: other, keyIn }));
  return { path, alsoAt: [{ path: short }, ...others] };
}
