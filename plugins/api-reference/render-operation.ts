import { escapeHtml } from '../../core/api/index.js';
import { type ApiDocument, type Content, follow, type Operation, type Parameter } from './document.js';
import { renderExample } from './render-example.js';
import { renderFields, renderKind, typeOf } from './render-schema.js';
import { renderParagraphs, renderText } from './render-text.js';

/** An operation with its method and path. */
export interface PlacedOperation {
  /** Upper case. */
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

/** Renders an operation, collapsed: its parameters, its body, its responses and examples. */
export function renderOperation(document: ApiDocument, placed: PlacedOperation): string {
  const { method, path, operation } = placed;
  return `<details id="${escapeHtml(operation.operationId)}">
<summary><span class="method ${method.toLowerCase()}">${method}</span> <code>${escapeHtml(path)}</code> <span class="quiet">${escapeHtml(operation.summary)}</span></summary>
${renderParagraphs(operation.description)}
<p class="quiet"><a href="#${escapeHtml(operation.operationId)}">${escapeHtml(operation.operationId)}</a></p>
${renderParameters(document, operation)}${renderRequest(document, operation)}${renderExamples(placed)}${renderAnswers(document, operation)}</details>`;
}

function renderParameters(document: ApiDocument, { parameters = [] }: Operation): string {
  if (parameters.length === 0) return '';
  const rows = parameters.map((parameter) => renderParameter(follow(document, parameter)));
  return `<h4>Parameters</h4><ul class="fields">${rows.join('')}</ul>\n`;
}

function renderParameter({ name, in: place, required = false, description, schema = {} }: Parameter): string {
  const words = description ?? schema.description ?? '';
  return `<li><code>${escapeHtml(name)}</code> <span class="place">${escapeHtml(place)}</span> ${renderKind(schema, required)} <span>${renderText(words)}</span></li>`;
}

function renderRequest(document: ApiDocument, { requestBody }: Operation): string {
  return requestBody ? `<h4>Body</h4>${renderContent(document, requestBody.content)}\n` : '';
}

function renderExamples({ method, path, operation }: PlacedOperation): string {
  const examples = operation['x-examples'] ?? [];
  if (examples.length === 0) return '';
  return `<h4>Examples</h4>${examples.map((example) => renderExample(method, path, operation, example)).join('\n')}\n`;
}

/** Renders successful responses in full and errors as a list, because all errors have the same shape. */
function renderAnswers(document: ApiDocument, { responses }: Operation): string {
  const answers = Object.entries(responses).map(([status, answer]) => ({ status, ...follow(document, answer) }));
  const good = answers.filter(({ status }) => /^[23]/.test(status));
  const bad = answers.filter(({ status }) => !/^[23]/.test(status));
  const shown = good.map(
    ({ status, description, content = {} }) =>
      `<h5>${escapeHtml(status)} <span class="quiet">${renderText(description)}</span></h5>${renderContent(document, content)}`,
  );
  const errors = bad.map(
    ({ status, description, content }) =>
      `<li><code>${escapeHtml(status)}</code> <span>${renderText(description)}</span>${renderSample(content)}</li>`,
  );
  return `<h4>Answers</h4>${shown.join('\n')}<ul class="errors">${errors.join('')}</ul>\n`;
}

function renderContent(document: ApiDocument, content: Content): string {
  return Object.entries(content)
    .map(([type, { schema = {}, example }]) => {
      const fields = type === 'application/json' ? renderFields(document, schema) : '';
      const sample = typeof example === 'string' ? `<pre><code>${escapeHtml(example)}</code></pre>` : '';
      return `<p class="form">${escapeHtml(type)} <span class="kind">${escapeHtml(typeOf(schema))}</span></p>${fields}${sample}`;
    })
    .join('');
}

function renderSample(content: Content | undefined): string {
  const example = content?.['application/json']?.example;
  return example === undefined ? '' : `<pre><code>${escapeHtml(JSON.stringify(example))}</code></pre>`;
}
