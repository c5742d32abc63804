import { relative } from 'node:path';
import { type ModelInfo, PriceList, type StartNote } from '../api/index.js';
import type { ConfigSource } from '../api/internal/config-source.js';
import { describeStores } from '../host/describe-stores.js';
import type { Gateway } from '../host/gateway.js';
import { usesService } from '../host/loading/prepare.js';

/** Data for the welcome message. */
interface WelcomeFacts {
  readonly gateway: Gateway;
  readonly source: ConfigSource;
  readonly version: string;
  /** Seconds since the process started. */
  readonly startedIn: number;
  /** How many processes serve. */
  readonly processes: number;
}

/** Returns the lines that are shown to users after `npm start`. */
export function welcome({ gateway, source, version, startedIn, processes }: WelcomeFacts): string {
  const { data } = source.settings;
  const folder = relative('', data.folder);
  const { database, redis, vectors, files } = describeStores(source.settings);
  const stored = data.databaseUrl ? database : folder.startsWith('..') ? data.folder : `./${folder}`;
  const lines = [
    '',
    `Sluice ${version} is ready (${startedIn.toFixed(1)} s).`,
    '',
    row('URL', gateway.url),
    ...(isServed(gateway, '/') ? [row('Start page', `${gateway.url}/`)] : []),
    ...(isServed(gateway, '/dashboard') ? [row('Dashboard', `${gateway.url}/dashboard`)] : []),
    row('API', `${gateway.url}${isServed(gateway, '/docs') ? '/docs' : '/openapi.json'}`),
    row('Models', modelLine(gateway.models)),
    ...moreModels(gateway.models, source),
    row('Data', stored),
    ...(redis === undefined ? [] : [row('Redis', redis)]),
    ...(data.chromaUrl === undefined ? [] : [row('Vectors', vectors)]),
    ...(data.s3 === undefined ? [] : [row('Files', files)]),
    ...(processes > 1 ? [row('Processes', String(processes))] : []),
  ];
  lines.push('', ...credentials(gateway.notes), ...firstRequest(gateway), '');
  return lines.join('\n');
}

function row(label: string, value: string): string {
  return `  ${label.padEnd(15)} ${value}`;
}

function isServed({ generation }: Gateway, path: string, method = 'GET'): boolean {
  return generation.application.router.find(method, { path }).kind === 'route';
}

function modelLine(models: readonly ModelInfo[]): string {
  const most = 8;
  const named = models.slice(0, most).map(({ modelId, provider }) => `${modelId} (${provider})`);
  const more = models.length - named.length;
  return `${named.join(', ') || 'none: add a provider to gateway.yaml'}${more > 0 ? ` and ${more} more` : ''}`;
}

/** What would enable further providers, as long as none runs that costs anything: all that a new gateway has is a demo. */
function moreModels(models: readonly ModelInfo[], { skippedPlugins }: WelcomeFacts['source']): string[] {
  if (models.length === 0 || !models.every(({ free }) => free)) return [];
  const providers = skippedPlugins.filter(({ use }) => use.startsWith('provider-'));
  const variables = providers.flatMap(({ when }) => /\$\{env:(\w+)/.exec(when)?.[1] ?? []);
  if (variables.length === 0) return [];
  const others = variables.length > 3 ? ' or others (npx sluice explain)' : '';
  return [row('More models', `set ${variables.slice(0, 3).join(', ')}${others}, and start again`)];
}

function credentials(notes: readonly StartNote[]): string[] {
  if (notes.length === 0) return [];
  return [
    '  Created at this first start and shown only once. Keep them:',
    ...notes.map((note) => row(note.label, note.value)),
    '',
  ];
}

function firstRequest(gateway: Gateway): string[] {
  const valueOf = (id: string): string | undefined => gateway.notes.find((note) => note.id === id)?.value;
  const path = ['/v1/inference/chat', '/v1/chat/completions'].find((route) => isServed(gateway, route, 'POST'));
  const model = modelToTry(gateway);
  if (path === undefined || model === undefined) return [];
  return [
    '  Try it:',
    '',
    `  curl ${gateway.url}${path} \\`,
    `    -H 'x-api-key: ${valueOf('api-key') ?? '<API_KEY>'}' \\`,
    `    -H 'x-connection-id: ${valueOf('connection-id') ?? '<CONNECTION_ID>'}' \\`,
    "    -H 'content-type: application/json' \\",
    `    -d '{"model":"${model}","messages":[{"role":"user","content":"What can you do?"}]}'`,
  ];
}

/** A chat model with a price, because a limit refuses one without. Patterns are skipped: no request can name one. */
function modelToTry(gateway: Gateway): string | undefined {
  const named = gateway.models.filter(({ modelId }) => !modelId.endsWith('*'));
  const talking = named.filter(({ capabilities }) => capabilities.includes('chat'));
  // Without a plugin that limits spending, prices are not loaded.
  const prices = usesService(gateway.generation.prepared, PriceList) ? gateway.service(PriceList) : undefined;
  const priced = talking.find(({ modelId }) => prices?.find(modelId, Date.now()));
  return (priced ?? talking[0] ?? named[0])?.modelId;
}
