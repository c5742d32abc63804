import { escapeHtml, type ModelInfo } from '../../core/api/index.js';
import { logo } from './favicon.js';
import { type FirstRequest, firstRequests } from './first-requests.js';
import { pageStyle } from './page-style.js';

/** Content of the page. */
interface PageContent {
  readonly version: string;
  /** The gateway's address as the visitor sees it: `https://gateway.example.com`. */
  readonly address: string;
  /** Undefined when models are not listed. */
  readonly models: readonly ModelInfo[] | undefined;
  /** Whether the gateway has an operation with this path. */
  readonly serves: (path: string) => boolean;
}

const maxModels = 100;

const links: readonly (readonly [path: string, about: string])[] = [
  ['dashboard', 'manage connections, keys, policies, documents'],
  ['docs', 'all operations, for reading'],
  ['openapi.json', 'all operations, for programs'],
  ['healthz', 'is the process running'],
  ['readyz', 'can it serve requests'],
];

/** Renders the page: one file without scripts or external resources. Its links are relative, for a proxy that serves it below a path. */
export function renderPage({ version, address, models, serves }: PageContent): string {
  const chat = models?.find(({ capabilities }) => !capabilities.includes('embeddings')) ?? models?.[0];
  const requests = firstRequests(address, chat?.modelId ?? '<MODEL>').filter(({ path }) => serves(path));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Sluice</title>
<link rel="icon" href="./favicon.ico" type="image/svg+xml">
<style>${pageStyle}</style>
</head>
<body>
<main>
<header>
${logo}
<div>
<h1>Sluice is running</h1>
<p class="quiet"><span class="state">● up</span> · version ${escapeHtml(version)} · <code>${escapeHtml(address)}</code></p>
</div>
</header>
${requestSection(requests, serves('/dashboard'))}
${models ? modelSection(models) : ''}
<section>
<h2>More</h2>
<ul>
${links
  .filter(([path]) => serves(`/${path}`))
  .map(([path, about]) => `<li><a href="./${path}">${path}</a> <span class="quiet">${about}</span></li>`)
  .join('\n')}
</ul>
</section>
</main>
</body>
</html>
`;
}

function requestSection(requests: readonly FirstRequest[], hasDashboard: boolean): string {
  if (requests.length === 0) return '';
  return `<section>
<h2>Make a first request</h2>
<p class="quiet">The API key and the connection id were printed when the gateway started for the first time; ${hasDashboard ? 'an admin can make others, in the <a href="./dashboard">dashboard</a>' : 'an admin can make others'}.</p>
${requests
  .map(({ title, code }) => `<h3>${escapeHtml(title)}</h3>\n<pre><code>${escapeHtml(code)}</code></pre>`)
  .join('\n')}
</section>`;
}

function modelSection(models: readonly ModelInfo[]): string {
  if (models.length === 0) {
    return `<section>
<h2>Models</h2>
<p class="quiet">No model is listed yet. Set a provider's key in the environment, or add a provider to gateway.yaml.</p>
</section>`;
  }
  const more = models.length - maxModels;
  return `<section>
<h2>Models</h2>
<div class="scroll">
<table>
<thead><tr><th scope="col">Model</th><th scope="col">Provider</th><th scope="col">What it does</th></tr></thead>
<tbody>
${models.slice(0, maxModels).map(modelRow).join('\n')}
</tbody>
</table>
</div>
${more > 0 ? `<p class="quiet">… and ${more} more.</p>` : ''}
</section>`;
}

function modelRow({ modelId, provider, capabilities }: ModelInfo): string {
  const tags = capabilities.map((capability) => `<span class="tag">${escapeHtml(capability)}</span>`).join('');
  return `<tr><td><code>${escapeHtml(modelId)}</code></td><td>${escapeHtml(provider)}</td><td>${tags}</td></tr>`;
}
