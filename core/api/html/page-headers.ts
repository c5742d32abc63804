import { hash } from 'node:crypto';

/** Headers of every document that a browser may open: no MIME sniffing, no `Referer`, no embedding in other origins. */
export const documentHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
} as const;

/**
 * Headers of a page, with a strict content security policy: no scripts, no resources except the gateway's own images, and only this style
 * sheet, which is allowed by its hash.
 *
 * @param style exactly the text between `<style>` and `</style>`
 */
export function pageHeaders(style: string): Readonly<Record<string, string>> {
  const digest = hash('sha256', style, 'base64');
  const policy = [
    "default-src 'none'",
    `style-src 'sha256-${digest}'`,
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
