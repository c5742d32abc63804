import { Agent, request as nodeRequest } from 'node:http';
import { fetch as undiciFetch, Pool } from 'undici';
import { chatRequest } from '../payloads.js';
import { scriptNear, startServerProcess } from '../processes/server-process.js';
import { median } from '../statistics.js';
import type { OperationCost } from './measure.js';

/** A way to call a provider. */
interface ProviderCall {
  readonly group: string;
  readonly name: string;
  run(): Promise<unknown>;
}

const concurrency = 16;
const path = '/v1/chat/completions';

/**
 * The cost of a call of the provider with different clients: microseconds of processor time per call, with 16 concurrent calls, including the
 * kernel's part for the loopback.
 */
export async function measureOutbound(rounds: number, callsPerRound: number): Promise<readonly OperationCost[]> {
  const upstream = await startServerProcess({
    name: 'mock upstream',
    script: scriptNear(import.meta.url, '../upstream/mock-upstream.js'),
  });
  const pool = new Pool(upstream.origin, { connections: concurrency, pipelining: 1, allowH2: false });
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency });
  try {
    const whole = wholeCalls(upstream.origin, pool, agent);
    const streams = streamCalls(upstream.origin, pool);
    return [
      ...(await measureCalls(whole, rounds, callsPerRound)),
      ...(await measureCalls(streams, rounds, Math.ceil(callsPerRound / 20))),
    ];
  } finally {
    agent.destroy();
    await pool.destroy();
    await upstream.stop();
  }
}

async function measureCalls(calls: readonly ProviderCall[], rounds: number, count: number): Promise<OperationCost[]> {
  const costs = calls.map((): number[] => []);
  // Round 0 warms up.
  for (let round = 0; round <= rounds; round++) {
    for (const [index, call] of calls.entries()) {
      const before = process.cpuUsage();
      let left = count;
      const loop = async (): Promise<void> => {
        while (left-- > 0) await call.run();
      };
      await Promise.all(Array.from({ length: concurrency }, loop));
      const spent = process.cpuUsage(before);
      if (round > 0) costs[index]?.push((spent.user + spent.system) / count);
    }
  }
  return calls.map(({ group, name }, index) => {
    const samples = costs[index] ?? [];
    return { group, name, median: median(samples), least: Math.min(...samples) };
  });
}

function wholeCalls(origin: string, pool: Pool, agent: Agent): readonly ProviderCall[] {
  const text = chatRequest({ model: 'gpt-bench', size: 'small', stream: false });
  const body = Buffer.from(text);
  const headers = { 'content-type': 'application/json', authorization: 'Bearer sk-up' };
  const list = Object.entries(headers).flat();
  const listWithLength = [...list, 'content-length', String(body.length)];
  const post = { method: 'POST', path: path } as const;
  const url = new URL(path, origin);
  return inGroup('call, whole answer', {
    'dispatch, body Buffer, headers object': () => dispatched(pool, { ...post, headers, body }),
    'dispatch, body Buffer, headers array': () => dispatched(pool, { ...post, headers: list, body }),
    'dispatch, body Buffer, headers array with content-length': () =>
      dispatched(pool, { ...post, headers: listWithLength, body }),
    'dispatch, body string': () => dispatched(pool, { ...post, headers, body: text }),
    'request + body.text()': async () => (await pool.request({ ...post, headers, body })).body.text(),
    'request + body.text() + AbortSignal': async () =>
      (await pool.request({ ...post, headers, body, signal: new AbortController().signal })).body.text(),
    'request + body.json()': async () => (await pool.request({ ...post, headers, body })).body.json(),
    'request + for await of body': async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of (await pool.request({ ...post, headers, body })).body) chunks.push(chunk as Buffer);
      return Buffer.concat(chunks);
    },
    'undici fetch + text()': async () =>
      (await undiciFetch(url, { method: 'POST', headers, body: text, dispatcher: pool })).text(),
    'global fetch + text()': async () => (await fetch(url, { method: 'POST', headers, body: text })).text(),
    'node:http request, keep-alive agent': () => nodeCall(url, agent, headers, body),
  });
}

function streamCalls(origin: string, pool: Pool): readonly ProviderCall[] {
  const text = chatRequest({ model: 'gpt-bench', size: 'small', stream: true });
  const body = Buffer.from(text);
  const headers = { 'content-type': 'application/json', authorization: 'Bearer sk-up' };
  const post = { method: 'POST', path: path } as const;
  return inGroup('call, stream of 200 deltas', {
    'dispatch, onResponseData': () => dispatched(pool, { ...post, headers, body }),
    'request + for await of body': async () => {
      let bytes = 0;
      for await (const chunk of (await pool.request({ ...post, headers, body })).body)
        bytes += (chunk as Buffer).length;
      return bytes;
    },
    'undici fetch + getReader().read()': async () => {
      const response = await undiciFetch(new URL(path, origin), {
        method: 'POST',
        headers,
        body: text,
        dispatcher: pool,
      });
      let bytes = 0;
      for await (const chunk of response.body ?? []) bytes += (chunk as Uint8Array).length;
      return bytes;
    },
  });
}

function inGroup(group: string, calls: Readonly<Record<string, () => Promise<unknown>>>): readonly ProviderCall[] {
  return Object.entries(calls).map(([name, run]) => ({ group, name, run }));
}

function dispatched(pool: Pool, options: Parameters<Pool['dispatch']>[0]): Promise<readonly Buffer[]> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    pool.dispatch(options, {
      onRequestStart: () => undefined,
      onResponseStart: () => undefined,
      onResponseData: (_controller, chunk) => void chunks.push(chunk),
      onResponseEnd: () => resolve(chunks),
      onResponseError: (_controller, error) => reject(error),
    });
  });
}

function nodeCall(url: URL, agent: Agent, headers: Record<string, string>, body: Buffer): Promise<readonly Buffer[]> {
  return new Promise((resolve, reject) => {
    const call = nodeRequest(url, { method: 'POST', agent, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve(chunks));
    });
    call.on('error', reject);
    call.end(body);
  });
}
