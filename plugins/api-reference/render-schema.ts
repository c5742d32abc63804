import { escapeHtml, type JsonValue, stringifyJson } from '../../core/api/index.js';
import { renderText } from './render-text.js';
import { type ApiDocument, follow, type Schema } from './document.js';

/** Deeper levels are unreadable on a page; the document has them all. */
const deepest = 8;

/** Describes a type in one line: `array of string`, `"daily", "weekly" or null`. */
export function typeOf(schema: Schema): string {
  if (schema.$ref !== undefined) return nameOf(schema.$ref);
  if (schema.const !== undefined) return stringifyJson(schema.const);
  if (schema.enum) return schema.enum.map((value) => stringifyJson(value)).join(' | ');
  const members = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (members) return [...new Set(members.map(typeOf))].join(schema.allOf ? ' & ' : ' | ');
  if (Array.isArray(schema.type)) return schema.type.join(' | ');
  if (schema.type === 'array') return `array of ${schema.items ? typeOf(schema.items) : 'anything'}`;
  if (schema.type === undefined) return 'anything';
  return schema.format === undefined ? String(schema.type) : `${String(schema.type)} (${schema.format})`;
}

/** Renders the fields of a body as nested lists; returns an empty string for a schema without fields. */
export function renderFields(document: ApiDocument, schema: Schema, above: readonly string[] = []): string {
  if (schema.$ref !== undefined) {
    const name = nameOf(schema.$ref);
    if (above.includes(name)) return '';
    return renderFields(document, follow(document, schema), [...above, name]);
  }
  if (above.length > deepest) return '';
  if (schema.items) return renderFields(document, schema.items, [...above, '[]']);
  const members = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (members) return renderMembers(document, members, above);
  const fields = Object.entries(schema.properties ?? {}).map(([name, field]) =>
    renderField(document, name, field, { required: schema.required?.includes(name) ?? false, above }),
  );
  const further = schema.additionalProperties;
  if (typeof further === 'object' && Object.keys(further).length > 0) {
    fields.push(renderField(document, 'any name', further, { required: false, above }));
  }
  return fields.length === 0 ? '' : `<ul class="fields">${fields.join('')}</ul>`;
}

function renderMembers(document: ApiDocument, members: readonly Schema[], above: readonly string[]): string {
  const shown = members.flatMap((member) => {
    const fields = renderFields(document, member, above);
    return fields === '' ? [] : [{ title: titleOf(follow(document, member)), fields }];
  });
  if (shown.length < 2) return shown[0]?.fields ?? '';
  return shown.map(({ title, fields }) => `<p class="form">${escapeHtml(title)}</p>${fields}`).join('');
}

/** A title that distinguishes a member of a union from the others. */
function titleOf({ properties = {} }: Schema): string {
  const marks = Object.entries(properties).filter(([, field]) => field.const !== undefined);
  return marks.length === 0 ? 'Or' : marks.map(([name, field]) => `${name}: ${stringifyJson(field.const)}`).join(', ');
}

interface Place {
  readonly required: boolean;
  readonly above: readonly string[];
}

function renderField(document: ApiDocument, name: string, field: Schema, { required, above }: Place): string {
  const { description } = field.$ref === undefined ? field : { ...follow(document, field), ...field };
  return `<li><code>${escapeHtml(name)}</code> ${renderKind(field, required)}${
    description === undefined ? '' : ` <span>${renderText(description)}</span>`
  }${renderFields(document, field, [...above, name])}</li>`;
}

/** Renders the type, whether the field is required, its bounds and its default. */
export function renderKind(schema: Schema, required: boolean): string {
  const words = [typeOf(schema), ...(required ? ['required'] : []), ...boundsOf(schema)];
  return `<span class="kind">${escapeHtml(words.join(', '))}</span>`;
}

function boundsOf(schema: Schema): string[] {
  // In a nullable schema, the bounds are one level deeper.
  const alone = (schema.anyOf ?? []).filter(({ type }) => type !== 'null');
  const { minimum, maximum, minLength, maxLength, minItems, maxItems, pattern } =
    alone.length === 1 ? (alone[0] ?? schema) : schema;
  const bounds = [
    range(minimum, shown(maximum), ''),
    range(minLength, maxLength, ' characters'),
    range(minItems, maxItems, ' items'),
    pattern === undefined ? '' : `pattern ${pattern}`,
    schema.default === undefined ? '' : `default ${stringifyJson(schema.default as JsonValue)}`,
  ];
  return bounds.filter((bound) => bound !== '');
}

/** Leaves out the largest safe integer, which is a default rather than a configured bound. */
function shown(maximum: number | undefined): number | undefined {
  return maximum === Number.MAX_SAFE_INTEGER ? undefined : maximum;
}

function range(least: number | undefined, most: number | undefined, unit: string): string {
  const from = least === undefined || least === Number.MIN_SAFE_INTEGER ? undefined : least;
  if (from === undefined && most === undefined) return '';
  if (most === undefined) return `at least ${from}${unit}`;
  return from === undefined ? `at most ${most}${unit}` : `${from} to ${most}${unit}`;
}

function nameOf(reference: string): string {
  return reference.slice(reference.lastIndexOf('/') + 1);
}
