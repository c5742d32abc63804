import path from 'node:path';
import { z } from 'zod';
import type { ConfigProblem } from '../core/api/internal/config-problem.js';
import type { ConfigSource, GatewaySettings } from '../core/api/internal/config-source.js';
import { sortProblems } from '../core/api/internal/config-problem.js';
import { atOnce, inTurns } from '../core/api/index.js';
import { type ConfigNode, fromValue, type MapNode } from './reading/config-tree.js';
import { defaultPlugins } from './default-plugins.js';
import { type DefaultPlugin, readPluginList } from './plugin-list.js';
import { SourceText, type Span } from './reading/positions.js';
import { ProblemWriter } from './problems.js';
import { fingerprintOf, readConfigFile } from './reading/read-file.js';
import { readYaml, type YamlReading } from './reading/read-yaml.js';
import { readYamlApart } from './reading/read-yaml-apart.js';
import { readReferencedFile } from './reading/referenced-file.js';
import { type Environment, type ReferencedText, ReferenceExpander } from './reading/references.js';
import { Secrets } from './reading/secrets.js';
import { settingsSchema } from './schema/settings-schema.js';
import { validateNode } from './schema/validate-node.js';
import { unusedVariables } from './unused-variables.js';

/** Options for reading the file. */
export interface ReadOptions {
  /** Environment variables for `${env:NAME}`, such as `process.env`. */
  readonly environment: Environment;
  /** The list for a file without `plugins:`; the bundled plugins in their usual order when absent. */
  readonly defaultPlugins?: readonly DefaultPlugin[];
}

/**
 * Reads gateway.yaml. Never throws for errors in the file, which are returned in `problems`.
 *
 * @example
 * const source = await readGatewayFile('gateway.yaml', { environment: process.env });
 * const configs = source.plugins.map((entry) => entry.parse(schemaOf(entry.use)));
 * const problems = [...source.problems, ...configs.flatMap((config) => config.problems ?? [])];
 * if (problems.length > 0) throw new Error(formatProblems(problems));
 */
export async function readGatewayFile(file: string, options: ReadOptions): Promise<ConfigSource> {
  const reading = await readConfigFile(file);
  if (reading.text === undefined)
    return unreadable(file, reading.fingerprint, reading.problem ? [reading.problem] : []);
  const source = new SourceText(file, reading.text);
  const read = await inTurns(readSteps(source, await readYamlApart(source), options));
  return { ...read, fingerprint: reading.fingerprint };
}

/** Reads a text as if it were the content of `file`. Relative paths in it are relative to the file's folder. */
export function readGatewayText(text: string, options: ReadOptions & { readonly file: string }): ConfigSource {
  const source = new SourceText(options.file, text);
  return atOnce(readSteps(source, readYaml(source), options));
}

/** Reads a file whose YAML has been read. Yields between the entries of the plugins. */
function* readSteps(source: SourceText, yaml: YamlReading, options: ReadOptions): Generator<void, ConfigSource> {
  const { file, text } = source;
  const secrets = new Secrets(source);
  const writer = new ProblemWriter(source, secrets);
  for (const node of [...yaml.discarded, ...(yaml.tree ? [yaml.tree] : [])]) secrets.hideNamedSecrets(node);
  if (!yaml.wellFormed) secrets.hideSecretLines();
  const yamlProblems = () => writer.writeAll(yaml.findings);
  if (!yaml.wellFormed) return unreadable(file, fingerprintOf(text), yamlProblems());

  const root = yaml.tree ?? emptyMap;
  if (root.kind !== 'map') {
    const message = `expected settings such as "plugins:"; got ${root.kind === 'list' ? 'a list' : 'a single value'}`;
    return unreadable(file, fingerprintOf(text), [
      ...yamlProblems(),
      writer.write({ span: root.span, path: [], message }),
    ]);
  }
  const sources = { environment: options.environment, readFile: referencedFileReader(file) };
  const expander = new ReferenceExpander(sources, source, secrets);
  const settings = readSettings(root, expander, writer);
  const plugins = pluginsNode(root, options.defaultPlugins ?? defaultPlugins);
  const list = yield* readPluginList(plugins.list, plugins.key, { expander, writer });
  const references = writer.writeAll(expander.findings);
  const problems = [...yamlProblems(), ...settings.problems, ...references, ...list.problems];
  const unused = unusedVariables(file, { root, plugins: plugins.list }, options.environment);
  const doubts = unused ? [unused] : [];
  return makeSource(file, fingerprintOf(text), { ...list, settings: settings.value, problems, doubts });
}

