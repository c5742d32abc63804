import {
  type ApiDescription,
  defineRoute,
  documentHeaders,
  type GatewayInfo,
  listedModels,
  type ModelCatalog,
  type ModelInfo,
  type ModelSwitches,
  pageHeaders,
  type Route,
} from '../../core/api/index.js';
import { favicon } from './favicon.js';
import { pageAddress } from './page-address.js';
import { pageStyle } from './page-style.js';
import { renderPage } from './render-page.js';

const access = { kind: 'public' } as const;
const tag = 'Dashboard';

/** An SVG that is opened directly is a document that could run scripts, so it gets a policy of its own. */
const iconHeaders: Readonly<Record<string, string>> = {
  ...documentHeaders,
  'content-security-policy': "default-src 'none'",
  'cache-control': 'public, max-age=86400',
};

/** Services that the page reads from. */
export interface RouteServices {
  readonly info: GatewayInfo;
  readonly catalog: ModelCatalog;
  readonly switches: ModelSwitches | undefined;
  readonly description: ApiDescription;
}

/** The routes of the page and its icon. */
export function dashboardRoutes(services: RouteServices, listModels: boolean): readonly Route[] {
  // Not cached: the examples show the address from the visitor's request.
  const headers = pageHeaders(pageStyle);
  return [
    defineRoute({
      operation: 'getDashboard',
      method: 'GET',
      path: '/',
      access,
      summary: 'Show the start page',
      description: 'Shows the addresses of the gateway, its models, and how to make a first request.',
      tag,
      replies: { 200: { description: 'An HTML page', contentType: 'text/html' } },
      handle({ exchange }) {
        const { info, description } = services;
        const models = listModels ? modelsToShow(services) : undefined;
        const { paths = {} } = description.document();
        const serves = (path: string): boolean => Object.hasOwn(paths as object, path);
        const body = renderPage({ version: info.version, address: pageAddress(exchange, info), models, serves });
        return { body, contentType: 'text/html; charset=utf-8', headers };
      },
    }),
    defineRoute({
      operation: 'getFavicon',
      method: 'GET',
      path: '/favicon.ico',
      access,
      summary: 'Get the icon of the page',
      description: 'Returns an icon for browsers.',
      tag,
      replies: { 200: { description: 'An SVG image', contentType: 'image/svg+xml' } },
      handle: () => ({ body: favicon, contentType: 'image/svg+xml', headers: iconHeaders }),
    }),
  ];
}

/** The page is public and has no caller, so it shows the models of the gateway's first organization. */
function modelsToShow({ info, catalog, switches }: RouteServices): readonly ModelInfo[] {
  return listedModels(catalog)
    .filter(({ name }) => switches?.isEnabled(info.organization, name) ?? true)
    .map(({ name, info: model }) => ({ ...model, modelId: name }));
}
