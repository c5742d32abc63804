import { escapeHtml } from '../../core/api/index.js';
import type { ApiDocument } from './document.js';
import { pageStyle } from './page-style.js';
import { type PlacedOperation, renderOperation } from './render-operation.js';
import { renderParagraphs } from './render-text.js';

/** Renders the page: one file without scripts or external resources. Descriptions from plugins are treated as text, never as markup. */
export function renderPage(document: ApiDocument): string {
  const { info, tags } = document;
  const operations = operationsOf(document);
  const groups = tags.map((tag) => ({
    ...tag,
    operations: operations.filter(({ operation }) => operation.tags.includes(tag.name)),
  }));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(info.title)} API</title>
<style>${pageStyle}</style>
</head>
<body>
<nav aria-label="Operations">
<a class="skip" href="#operations">Skip the list</a>
<a href="./">${escapeHtml(info.title)}</a> <span class="quiet">${escapeHtml(info.version)}</span>
${groups.map(renderContents).join('\n')}
</nav>
<main id="operations">
<h1>${escapeHtml(info.title)} API</h1>
${renderParagraphs(info.description)}
<p>The same <a href="./openapi.json">for programs</a>, as OpenAPI 3.1.</p>
<p>The examples are for a shell with these variables:</p>
<pre><code>export SLUICE=http://127.0.0.1:4000   # where the gateway listens
export TOKEN=at-slc-…                 # an access token, for management
export KEY=sk-slc-… CONNECTION=…      # an API key and a connection, for inference</code></pre>
${groups.map((group) => renderGroup(document, group)).join('\n')}
</main>
</body>
</html>
`;
}

interface Group {
  readonly name: string;
  readonly description: string;
  readonly operations: readonly PlacedOperation[];
}

function operationsOf({ paths }: ApiDocument): readonly PlacedOperation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
}

function renderContents({ name, operations }: Group): string {
  const links = operations.map(
    ({ operation: { operationId, summary } }) =>
      `<li><a href="#${escapeHtml(operationId)}">${escapeHtml(summary)}</a></li>`,
  );
  return `<h2>${escapeHtml(name)}</h2><ul>${links.join('')}</ul>`;
}

function renderGroup(document: ApiDocument, { name, description, operations }: Group): string {
  return `<section>
<h2>${escapeHtml(name)}</h2>
<p class="quiet">${escapeHtml(description)}</p>
${operations.map((placed) => renderOperation(document, placed)).join('\n')}
</section>`;
}
