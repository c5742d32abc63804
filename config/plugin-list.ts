import { z } from 'zod';
import type { ConfigProblem } from '../core/api/internal/config-problem.js';
import type {
  EntryProblemOptions,
  FailureMode,
  ParsedConfig,
  PluginEntry,
  SkippedPluginEntry,
} from '../core/api/internal/config-source.js';
import { nearestName } from '../core/api/text/nearest-name.js';
import type { ProblemWriter } from './problems.js';
import { type ConfigNode, findNode, type MapNode, type ScalarNode } from './reading/config-tree.js';
import type { ConfigPath, Span } from './reading/positions.js';
import type { ReferenceExpander } from './reading/references.js';
import { quote } from './schema/describe-schema.js';
import { reportStrayKeys, validateNode } from './schema/validate-node.js';

const idShape = /^[a-z0-9][a-z0-9._-]*$/i;

const entryKeys = {
  use: z
    .string()
    .regex(/^(?:\.{1,2}\/|\/)?[^\s]+$/, 'must be the name of a plugin, an npm package, or a path that begins with ./')
    .describe('A bundled plugin, an npm package, or a path that begins with ./'),
  id: z
    .string()
    .regex(idShape, 'must consist of letters, digits, ".", "_" and "-"')
    .optional()
    .describe(
      'Distinguishes several entries of one plugin. By default the name in `use`; of a path, its last part that is neither a file such as plugin.js nor a folder such as dist.',
    ),
  when: z
    .union([z.string(), z.number(), z.boolean()])
    .optional()
    .describe('The entry is left out while this is empty, false, no, off or 0.'),
  onFailure: z
    .enum(['closed', 'open'])
    .optional()
    .describe(
      'What happens to a request when the plugin fails. closed: it is refused; open: it continues without the plugin. A plugin that declares closed cannot be set to open.',
    ),
  config: z.looseObject({}).optional().describe("The plugin's own settings."),
};

/** One entry of `plugins:` in its long form. */
export const pluginEntrySchema = z.strictObject(entryKeys);

const unknownKeyHint = 'The settings of the plugin belong below "config:".';

/** A default entry, for files without `plugins:`. */
export type DefaultPlugin = string | z.input<typeof pluginEntrySchema>;

interface PluginList {
  readonly plugins: readonly PluginEntry[];
  readonly skippedPlugins: readonly SkippedPluginEntry[];
  readonly problems: readonly ConfigProblem[];
}

/** Input of reading the list. */
interface ListContext {
  readonly expander: ReferenceExpander;
  readonly writer: ProblemWriter;
}

/** Reads the `plugins:` list: skips disabled entries, checks the entries' own keys, and assigns an id to each. Yields after each entry. */
export function* readPluginList(node: ConfigNode, key: Span, context: ListContext): Generator<void, PluginList> {
  if (node.kind !== 'list') {
    const message = 'expected a list of plugins';
    const hint = 'Write each plugin on a line of its own that begins with "- ".';
    return {
      plugins: [],
      skippedPlugins: [],
      problems: [context.writer.write({ span: key, path: ['plugins'], message, hint })],
    };
  }
  const readings: EntryReading[] = [];
  for (const [index, item] of node.items.entries()) {
    readings.push(readEntry(item, index, context));
    yield;
  }
  const entries = readings.flatMap((reading) => reading.entry ?? []);
  const sound = readings.flatMap((reading) => (reading.problems ? [] : (reading.entry ?? [])));
  return {
    plugins: entries,
    skippedPlugins: readings.flatMap((reading) => reading.skipped ?? []),
    problems: [...readings.flatMap((reading) => reading.problems ?? []), ...idsUsedTwice(sound)],
  };
}

interface EntryReading {
  readonly entry?: Entry;
  readonly skipped?: SkippedPluginEntry;
  readonly problems?: readonly ConfigProblem[];
}

function readEntry(raw: ConfigNode, index: number, context: ListContext): EntryReading {
  const { expander, writer } = context;
  const path = ['plugins', index];
  const long = toLongForm(raw);
  if (!long) {
    const message = 'expected the name of a plugin, or a mapping with "use"';
    return { problems: [writer.write({ span: raw.span, path, message })] };
  }
  const misplacedName = nameUsedAsKey(long);
  if (misplacedName) {
    const message = `an entry names its plugin with "use"; got the key ${quote(misplacedName.name)}`;
    const hint = `Write "- use: ${misplacedName.meant}", and its settings below "config:".`;
    return { problems: [writer.write({ span: misplacedName.span, path, message, hint })] };
  }
  const when = long.entries.get('when')?.value;
  if (when?.kind === 'scalar' && isOff(when, expander, path)) {
    // A disabled entry is not validated otherwise, but a misspelt key is still a mistake.
    const problems = reportStrayKeys(pluginEntrySchema, { node: long, path, anchor: raw.span, unknownKeyHint }, writer);
    return { skipped: describeSkipped(long, when, writer), problems };
  }
  const node = expander.expand(long, path);
  const parsed = validateNode(pluginEntrySchema, { node, path, anchor: raw.span, unknownKeyHint }, writer);
  if (!parsed.problems) return soundReading(new Entry(parsed.value, { node, path, writer }));
  // Even if the rest of the entry is invalid, the host can validate its `config` as long as the name is readable, so that all mistakes are reported
  // at once.
  const use = textAt(node, 'use');
  const entry = use === undefined ? undefined : new Entry({ use, id: textAt(node, 'id') }, { node, path, writer });
  return { problems: parsed.problems, entry };
}

