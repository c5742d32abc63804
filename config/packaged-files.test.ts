import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from 'tap';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { formatProblems } from '../core/api/internal/config-problem.js';
import type { ConfigSource } from '../core/api/internal/config-source.js';
import { modelEntries } from '../core/api/wire/server/model-table.js';
import { said } from './fixtures/read-text.js';
import { readGatewayText } from './load.js';
import { settingsOfVariables } from './unused-variables.js';
import type { Environment } from './reading/references.js';

const project = fileURLToPath(new URL('../..', import.meta.url));

/** What a provider plugin asks for; the plugins themselves are none of this folder's business. */
const providerConfig = z.strictObject({
  apiKey: z.string().min(1).optional(),
  baseUrl: z.url().optional(),
  region: z.string().min(1).optional(),
  vertex: z.looseObject({ project: z.string().min(1) }).optional(),
  account: z.enum(['entra', 'gcp']).optional(),
  models: modelEntries,
});

/** What is looked at in docker/compose.yaml. */
interface ContainerStack {
  readonly services: Readonly<
    Record<
      string,
      {
        readonly environment?: Readonly<Record<string, string>>;
        readonly volumes?: readonly string[];
        readonly command?: string | readonly string[];
      }
    >
  >;
}

/** What is looked at in docker/kubernetes.yaml. */
interface KubernetesObject {
  readonly kind: string;
  readonly spec: {
    readonly selector: Readonly<Record<string, unknown>>;
    readonly ports?: readonly { readonly targetPort: string }[];
    readonly template?: {
      readonly metadata: { readonly labels: Readonly<Record<string, string>> };
      readonly spec: { readonly containers: readonly KubernetesContainer[] };
    };
  };
}

interface KubernetesContainer {
  readonly args: readonly string[];
  readonly env?: readonly { readonly name: string }[];
  readonly ports?: readonly { readonly name: string; readonly containerPort: number }[];
  readonly volumeMounts: readonly { readonly name: string; readonly mountPath: string }[];
}

