import type { ConfigProblem } from '../core/api/internal/config-problem.js';
import { defaultPlugins } from './default-plugins.js';
import { fileProblem } from './problems.js';
import { childNodes, type ConfigNode, findNode, fromValue, type MapNode } from './reading/config-tree.js';
import { splitReferences } from './reading/reference-notation.js';
import type { Environment } from './reading/references.js';

/** The settings for which the packaged gateway.yaml refers to a variable, outside of `plugins:`. */
export const settingsOfVariables: Readonly<Record<string, string>> = {
  SLUICE_HOST: 'server.host',
  PORT: 'server.port',
  SLUICE_PUBLIC_URL: 'server.publicUrl',
  SLUICE_PROCESSES: 'server.processes',
  SLUICE_DATA: 'data.folder',
  DATABASE_URL: 'data.databaseUrl',
  DATABASE_CONNECTIONS: 'data.databaseConnections',
  CHROMA_URL: 'data.chromaUrl',
  S3_BUCKET: 'data.s3.bucket',
  S3_ENDPOINT: 'data.s3.endpoint',
  S3_PUBLIC_ENDPOINT: 'data.s3.publicEndpoint',
  S3_REGION: 'data.s3.region',
  S3_ACCESS_KEY_ID: 'data.s3.accessKeyId',
  S3_SECRET_ACCESS_KEY: 'data.s3.secretAccessKey',
  S3_SESSION_TOKEN: 'data.s3.sessionToken',
  REDIS_URL: 'state.redis.url',
  REDIS_CLUSTER: 'state.redis.cluster',
  LOG_LEVEL: 'log.level',
  SLUICE_JOBS: 'jobs.run',
};

/**
 * Looks for variables that have an effect with the packaged gateway.yaml and none with this file, which an operator may not expect: the gateway
 * would run on the embedded database in spite of DATABASE_URL. A setting that the file has in another way is what its author wants.
 *
 * @param plugins the list of the file, or the one in its place
 * @returns a warning that names them all
 */
export function unusedVariables(
  file: string,
  { root, plugins }: { readonly root: MapNode; readonly plugins: ConfigNode },
  environment: Environment,
): ConfigProblem | undefined {
  const used = new Set([...variablesIn(root), ...variablesIn(plugins)]);
  const isUnused = (name: string) => Boolean(environment[name]) && !used.has(name);
  const settings = Object.entries(settingsOfVariables).filter(
    ([name, setting]) => isUnused(name) && !findNode(root, setting.split('.')).node,
  );
  const entries = defaultPlugins.flatMap((entry) =>
    typeof entry === 'string'
      ? []
      : [...variablesIn(fromValue(entry, root.span))].map(
          (name) => [name, `the plugin ${entry.id ?? entry.use}`] as const,
        ),
  );
  const unused = new Map([...settings, ...entries.filter(([name]) => isUnused(name))]);
  if (unused.size === 0) return undefined;
  const places = [...unused].map(([name, place]) => `\${env:${name}} in ${place}`).join(', ');
  return fileProblem(
    file,
    `set in the environment, and without effect because this file does not refer to it: ${[...unused.keys()].join(', ')}`,
    `Write ${places}, as the packaged gateway.yaml does, or unset what is not meant for the gateway.`,
  );
}

/** The variables to which a tree refers, including those in entries that are switched off. */
function variablesIn(root: ConfigNode): ReadonlySet<string> {
  // Aliased values are looked at once.
  const nodes = new Set([root]);
  for (const node of nodes) for (const [, child] of childNodes(node)) nodes.add(child);
  return new Set([...nodes].flatMap(variablesOf));
}

function variablesOf(node: ConfigNode): readonly string[] {
  if (node.kind !== 'scalar' || typeof node.value !== 'string' || !node.value.includes('$')) return [];
  return splitReferences(node.value).flatMap((piece) =>
    piece.kind === 'reference' && piece.source === 'env' ? [piece.name] : [],
  );
}