/** A path such as `.` has no name that could be the entry's id, which is in logs, metrics and the names of models. */
function soundReading(entry: Entry): EntryReading {
  if (idShape.test(entry.id)) return { entry };
  const hint = 'Give this entry an id of its own: "id: NAME".';
  return { entry, problems: [entry.problem(`${quote(entry.use)} contains no name that could be its id`, { hint })] };
}

/** `- auth` means `- use: auth`. */
function toLongForm(node: ConfigNode): MapNode | undefined {
  if (node.kind === 'map') return node;
  if (node.kind === 'list' || node.value === null) return undefined;
  return { kind: 'map', span: node.span, entries: new Map([['use', { key: node.span, value: node }]]) };
}

/** Recognizes `- auth: {…}` and `- name: auth`, which are common in other programs. */
function nameUsedAsKey(
  node: MapNode,
): { readonly name: string; readonly meant: string; readonly span: Span } | undefined {
  const [first] = node.entries;
  if (node.entries.has('use') || !first) return undefined;
  const [name, { key }] = first;
  const known = Object.keys(entryKeys);
  if (known.includes(name) || nearestName(name, known)) return undefined;
  const meant = /^(?:name|plugin|type|module|package)$/.test(name) ? textAt(node, name) : undefined;
  return { name, meant: meant ?? name, span: key };
}

function isOff(when: ScalarNode, expander: ReferenceExpander, path: ConfigPath): boolean {
  const { value } = expander.expandCondition(when, [...path, 'when']);
  return /^(?:|false|no|off|0+)$/i.test(String(value ?? '').trim());
}

function describeSkipped(node: MapNode, when: ScalarNode, writer: ProblemWriter): SkippedPluginEntry {
  const use = textAt(node, 'use') ?? '';
  const id = textAt(node, 'id') ?? idFromName(use);
  return Object.freeze({ use, id, when: writer.secrets.redact(String(when.value ?? '')) });
}

function textAt(node: ConfigNode, key: string): string | undefined {
  const found = findNode(node, [key]).node;
  if (found?.kind !== 'scalar' || found.unresolved) return undefined;
  return typeof found.value === 'string' && found.value !== '' ? found.value : undefined;
}

/** Names of files and folders that are common to most packages, and so do not identify one. */
const nameless = /^(?:plugin|index|main)\.[cm]?[jt]s$|^(?:dist|build|lib|out|src|\.{0,2})$/;

/**
 * @example
 * idFromName('./plugins/my-plugin.js'); // 'my-plugin'
 * idFromName('./plugins/shout/dist/plugin.js'); // 'shout'
 */
function idFromName(use: string): string {
  const names = use.replace(/\/+$/, '').split('/');
  const last = names.findLast((name) => !nameless.test(name)) ?? names.at(-1) ?? use;
  return last.replace(/\.[cm]?[jt]s$/, '');
}

function idsUsedTwice(entries: readonly Entry[]): readonly ConfigProblem[] {
  const first = new Map<string, Entry>();
  return entries.flatMap((entry) => {
    const other = first.get(entry.id);
    if (!other) {
      first.set(entry.id, entry);
      return [];
    }
    const message = `the id ${quote(entry.id)} is taken by the entry at line ${other.line}`;
    const hint = 'Put its settings into that entry. A plugin that runs twice needs an id of its own: "id: NAME".';
    return [entry.problem(message, { at: 'id', hint })];
  });
}

interface EntryPlace {
  readonly node: ConfigNode;
  readonly path: ConfigPath;
  readonly writer: ProblemWriter;
}

class Entry implements PluginEntry {
  readonly use: string;
  readonly id: string;
  readonly onFailure?: FailureMode;
  readonly #place: EntryPlace;

  constructor(
    values: { readonly use: string; readonly id?: string; readonly onFailure?: FailureMode },
    place: EntryPlace,
  ) {
    this.use = values.use;
    this.id = values.id ?? idFromName(values.use);
    if (values.onFailure) this.onFailure = values.onFailure;
    this.#place = place;
    Object.freeze(this);
  }

  get line(): number {
    const { node, writer } = this.#place;
    return writer.source.positionAt(node.span.start).line;
  }

  parse<Schema extends z.ZodType>(schema: Schema): ParsedConfig<z.output<Schema>> {
    const { node, path, writer } = this.#place;
    const { node: written } = findNode(node, ['config']);
    const anchor = this.#spanOf('config');
    const nothing = !written || (written.kind === 'scalar' && written.value === null && !written.unresolved);
    const config: ConfigNode = nothing ? { kind: 'map', span: anchor, entries: new Map() } : written;
    return validateNode(schema, { node: config, path: [...path, 'config'], anchor }, writer);
  }

  problem(message: string, { at = 'use', within, hint }: EntryProblemOptions = {}): ConfigProblem {
    const { node, path, writer } = this.#place;
    if (within) {
      const inside = ['config', ...within];
      const { node: written, around } = findNode(node, inside);
      return writer.write({ span: (written ?? around).span, path: [...path, ...inside], message, hint });
    }
    return writer.write({ span: this.#spanOf(at), path: [...path, at], message, hint });
  }

  /** The position of a part of the entry; if the part is absent, or the entry is in the short form, that of the plugin's name. */
  #spanOf(part: string): Span {
    const { node } = this.#place;
    const { node: written, key } = findNode(node, [part]);
    if (part === 'config') return key ?? this.#spanOf('use');
    if (written) return written.span;
    return part === 'use' ? node.span : this.#spanOf('use');
  }
}
