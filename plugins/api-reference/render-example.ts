import { escapeHtml, type JsonValue, type RouteExample, stringifyJson } from '../../core/api/index.js';
import type { Operation } from './document.js';

/** Renders a request to copy into a shell, and its response. */
export function renderExample(method: string, path: string, operation: Operation, example: RouteExample): string {
  const { title, status, reply } = example;
  const answer = reply === undefined ? '' : `\n${indented(reply)}`;
  return `<h5>${escapeHtml(title)}</h5>
<pre><code>${escapeHtml(curl(method, path, operation, example))}</code></pre>
<pre><code>${escapeHtml(`${status}${answer}`)}</code></pre>`;
}

function curl(method: string, path: string, { security = [] }: Operation, example: RouteExample): string {
  const { path: parameters = {}, query = {}, body } = example;
  const filled = path.replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(parameters, name) ? encodeURIComponent(parameters[name] as string) : whole,
  );
  const search = new URLSearchParams(query).toString();
  const address = `"$SLUICE${filled}${search === '' ? '' : `?${search}`}"`;
  const lines = [`curl ${method === 'GET' ? '' : `-X ${method} `}${address}`];
  const [schemes = {}] = security;
  if ('accessToken' in schemes) lines.push('-H "authorization: Bearer $TOKEN"');
  if ('apiKey' in schemes) lines.push('-H "x-api-key: $KEY" -H "x-connection-id: $CONNECTION"');
  if (body !== undefined) {
    // A quote within a quoted shell word: close the quotes, add an escaped quote, open the quotes again.
    const text = stringifyJson(body as JsonValue).replaceAll("'", String.raw`'\''`);
    lines.push(`-H 'content-type: application/json' -d '${text}'`);
  }
  return lines.join(' \\\n  ');
}

/** Indented JSON; numbers keep their digits. */
function indented(value: unknown): string {
  return JSON.stringify(value, undefined, 2);
}
