import { isDeepStrictEqual } from 'node:util';
import type { JsonSchema } from './json-schema.js';

/** One setting on the page. */
interface Row {
  readonly path: string;
  readonly type: string;
  readonly preset: string;
  readonly meaning: string;
}

const intro = `# Configuration

Every setting of \`gateway.yaml\`. This page is generated from the schemas in the code, like \`config/gateway.schema.json\`, which lets editors complete and check the file.

- Any value may be \`\${env:NAME}\`, the value of an environment variable, or \`\${file:path}\`, the text of a file (a mounted secret; relative paths begin at the folder of gateway.yaml). Keep secrets there. Either may have a default: \`\${env:NAME:-default}\`. Inside \`{ }\` and \`[ ]\` write it in quotes. A change of such a file is noticed like one of gateway.yaml.
- An unknown key is an error that names the nearest known one. \`sluice check\` reports all problems of a file with their lines; \`sluice explain\` prints what runs for a connection.
- The gateway reads the file again when it changes, and on SIGHUP. A bad file is refused, and the last good one stays in force. When a setting changes that needs a restart, the log says so.
- \`[]\` stands for each entry of a list, \`*\` for each name of a map. A setting without a default may be left out, unless it is marked as required.
`;

/** The maximum depth, for schemas that contain themselves. Real settings are less deep. */
const deepest = 6;

/** A list with fewer rows is repeated: reading it takes no longer than looking it up elsewhere. */
const leastReferred = 10;

/** The plugins whose sections list the members of settings, by the settings with their members. */
type Listed = Map<string, string>;

/** Generates the page of all settings, in Markdown, from the schema of the file. */
export function renderConfigurationPage(schema: JsonSchema): string {
  const definitions = schema['definitions'] as Readonly<Record<string, JsonSchema>>;
  const { plugins: _, ...settings } = propertiesOf(schema);
  const pluginNames = Object.keys(definitions).flatMap((definition) => pluginOf(definition) ?? []);
  const listed: Listed = new Map();
  const sections = [
    section('## The gateway', undefined, rowsBelow('', settings, [], 0)),
    section(
      '## Plugins',
      `What runs, in this order: names, or entries with these members. The settings of each plugin: ${linksTo(pluginNames)}.`,
      entryRows(definitions['entry']),
    ),
    ...Object.entries(definitions).flatMap(([name, definition]) =>
      pluginSection(name, definition, definitions['name'], listed),
    ),
  ];
  return `${[intro, ...sections].join('\n')}`;
}

function pluginOf(definition: string): string | undefined {
  return /^config-of-(.*)$/.exec(definition)?.[1];
}

function linksTo(headings: readonly string[]): string {
  return headings.map((heading) => `[${heading}](#${heading})`).join(' · ');
}

function pluginSection(name: string, definition: JsonSchema, names: JsonSchema | undefined, listed: Listed): string[] {
  const plugin = pluginOf(name);
  if (plugin === undefined) return [];
  const summary = alternativesOf(names ?? {}).find((known) => known['const'] === plugin)?.['description'];
  const rows = withoutListed(rowsBelow('', propertiesOf(definition), requiredOf(definition), 0), plugin, listed);
  return [section(`### ${plugin}`, typeof summary === 'string' ? summary : undefined, rows)];
}

/** Refers to the section of an earlier plugin where a setting has the same members there. */
function withoutListed(rows: readonly Row[], plugin: string, listed: Listed): readonly Row[] {
  const [row, ...others] = rows;
  if (!row) return [];
  const end = others.findIndex(({ path }) => !path.startsWith(`${row.path}.`) && !path.startsWith(`${row.path}[`));
  const members = end === -1 ? others : others.slice(0, end);
  const key = JSON.stringify([row.path, members]);
  const where = members.length < leastReferred ? undefined : listed.get(key);
  if (where === undefined) {
    if (!listed.has(key)) listed.set(key, plugin);
    return [row, ...withoutListed(others, plugin, listed)];
  }
  const meaning = `${row.meaning} Its members are those of [${where}](#${where}).`.trim();
  return [{ ...row, meaning }, ...withoutListed(others.slice(members.length), plugin, listed)];
}

function entryRows(entry: JsonSchema | undefined): readonly Row[] {
  if (!entry) return [];
  const { use, ...others } = propertiesOf(entry);
  const named = {
    ...use,
    type: 'string',
    description: 'A bundled plugin, an npm package, or a path that begins with ./',
  };
  return rowsBelow('', { use: named, ...others }, requiredOf(entry), 0);
}

function section(title: string, text: string | undefined, rows: readonly Row[]): string {
  const lines = rows.map(({ path, type, preset, meaning }) => `| \`${path}\` | ${type} | ${preset} | ${meaning} |`);
  const table = ['| Setting | Type | Default | |', '|---|---|---|---|', ...lines];
  const body = lines.length > 0 ? table : ['It has no settings.'];
  return [title, '', ...(text === undefined ? [] : [text, '']), ...body, ''].join('\n');
}

function rowsBelow(
  path: string,
  properties: Readonly<Record<string, JsonSchema>>,
  required: readonly string[],
  depth: number,
): readonly Row[] {
  return Object.entries(properties).flatMap(([name, property]) =>
    rowsOf(path === '' ? name : `${path}.${name}`, property, required.includes(name), depth),
  );
}

function rowsOf(path: string, given: JsonSchema, required: boolean, depth: number): readonly Row[] {
  const schema = plain(given);
  const preset = 'default' in schema && !isEmptyObject(schema['default']) ? code(schema['default']) : '';
  const row = {
    path,
    type: typeOf(schema),
    preset: required ? 'required' : preset,
    meaning: cell(schema['description']),
  };
  return [row, ...membersOf(path, schema, depth)];
}

