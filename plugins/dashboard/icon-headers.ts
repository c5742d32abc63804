import { documentHeaders } from '../../core/api/index.js';

/** An SVG opened by itself is a page as well. */
export const iconHeaders: Readonly<Record<string, string>> = Object.freeze({
  ...documentHeaders,
  'content-security-policy': "default-src 'none'",
  'cache-control': 'public, max-age=86400',
});
