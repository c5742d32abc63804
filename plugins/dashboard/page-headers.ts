import { createHash } from 'node:crypto';
import { pageStyle } from './page-style.js';

const common = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
} as const;

/** Nothing may run, nothing may be loaded but the icon, and the only style is the page's own. */
export function pageHeaders(): Readonly<Record<string, string>> {
  const style = createHash('sha256').update(pageStyle).digest('base64');
  const policy = [
    "default-src 'none'",
    `style-src 'sha256-${style}'`,
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ];
  return Object.freeze({
    ...common,
    'content-security-policy': policy.join('; '),
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    // The examples show the address that the visitor came by.
    'cache-control': 'no-store',
  });
}

/** An SVG opened by itself is a page as well. */
export const iconHeaders: Readonly<Record<string, string>> = Object.freeze({
  ...common,
  'content-security-policy': "default-src 'none'",
  'cache-control': 'public, max-age=86400',
});