/** The members of a list, a map or an object. */
function membersOf(path: string, given: JsonSchema, depth: number): readonly Row[] {
  if (depth === deepest) return [];
  const schema = plain(given);
  const { items, additionalProperties: named } = schema;
  if (isSchema(items)) return membersOf(`${path}[]`, items, depth + 1);
  const ofMap = isSchema(named) ? membersOf(`${path}.*`, named, depth + 1) : [];
  const own = rowsBelow(path, propertiesOf(schema), requiredOf(schema), depth + 1);
  return [...own, ...ofMap, ...membersOfAlternatives(path, alternativesOf(schema), depth)];
}

/** The members of the alternatives. In a discriminated union, what several kinds have in common is listed once: first what all of them have. */
function membersOfAlternatives(path: string, alternatives: readonly JsonSchema[], depth: number): readonly Row[] {
  const kinds = alternatives.flatMap((alternative) => kindOf(alternative) ?? []);
  if (kinds.length < alternatives.length || kinds.length === 0) {
    return alternatives.flatMap((alternative) => membersOf(path, alternative, depth));
  }
  const found: { readonly row: Row; readonly kinds: unknown[] }[] = [];
  for (const [index, alternative] of alternatives.entries()) {
    const { kind: _, ...properties } = propertiesOf(alternative);
    for (const row of membersOf(path, { ...alternative, properties }, depth)) {
      const known = found.find((other) => isDeepStrictEqual(other.row, row));
      if (known) known.kinds.push(kinds[index]);
      else found.push({ row, kinds: [kinds[index]] });
    }
  }
  const shared = found.filter((each) => each.kinds.length === kinds.length);
  const apart = found.filter((each) => each.kinds.length < kinds.length);
  const type = kinds.map(code).join(', ');
  return [
    { path: `${path}.kind`, type, preset: 'required', meaning: 'Decides which of the other members there are.' },
    ...shared.map(({ row }) => row),
    ...apart.map((each) => ({ ...each.row, path: pathOfKinds(path, each.kinds) + each.row.path.slice(path.length) })),
  ];
}

/** The value of the member `kind` of this alternative, if it is fixed. */
function kindOf(alternative: JsonSchema): unknown {
  const { kind } = propertiesOf(alternative);
  return kind && plain(kind)['const'];
}

/** `classifiers[]` of some kinds: `classifiers[kind: llama-guard, judge]`. */
function pathOfKinds(path: string, kinds: readonly unknown[]): string {
  return `${path.replace(/\[\]$/, '')}[kind: ${kinds.join(', ')}]`;
}

/** Without the alternatives that every value has: a reference, or nothing. */
function plain(schema: JsonSchema): JsonSchema {
  const { anyOf, ...others } = schema;
  if (!Array.isArray(anyOf)) return schema;
  const real = (anyOf as JsonSchema[]).filter(
    ({ type, $ref }) => type !== 'null' && $ref !== '#/definitions/reference',
  );
  const [only] = real;
  return real.length === 1 && only ? plain({ ...only, ...others }) : { ...others, anyOf: real.map(plain) };
}

function typeOf(given: JsonSchema): string {
  const schema = plain(given);
  const { const: constant, enum: values, items, format, additionalProperties: named } = schema;
  if (constant !== undefined) return code(constant);
  if (Array.isArray(values)) return values.map(code).join(', ');
  const alternatives = alternativesOf(schema);
  if (alternatives.length > 0) return [...new Set(alternatives.map(typeOf))].join(' or ');
  const types = [schema['type']].flat().filter((type) => type !== 'null' && type !== undefined);
  if (types[0] === 'array') return isSchema(items) ? `list: ${typeOf(items)}` : 'list';
  if (types[0] === 'object') return isSchema(named) ? `map: ${typeOf(named)}` : 'object';
  if (types[0] === 'string' && format === 'uri') return 'URL';
  const names = types.map((type) => wordFor.get(String(type)) ?? String(type)).join(' or ');
  return names === '' ? 'any' : `${names}${rangeOf(schema)}`;
}

const wordFor = new Map([
  ['string', 'text'],
  ['boolean', 'true or false'],
]);

function rangeOf(schema: JsonSchema): string {
  const { exclusiveMinimum: above, minimum, maximum } = schema;
  const least = typeof above === 'number' && schema['type'] === 'integer' ? above + 1 : (minimum ?? above);
  const from = typeof least === 'number' && least > Number.MIN_SAFE_INTEGER ? least : undefined;
  const to = typeof maximum === 'number' && maximum < Number.MAX_SAFE_INTEGER ? maximum : undefined;
  if (from !== undefined && to !== undefined) return `, ${from} to ${to}`;
  if (from !== undefined) return `, from ${from}`;
  return to === undefined ? '' : `, to ${to}`;
}

function alternativesOf(schema: JsonSchema): readonly JsonSchema[] {
  return Array.isArray(schema['anyOf']) ? (schema['anyOf'] as JsonSchema[]) : [];
}

function propertiesOf(schema: JsonSchema): Readonly<Record<string, JsonSchema>> {
  return (schema['properties'] ?? {}) as Readonly<Record<string, JsonSchema>>;
}

function requiredOf(schema: JsonSchema): readonly string[] {
  return (schema['required'] ?? []) as readonly string[];
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isEmptyObject(value: unknown): boolean {
  return isSchema(value) && Object.keys(value).length === 0;
}

const code = (value: unknown): string => `\`${cell(JSON.stringify(value))}\``;
const cell = (value: unknown): string =>
  typeof value === 'string' ? value.replaceAll('|', '\\|').replaceAll('\n', ' ') : '';
