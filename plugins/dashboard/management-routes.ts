import {
  defineRoute,
  documentHeaders,
  type Exchange,
  GatewayError,
  type Reply,
  type Route,
  z,
} from '../../core/api/index.js';
import type { BuiltPage, PageFile } from './built-page.js';
import type { DashboardConfig } from './config.js';

const access = { kind: 'public' } as const;
const tag = 'Dashboard';

/** Scripts come from the gateway alone. Styles may be inline, because the page's components position themselves with them. */
function contentSecurityPolicy(connectTo: readonly string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self'",
    ["connect-src 'self'", ...connectTo].join(' '),
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

const settings = z
  .strictObject({
    singleSignOn: z
      .strictObject({
        issuer: z.string(),
        clientId: z.string(),
        scope: z.string(),
        parameters: z.record(z.string(), z.string()),
      })
      .nullable()
      .describe('The OpenID Connect issuer with which people sign in; null if there is none.'),
  })
  .meta({ id: 'ManagementPageSettings' });

/**
 * The routes of the page on which people manage the gateway. The page is public: it has nothing in it, and asks for an access token, with
 * which it calls the same operations as any other client.
 *
 * @param filesOrigin where it sends files, if not to the gateway
 */
export function managementRoutes(
  { html, assets }: BuiltPage,
  { singleSignOn, connectTo }: Pick<DashboardConfig, 'singleSignOn' | 'connectTo'>,
  filesOrigin?: string,
): readonly Route[] {
  const others = [singleSignOn && new URL(singleSignOn.issuer).origin, filesOrigin, ...connectTo];
  const origins = others.filter((origin) => origin !== undefined);
  const pageHeaders = {
    ...documentHeaders,
    'content-security-policy': contentSecurityPolicy(origins),
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'cache-control': 'no-cache',
  };
  // A file's name has the hash of its content.
  const assetHeaders = { ...documentHeaders, 'cache-control': 'public, max-age=31536000, immutable' };
  return [
    defineRoute({
      operation: 'getManagementPage',
      method: 'GET',
      path: '/dashboard',
      access,
      summary: 'Show the page on which people manage the gateway',
      description:
        'Returns a page that uses the management operations with the access token of whoever signs in. The page itself contains no data.',
      tag,
      replies: { 200: { description: 'An HTML page', contentType: 'text/html' } },
      handle: ({ exchange }) => send(exchange, html, pageHeaders),
    }),
    defineRoute({
      operation: 'getManagementPageSettings',
      method: 'GET',
      path: '/dashboard/settings',
      access,
      summary: 'Show how people sign in on this page',
      description:
        'Says whether people can sign in through an OpenID Connect issuer, and how, before they have signed in.',
      tag,
      replies: { 200: { description: 'The settings.', schema: settings } },
      handle: () => ({ body: { singleSignOn: singleSignOn ?? null }, headers: { 'cache-control': 'no-cache' } }),
    }),
    defineRoute({
      operation: 'getManagementPageFile',
      method: 'GET',
      path: '/dashboard/assets/{name}',
      parameters: { path: z.object({ name: z.string() }) },
      access,
      summary: 'Get a script or a style sheet of this page',
      description: 'Files have names that change with their content, so browsers keep them.',
      tag,
      replies: {
        200: { description: 'The file', contentType: ['text/javascript', 'text/css'] },
        404: { description: 'There is no such file; a page of an older version may have asked for it.' },
      },
      handle({ exchange, path: { name } }) {
        const file = assets.get(name);
        if (!file) {
          throw new GatewayError({
            code: 'GW_ROUTE_UNKNOWN',
            status: 404,
            message: 'There is no such file. Reload the page.',
          });
        }
        return send(exchange, file, assetHeaders);
      },
    }),
  ];
}

async function send(exchange: Exchange, file: PageFile, headers: Readonly<Record<string, string>>): Promise<Reply> {
  const isZipped = /\bgzip\b/.test(exchange.header('accept-encoding') ?? '');
  return {
    body: isZipped ? await file.gzipped() : file.bytes,
    contentType: file.contentType,
    headers: { ...headers, vary: 'accept-encoding', ...(isZipped && { 'content-encoding': 'gzip' }) },
  };
}
