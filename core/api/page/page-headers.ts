import { createHash } from 'node:crypto';

/** Headers of every document that a browser may open: it is what its type says, and tells nobody where it was. */
export const documentHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
} as const;

/**
 * Headers of a page: nothing may run, nothing may be loaded but images of the gateway's own, and the only style is this one. Not a
 * space of it may change on its way into the page.
 *
 * @param style what stands between `<style>` and `</style>`
 */
export function pageHeaders(style: string): Readonly<Record<string, string>> {
  const hash = createHash('sha256').update(style).digest('base64');
  const policy = [
    "default-src 'none'",
    `style-src 'sha256-${hash}'`,
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ];
  return Object.freeze({
    ...documentHeaders,
    'content-security-policy': policy.join('; '),
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'cache-control': 'no-store',
  });
}