/** Reads referenced files, relative to gateway.yaml's folder. Each is read once, so that all references to it get the same text. */
function referencedFileReader(configFile: string): (file: string) => ReferencedText {
  const folder = path.dirname(path.resolve(configFile));
  const texts = new Map<string, ReferencedText>();
  return (file) => {
    const absolute = path.resolve(folder, file);
    const text = texts.get(absolute) ?? readReferencedFile(absolute);
    texts.set(absolute, text);
    return text;
  };
}

const emptyMap: MapNode = { kind: 'map', span: { start: 0, end: 0 }, entries: new Map() };

const severalNeedServer =
  'must be 1 unless data.databaseUrl (DATABASE_URL) names a PostgreSQL server, because the embedded database belongs to one process';

const workersNeedServer =
  'must be "here" unless data.databaseUrl (DATABASE_URL) names a PostgreSQL server, because no worker can open the embedded database of a gateway';

/** The schema of the whole file, so that a misspelt `plugins` is recognized. */
const rootSchema = settingsSchema
  .extend({ plugins: z.array(z.unknown()).optional() })
  .superRefine(({ server, data, jobs }, context) => {
    if (data.databaseUrl !== undefined) return;
    if (server.processes !== 'auto' && server.processes !== 1)
      context.addIssue({ code: 'custom', path: ['server', 'processes'], message: severalNeedServer });
    if (jobs.run === 'elsewhere')
      context.addIssue({ code: 'custom', path: ['jobs', 'run'], message: workersNeedServer });
  });

interface SettingsReading {
  readonly value: GatewaySettings;
  readonly problems: readonly ConfigProblem[];
}

function readSettings(root: MapNode, expander: ReferenceExpander, writer: ProblemWriter): SettingsReading {
  const entries = new Map(root.entries);
  // Expanded entry by entry, because the variables of an entry that is switched off need not exist.
  entries.delete('plugins');
  const node = expander.expand({ ...root, entries }, []);
  const parsed = validateNode(rootSchema, { node, path: [], anchor: root.span }, writer);
  return parsed.problems
    ? { value: settingsSchema.parse({}), problems: parsed.problems }
    : { value: parsed.value, problems: [] };
}

/** The list of plugins, and the position of its key. */
function pluginsNode(
  root: MapNode,
  defaults: readonly DefaultPlugin[],
): { readonly list: ConfigNode; readonly key: Span } {
  const entry = root.entries.get('plugins');
  const start: Span = { start: 0, end: 0 };
  const list = entry && !isNothing(entry.value) ? entry.value : fromValue(defaults, start);
  return { list, key: entry?.key ?? start };
}

function isNothing(node: ConfigNode): boolean {
  return node.kind === 'scalar' && node.value === null;
}

function unreadable(file: string, fingerprint: string, problems: readonly ConfigProblem[]): ConfigSource {
  return makeSource(file, fingerprint, {
    settings: settingsSchema.parse({}),
    plugins: [],
    skippedPlugins: [],
    problems,
    doubts: [],
  });
}

function makeSource(
  file: string,
  fingerprint: string,
  parts: Pick<ConfigSource, 'settings' | 'plugins' | 'skippedPlugins' | 'problems' | 'doubts'>,
): ConfigSource {
  const absolute = path.resolve(file);
  const folder = path.dirname(absolute);
  const data = Object.freeze({ ...parts.settings.data, folder: path.resolve(folder, parts.settings.data.folder) });
  return Object.freeze({
    file: absolute,
    folder,
    fingerprint,
    settings: Object.freeze({ ...parts.settings, data }),
    plugins: Object.freeze(parts.plugins),
    skippedPlugins: Object.freeze(parts.skippedPlugins),
    problems: Object.freeze(sortProblems(parts.problems)),
    doubts: Object.freeze(parts.doubts),
  });
}
