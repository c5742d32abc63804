import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { credentials, startSluiceWith } from '../contestants/sluice.js';
import { processUsage } from '../processes/process-usage.js';
import type { GeneratedDocument } from './generated-documents.js';
import { eachOf } from './process-in-children.js';
import type { LoopNote } from './watch-loop.js';

/** The cost of making documents searchable. */
export interface GatewayFigures {
  readonly pages: number;
  readonly seconds: number;
  readonly failed: number;
  /** Processor time of the gateway, its document processes and its Chroma. */
  readonly processorSeconds: number;
  /** Milliseconds of the longest turn of the gateway's event loop, in wall time and in processor time. */
  readonly longestTurn: number;
  readonly busiestTurn: number;
  /** The number of half seconds with a turn of more than 50 ms: of wall time, and of processor time. */
  readonly stalls: number;
  readonly busyStalls: number;
}

const stallMs = 50;
const children = 2;
const patienceMs = 600_000;

/** Uploads documents to a gateway with embedded stores, and waits until all of them are searchable. */
export async function measureGateway(documents: readonly GeneratedDocument[]): Promise<GatewayFigures> {
  const folder = await mkdtemp(join(tmpdir(), 'sluice-bench-documents-'));
  const notes = join(folder, 'loop.jsonl');
  const gateway = await startSluiceWith(folder, yamlOf(folder), {
    flags: ['--import', new URL('./watch-loop.js', import.meta.url).href],
    environment: { SLUICE_BENCH_LOOP: notes },
  });
  try {
    const { key, connection } = credentials(gateway.output());
    const headers = {
      'x-api-key': key,
      'x-connection-id': await withDocuments(gateway.origin, connection, gateway.output()),
    };
    const api = new DocumentsApi(`${gateway.origin}/v1/management/documents`, headers);
    const warm = documents[0] as GeneratedDocument;
    await api.wait([await api.upload(warm)]);
    const [from, usedBefore] = [Date.now(), processUsage(gateway.pid).processorMilliseconds];
    const keys: string[] = [];
    await eachOf(documents, 4, async (document) => void keys.push(await api.upload(document)));
    const failed = await api.wait(keys);
    const seconds = (Date.now() - from) / 1000;
    await pause(1_000);
    const turns = (await readFile(notes, 'utf8'))
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as LoopNote)
      .filter(({ at }) => at > from);
    return {
      pages: documents.reduce((sum, { pages }) => sum + pages, 0),
      seconds,
      failed,
      processorSeconds: (processUsage(gateway.pid).processorMilliseconds - usedBefore) / 1000,
      longestTurn: Math.max(...turns.map(({ wall }) => wall)),
      busiestTurn: Math.max(...turns.map(({ processor }) => processor)),
      stalls: turns.filter(({ wall }) => wall > stallMs).length,
      busyStalls: turns.filter(({ processor }) => processor > stallMs).length,
    };
  } finally {
    await gateway.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

function yamlOf(folder: string): string {
  return `server: { host: 127.0.0.1, port: 0 }
data: { folder: ${JSON.stringify(join(folder, 'data'))} }
plugins:
  - auth
  - connections
  - openai-api
  - use: documents
    config: { processing: { children: ${children} } }
  - provider-demo
`;
}

/** Enables documents on the first connection. @returns its id */
async function withDocuments(origin: string, connection: string, output: string): Promise<string> {
  const token = /at-slc-[\w-]+/.exec(output)?.[0];
  const response = await fetch(`${origin}/v1/management/connections/${connection}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ enableDocuments: true }),
  });
  if (!response.ok)
    throw new Error(`the connection cannot have documents: ${response.status} ${await response.text()}`);
  return connection;
}

/** The document operations, as an app calls them. */
class DocumentsApi {
  readonly #base: string;
  readonly #headers: Readonly<Record<string, string>>;

  constructor(base: string, headers: Readonly<Record<string, string>>) {
    this.#base = base;
    this.#headers = headers;
  }

  /** @returns the key of the document */
  async upload({ extension, bytes }: GeneratedDocument): Promise<string> {
    const contentType = 'application/octet-stream';
    const signed = await this.#ask('/upload/presign', { fileName: `document.${extension}`, contentType });
    const { url, key } = signed as { readonly url: string; readonly key: string };
    const sent = await fetch(url, {
      method: 'PUT',
      headers: { 'content-type': contentType },
      body: new Uint8Array(bytes),
    });
    if (!sent.ok) throw new Error(`an upload was answered ${sent.status}: ${await sent.text()}`);
    const file = { key, fileName: `document.${extension}`, fileSizeKb: Math.ceil(bytes.length / 1024) };
    await this.#ask('/upload/finalize', { ...file, fileExtension: extension });
    return key;
  }

  /** Resolves when all of them have been processed. @returns the number of failed ones */
  async wait(keys: readonly string[]): Promise<number> {
    for (const deadline = Date.now() + patienceMs; Date.now() < deadline; await pause(200)) {
      const statuses: string[] = [];
      for (let from = 0; from < keys.length; from += 50)
        statuses.push(...(await this.#statuses(keys.slice(from, from + 50))));
      if (statuses.every((status) => status === 'completed' || status === 'failed'))
        return statuses.filter((status) => status === 'failed').length;
    }
    throw new Error('documents have not been processed in time');
  }

  async #statuses(keys: readonly string[]): Promise<readonly string[]> {
    const found = JSON.stringify(await this.#ask('/status', { documentIdentifiers: keys }));
    return [...found.matchAll(/"processingStatus":"(\w+)"/g)].map(([, status]) => status ?? '');
  }

  async #ask(path: string, body: object): Promise<unknown> {
    const headers = { ...this.#headers, 'content-type': 'application/json' };
    const response = await fetch(`${this.#base}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${path} was answered ${response.status}: ${await response.text()}`);
    return response.json();
  }
}
