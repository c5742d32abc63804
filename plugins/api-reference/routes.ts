import { type ApiDescription, defineRoute, pageHeaders, type Route } from '../../core/api/index.js';
import type { ApiDocument } from './document.js';
import { pageStyle } from './page-style.js';
import { renderPage } from './render-page.js';

/** The route of the page. It is rendered once for each configuration, on the first request. */
export function referenceRoutes(description: ApiDescription): readonly Route[] {
  const headers = pageHeaders(pageStyle);
  let page: Buffer | undefined;
  return [
    defineRoute({
      operation: 'getApiReference',
      method: 'GET',
      path: '/docs',
      access: { kind: 'public' },
      summary: 'Show this API description as a page',
      description: 'Shows the document at `/openapi.json` as a page.',
      tag: 'Gateway',
      replies: { 200: { description: 'An HTML page', contentType: 'text/html' } },
      handle() {
        page ??= Buffer.from(renderPage(description.document() as unknown as ApiDocument));
        return { body: page, contentType: 'text/html; charset=utf-8', headers };
      },
    }),
  ];
}
