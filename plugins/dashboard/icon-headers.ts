import { documentHeaders } from '../../core/api/index.js';

/** An SVG that is opened directly is a document that could run scripts, so it gets a policy of its own. */
export const iconHeaders: Readonly<Record<string, string>> = Object.freeze({
  ...documentHeaders,
  'content-security-policy': "default-src 'none'",
  'cache-control': 'public, max-age=86400',
});
