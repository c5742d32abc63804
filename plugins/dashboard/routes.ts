import { defineRoute, type GatewayInfo, type ModelCatalog, type Route } from '../../core/api/index.js';
import { favicon } from './favicon.js';
import { pageAddress } from './page-address.js';
import { iconHeaders, pageHeaders } from './page-headers.js';
import { renderPage } from './render-page.js';

const access = { kind: 'public' } as const;
const tag = 'Dashboard';

/** The page and its icon. */
export function dashboardRoutes(info: GatewayInfo, catalog: ModelCatalog, listModels: boolean): readonly Route[] {
  const headers = pageHeaders();
  return [
    defineRoute({
      operation: 'getDashboard',
      method: 'GET',
      path: '/',
      access,
      summary: 'Show that the gateway runs and how to use it',
      tag,
      replies: { 200: { description: 'An HTML page' } },
      handle({ exchange }) {
        // Patterns stand for models that nobody has named.
        const models = listModels ? catalog.list().filter(({ modelId }) => !modelId.endsWith('*')) : undefined;
        const body = renderPage({ version: info.version, address: pageAddress(exchange), models });
        return { body, contentType: 'text/html; charset=utf-8', headers };
      },
    }),
    defineRoute({
      operation: 'getFavicon',
      method: 'GET',
      path: '/favicon.ico',
      access,
      summary: 'Get the icon of the page',
      tag,
      replies: { 200: { description: 'An SVG image' } },
      handle: () => ({ body: favicon, contentType: 'image/svg+xml', headers: iconHeaders }),
    }),
  ];
}
