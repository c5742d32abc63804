import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Ajv } from 'ajv';
import { test } from 'tap';
import { parse } from 'yaml';
import { readGatewayText } from '../../config/load.js';
import { settingsOfVariables } from '../../config/unused-variables.js';
import health from '../../plugins/health/plugin.js';
import metrics from '../../plugins/metrics/plugin.js';
import { testGateway } from '../fixtures/gateways/test-gateway.js';
import { root } from '../fixtures/root.js';

const read = (name: string): string => readFileSync(join(root, name), 'utf8');
const inChart = (name: string): string => read(`docker/helm/sluice/${name}`);
const templates = readdirSync(join(root, 'docker/helm/sluice/templates')).map((name) => ({
  name,
  text: inChart(`templates/${name}`),
}));
const allTemplates = templates.map(({ text }) => text).join('\n');

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
}

type Values = Readonly<Record<string, unknown>>;

const values = parse(inChart('values.yaml')) as Values;
const schema = JSON.parse(inChart('values.schema.json')) as Schema;

/** The paths that the schema has names for. What lies below belongs to Kubernetes. */
function pathsOfSchema({ properties = {} }: Schema, at: readonly string[] = []): readonly (readonly string[])[] {
  return Object.entries(properties).flatMap(([key, item]) =>
    item.properties ? pathsOfSchema(item, [...at, key]) : [[...at, key]],
  );
}

const variablesIn = (text: string): readonly string[] =>
  [...text.matchAll(/\$\{env:(\w+)/g)].map(([, name = '']) => name);

function valueAt(path: readonly string[]): unknown {
  return path.reduce<unknown>((value, key) => (value as Values | undefined)?.[key], values);
}

/** Whether a template uses a value: by its whole path, or by its name inside of `with` and the rest of the path. */
function isUsed(path: readonly string[]): boolean {
  const outer = path.slice(0, -1).join('.');
  return templates.some(({ text }) => {
    const uses = (name: string) => new RegExp(`\\.${name.replaceAll('.', '\\.')}\\b`).test(text);
    return uses(path.join('.')) || (text.includes(`.Values.${outer} }}`) && uses(path.at(-1) ?? ''));
  });
}

await test('each value of the chart has a default, a type and a use, and templates use no other ones', (t) => {
  const paths = pathsOfSchema(schema).filter(([name]) => name !== 'global');
  t.ok(paths.length > 50);
  t.strictSame(
    paths.filter((path) => valueAt(path) === undefined || !isUsed(path)),
    [],
  );
  const used = [...allTemplates.matchAll(/\.Values\.([\w.]+)/g)].map(([, path = '']) => path.split('.'));
  t.strictSame(
    used.filter((path) => valueAt(path) === undefined),
    [],
  );
  const check = new Ajv({ allowUnionTypes: true }).compile(schema);
  for (const name of ['values.yaml', ...readdirSync(join(root, 'docker/helm/sluice/ci')).map((one) => `ci/${one}`)])
    t.ok(check(parse(inChart(name))), `${name}: ${JSON.stringify(check.errors)}`);
  t.notOk(check({ replica: 2 }));
  t.end();
});

await test('the chart has the version of the package, and the name, port and folder of the image', (t) => {
  const { name, version } = JSON.parse(read('package.json')) as { readonly name: string; readonly version: string };
  t.match(parse(inChart('Chart.yaml')), { name, version, appVersion: version });
  const image = read('docker/Dockerfile');
  t.match(image, new RegExp(`-t ${name} `));
  t.match(values, { image: { repository: name, tag: '' } });
  t.match(image, /SLUICE_HOST=0\.0\.0\.0 PORT=4000 SLUICE_DATA=\/data\nWORKDIR \/sluice\n/);
  t.match(allTemplates, 'containerPort: 4000 }');
  t.match(allTemplates, '{ name: data, mountPath: /data }');
  const [, uid] = /\nUSER (\d+)\n/.exec(image) ?? [];
  t.match(values, { podSecurityContext: { runAsUser: Number(uid), runAsNonRoot: true } });
  const commands = [...allTemplates.matchAll(/"command" "(\w+)"/g)].map(([, command]) => command);
  t.strictSame(commands, ['start', 'worker']);
  for (const command of commands) t.ok(existsSync(join(root, `core/cli/${command}.ts`)));
  t.end();
});

await test('variables that the chart sets are those of gateway.yaml, and a gateway.yaml that refers to them is valid', (t) => {
  const names = [...inChart('templates/_stores.tpl').matchAll(/"name" "(\w+)"/g)].map(([, name = '']) => name);
  t.ok(names.length > 10);
  t.strictSame(
    [...names, ...variablesIn(allTemplates)].filter((name) => !Object.hasOwn(settingsOfVariables, name)),
    [],
  );
  const { gatewayYaml } = parse(inChart('ci/everything-values.yaml')) as { readonly gatewayYaml: string };
  const valueOf = (name: string) => (/_(?:URL|ENDPOINT)$/.test(name) ? 'https://example.com' : 'text');
  const environment = {
    ...Object.fromEntries(variablesIn(gatewayYaml).map((name) => [name, valueOf(name)])),
    SLUICE_HOST: '0.0.0.0',
    PORT: '4000',
    SLUICE_DATA: '/data',
    DATABASE_URL: 'postgres://db/sluice',
    REDIS_URL: 'redis://redis',
    SLUICE_JOBS: 'elsewhere',
  };
  const { problems, doubts } = readGatewayText(gatewayYaml, { file: 'gateway.yaml', environment });
  t.strictSame([...problems, ...doubts], []);
  t.end();
});

await test('what the chart takes for the settings of a gateway.yaml that leaves them out is what the gateway takes', (t) => {
  const { settings } = readGatewayText('', { file: 'gateway.yaml', environment: {} });
  const { host, port, shutdownGraceMs, requestTimeoutMs } = settings.server;
  t.match(allTemplates, `default ${shutdownGraceMs} $server.shutdownGraceMs`);
  t.match(allTemplates, `default ${port} $server.port`);
  t.match(allTemplates, `default "${host}" $server.host`);
  const { request } = valueAt(['httpRoute', 'timeouts']) as { readonly request: string };
  t.ok(Number(request.replace('m', '')) * 60_000 > requestTimeoutMs);
  t.end();
});

await test('the gateway answers where the chart sends probes and readings of metrics', async (t) => {
  const gateway = await testGateway(t, [health, { plugin: metrics, config: { public: true } }]);
  const paths = [...allTemplates.matchAll(/\bpath: (\/\w+)/g)].map(([, path = '']) => path);
  t.strictSame(new Set(paths), new Set(['/healthz', '/readyz', '/metrics']));
  for (const path of paths) t.equal((await fetch(gateway.url + path)).status, 200, path);
});

await test('docker/kubernetes.yaml was made from the chart as it is now', async (t) => {
  const script = pathToFileURL(join(root, 'docker/helm/kubernetes.mjs')).href;
  const { sumOfChart } = (await import(script)) as { readonly sumOfChart: () => string };
  t.match(read('docker/kubernetes.yaml'), ` from the chart ${sumOfChart()}\n`, 'run: node docker/helm/kubernetes.mjs');
});