/** An environment in which every variable of a file has a value that fits. */
function fullEnvironment(text: string): Environment {
  const names = [...text.matchAll(/\$\{env:(\w+)/g)].map(([, name]) => name ?? '');
  const value = (name: string) => (/_(?:URL|ENDPOINT)$/.test(name) ? 'https://example.com' : `value-of-${name}`);
  const special = {
    PORT: '4000',
    LOG_LEVEL: 'info',
    DATABASE_URL: 'postgres://user@host/db',
    DATABASE_CONNECTIONS: '5',
    REDIS_URL: 'redis://host',
    REDIS_CLUSTER: 'true',
    SLUICE_JOBS: 'elsewhere',
    SLUICE_PROCESSES: '2',
  };
  return { ...Object.fromEntries(names.map((name) => [name, value(name)])), ...special };
}

await test('the packaged gateway.yaml and all examples are valid where every variable is set', async (t) => {
  const examples = readdirSync(path.join(project, 'config/examples')).map((name) => `config/examples/${name}`);
  t.ok(examples.length >= 5);
  for (const name of ['gateway.yaml', ...examples]) {
    const text = readFileSync(path.join(project, name), 'utf8');
    const source = readGatewayText(text, { file: name, environment: fullEnvironment(text) });
    const providers = source.plugins.filter(({ use }) => use.startsWith('provider-') && use !== 'provider-demo');
    const problems = providers.flatMap((entry) => entry.parse(providerConfig).problems ?? []);
    t.equal(formatProblems([...source.problems, ...problems]), '', name);
    t.strictSame(source.skippedPlugins, []);
    t.match(text, /^# yaml-language-server: \$schema=\S+gateway\.schema\.json\n/);
  }
});

await test('the packaged gateway.yaml starts in an empty environment, and an empty file means the same gateway', async (t) => {
  const text = readFileSync(path.join(project, 'gateway.yaml'), 'utf8');
  const describe = (source: ConfigSource) =>
    source.plugins.map((entry) => [entry.use, entry.id, entry.parse(z.unknown()).value]);
  for (const environment of [{}, fullEnvironment(text)]) {
    const options = { file: 'gateway.yaml', environment };
    const [written, empty] = [readGatewayText(text, options), readGatewayText('', options)];
    t.strictSame(written.doubts, []);
    t.strictSame([...said(written), ...said(empty)], []);
    t.strictSame(describe(written), describe(empty));
    t.strictSame(written.skippedPlugins, empty.skippedPlugins);
  }
  const bare = readGatewayText(text, { file: 'gateway.yaml', environment: {} });
  t.strictSame(bare.settings, readGatewayText('', { file: 'gateway.yaml', environment: {} }).settings);
  t.strictSame(
    bare.plugins.map(({ id }) => id),
    [
      'health',
      'metrics',
      'auth',
      'rate-limiting',
      'audit',
      'connections',
      'policies',
      'prompts',
      'tools',
      'external-tools',
      'resilience',
      'cache',
      'models',
      'spending-limit',
      'history',
      'body-logging',
      'feedback',
      'documents',
      'inference',
      'openai-api',
      'openai-documents',
      'anthropic-api',
      'google-api',
      'ollama-api',
      'batches',
      'mcp-api',
      'api-reference',
      'dashboard',
      'provider-demo',
    ],
  );
});

await test('the settings of the packaged gateway.yaml that a variable decides are known', (t) => {
  const text = readFileSync(path.join(project, 'gateway.yaml'), 'utf8');
  const { plugins: _, ...settings } = parse(text) as Readonly<Record<string, unknown>>;
  t.strictSame(variablesOf(settings), settingsOfVariables);
  t.end();
});

/** The paths of settings by the variables that they refer to. */
function variablesOf(value: unknown, at: readonly string[] = []): Readonly<Record<string, string>> {
  if (typeof value === 'object' && value !== null)
    return Object.assign(
      {},
      ...Object.entries(value).map(([key, item]) => variablesOf(item, [...at, key])),
    ) as Readonly<Record<string, string>>;
  const name = /\$\{env:(\w+)/.exec(String(value))?.[1];
  return name === undefined ? {} : { [name]: at.join('.') };
}

await test('what the files for containers name is there: variables of the gateway, files, ports and commands', (t) => {
  const read = (name: string): string => readFileSync(path.join(project, name), 'utf8');
  const image = read('docker/Dockerfile');
  const stack = parse(read('docker/compose.yaml'), { merge: true }) as ContainerStack;
  const known = new Set([...read('gateway.yaml').matchAll(/\$\{env:(\w+)/g)].map(([, name]) => name));
  const gateways = Object.values(stack.services).filter(({ environment = {} }) => 'DATABASE_URL' in environment);
  t.equal(gateways.length, 3);
  const given = gateways.flatMap(({ environment = {} }) => Object.keys(environment));
  // The variables that the image sets beside Node's own.
  const set = [...image.matchAll(/\b(SLUICE_\w+|PORT)=/g)].map(([, name = '']) => name);
  t.strictSame(
    [...given, ...set].filter((name) => !known.has(name)),
    [],
  );
  const copied = [...image.matchAll(/^COPY --chown=\S+ (.+) \S+$/gm)].flatMap(([, names = '']) => names.split(' '));
  const kept = [...image.matchAll(/^COPY --from=build \S+ (.+) \S+$/gm)].flatMap(([, names = '']) => names.split(' '));
  const mounted = Object.values(stack.services).flatMap(({ volumes = [] }) => volumes.map((one) => one.split(':')[0]));
  const files = [
    ...copied,
    ...kept.map((name) => name.replace('/sluice/', '')),
    ...mounted.filter((name) => name?.startsWith('./')).map((name) => `docker/${name}`),
  ].filter((name) => name !== 'node_modules' && name !== 'dist');
  t.ok(files.length > 8);
  t.strictSame(
    files.filter((name) => !existsSync(path.join(project, name))),
    [],
  );
  const commands = [image, ...gateways.map(({ command }) => JSON.stringify(command ?? []))].join('\n');
  for (const [, source = ''] of commands.matchAll(/dist\/([\w/]+)\.js/g))
    t.ok(existsSync(path.join(project, `${source}.ts`)));
  const upstreams = [...read('docker/nginx.conf').matchAll(/server (gateway-\d):(\d+)/g)];
  t.strictSame(
    upstreams.map(([, name = '', port]) => [name in stack.services, port]),
    [
      [true, '4000'],
      [true, '4000'],
    ],
  );
  t.match(image, /\bPORT=4000\b[^]*\nEXPOSE 4000\n/);
  t.end();
});

await test('what the file for Kubernetes names is there: pods, ports, variables, folders and commands', (t) => {
  const read = (name: string): string => readFileSync(path.join(project, name), 'utf8');
  const objects = parseAllDocuments(read('docker/kubernetes.yaml')).map((one) => one.toJS() as KubernetesObject);
  const pods = objects.flatMap(({ spec: { template } }) => template ?? []);
  const sets = objects.filter(({ kind }) => kind === 'StatefulSet');
  t.strictSame(
    sets.map(({ spec: { selector } }) => selector['matchLabels']),
    pods.map(({ metadata: { labels } }) => labels),
  );
  const [gateway, worker] = pods.flatMap(({ spec }) => spec.containers);
  const service = objects.find(({ kind }) => kind === 'Service');
  t.strictSame(service?.spec.selector, pods[0]?.metadata.labels);
  t.strictSame(
    service?.spec.ports?.map(({ targetPort }) => targetPort),
    gateway?.ports?.map(({ name }) => name),
  );
  t.strictSame(
    gateway?.ports?.map(({ containerPort }) => containerPort),
    [4000],
  );
  t.match(read('docker/Dockerfile'), /\bPORT=4000 SLUICE_DATA=\/data\b/);
  for (const container of [gateway, worker]) {
    const [, program = '', command = '', ...options] = container?.args ?? [];
    t.ok(existsSync(path.join(project, program.replace('dist/', '').replace('.js', '.ts'))));
    t.match(command, container === worker ? /^worker$/ : /^start$/);
    t.strictSame(options, ['--config', '/etc/sluice/gateway.yaml']);
    t.strictSame(
      container?.volumeMounts.map(({ mountPath }) => mountPath),
      ['/data', '/etc/sluice'],
    );
    for (const { name } of container?.env ?? []) t.ok(read('gateway.yaml').includes(`\${env:${name}`), name);
  }
  t.end();
});

await test('what the unit for systemd names is there: command, variables, and how a stop ends', (t) => {
  const read = (name: string): string => readFileSync(path.join(project, name), 'utf8');
  const unit = read('docker/sluice.service');
  const setting = (name: string): string => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1] ?? '';
  const [, program = '', ...words] = setting('ExecStart').split(' ');
  t.ok(existsSync(path.join(project, program.replace('dist/', '').replace('.js', '.ts'))));
  t.strictSame(words, ['start', '--config', '/etc/sluice/gateway.yaml']);
  const names = [...setting('Environment').matchAll(/(\w+)=/g)].flatMap(([, name = '']) => name);
  t.strictSame(names, ['NODE_ENV', 'SLUICE_DATA']);
  t.ok(read('gateway.yaml').includes('${env:SLUICE_DATA'));
  t.match(setting('Environment'), `/var/lib/${setting('StateDirectory')}`);
  // What a start that gets SIGTERM ends with.
  t.equal(setting('SuccessExitStatus'), '143');
  t.equal(setting('MemoryDenyWriteExecute'), '', 'V8 does not start with it');
  t.end();
});
