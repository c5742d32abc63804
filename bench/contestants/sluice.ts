import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startInOwnFolder } from '../processes/own-folder.js';
import {
  scriptNear,
  type ServerProcess,
  type ServerProcessOptions,
  startServerProcess,
} from '../processes/server-process.js';
import { chatPath, type Contestant, jsonHeaders, models, upstreamKey } from './contestant.js';

/** The gateway's own entry point, as built. */
const script = scriptNear(import.meta.url, '../../core/main.js');

/** Lines of the welcome text: the address, and the example request with the credentials, which only a first start prints. */
const urlLine = /^ *URL +http:\/\/127\.0\.0\.1:(\d+)$/m;
const keyHeader = /-H 'x-api-key: ([^'<]+)'/;
const connectionHeader = /-H 'x-connection-id: ([^'<]+)'/;
/** The last line of the welcome. */
const lastLine = /^ *-d '.*'$/m;

/** This gateway, with authentication on, one process, embedded stores. */
export const sluice: Contestant = sluiceWith('sluice', {});

/** Additions to the minimal configuration. */
interface SluiceOptions {
  /** Lines of its `plugins:`, after `auth` and `connections`. */
  readonly plugins?: string;
  /** Other lines of its file. */
  readonly settings?: string;
}

/** This gateway with further plugins. */
export function sluiceWith(name: string, options: SluiceOptions): Contestant {
  return {
    name,
    lanes: ['verbatim', 'translated'],
    missing: () => (existsSync(script) ? undefined : 'not built, run npm run build'),
    async start(upstreamOrigin) {
      const process = await startInOwnFolder((folder) => startSluice(folder, upstreamOrigin, options));
      const { key, connection } = credentials(process.output());
      const headers = { ...jsonHeaders(key), 'x-connection-id': connection };
      return { process, target: (lane) => ({ path: chatPath, headers, model: models[lane] }) };
    },
  };
}

/** Starts the gateway on a folder, which may have data of an earlier start. */
export function startSluice(
  folder: string,
  upstreamOrigin: string,
  options: SluiceOptions = {},
): Promise<ServerProcess> {
  return startSluiceWith(folder, gatewayYaml(folder, upstreamOrigin, options));
}

/** Starts the gateway on a folder, with this gateway.yaml. */
export async function startSluiceWith(
  folder: string,
  yaml: string,
  options: Pick<ServerProcessOptions, 'flags' | 'environment'> = {},
): Promise<ServerProcess> {
  const file = join(folder, 'gateway.yaml');
  await writeFile(file, yaml);
  return startServerProcess({
    ...options,
    name: 'sluice',
    script: script,
    arguments: ['start', '--config', file],
    folder,
    port: (output) => (lastLine.test(output) ? Number(urlLine.exec(output)?.[1]) : undefined),
  });
}

/** With what a client is let in. */
export interface Credentials {
  readonly key: string;
  readonly connection: string;
}

/** The API key and the connection that the first start on a folder printed. */
export function credentials(output: string): Credentials {
  const key = keyHeader.exec(output)?.[1];
  const connection = connectionHeader.exec(output)?.[1];
  if (key === undefined || connection === undefined) {
    throw new Error(`the first start of sluice printed no API key or no connection id:\n${output}`);
  }
  return { key, connection };
}

function gatewayYaml(folder: string, upstreamOrigin: string, { plugins = '', settings = '' }: SluiceOptions): string {
  return `server: { host: 127.0.0.1, port: 0 }
data: { folder: ${JSON.stringify(join(folder, 'data'))} }
${settings}
plugins:
  - auth
  - connections
${plugins}  - openai-api
  - anthropic-api
  - use: provider-openai
    config: { baseUrl: ${upstreamOrigin}/v1, apiKey: ${upstreamKey}, models: [${models.verbatim}] }
  - use: provider-anthropic
    config: { baseUrl: ${upstreamOrigin}, apiKey: ${upstreamKey}, models: [${models.translated}] }
  - provider-demo
`;
}
