import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LoadProcess } from '../load/load-process.js';
import { chatRequest, streamedAnswer, wholeAnswer } from '../payloads.js';
import { median } from '../statistics.js';
import type { OperationCost } from './measure.js';

/** A way to take a request and to answer it. */
interface ServingWay {
  readonly group: string;
  readonly name: string;
  readonly listener: RequestListener;
}

const answer = wholeAnswer('openai');
const answerBytes = Buffer.from(answer);
const answerLength = String(answerBytes.length);
const headers = { 'content-type': 'application/json', 'content-length': answerLength, 'x-request-id': 'bench' };
const headerList = Object.entries(headers).flat();
const streamHeaders = ['content-type', 'text/event-stream'];
const events = streamedAnswer('openai', 200);
const eventBytes = events.map((event) => Buffer.from(event));

/**
 * The cost of serving a request in different ways: microseconds of processor time per request, with 16 connections from the load generator's
 * process.
 */
export async function measureServing(rounds: number, seconds: number): Promise<readonly OperationCost[]> {
  const load = new LoadProcess();
  try {
    return [
      ...(await measureWays(load, wholeWays(), { stream: false, rounds, seconds })),
      ...(await measureWays(load, streamWays(), { stream: true, rounds, seconds })),
    ];
  } finally {
    load.stop();
  }
}

async function measureWays(
  load: LoadProcess,
  ways: readonly ServingWay[],
  { stream, rounds, seconds }: { readonly stream: boolean; readonly rounds: number; readonly seconds: number },
): Promise<OperationCost[]> {
  const costs = ways.map((): number[] => []);
  const body = chatRequest({ model: 'gpt-bench', size: 'small', stream });
  // Round 0 warms up.
  for (let round = 0; round <= rounds; round++) {
    for (const [index, { name, listener }] of ways.entries()) {
      await using server = createServer(listener);
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      const before = process.cpuUsage();
      const result = await load.run({
        origin,
        path: '/v1/chat/completions',
        headers: { 'content-type': 'application/json', authorization: 'Bearer sk-bench' },
        body,
        connections: 16,
        seconds,
        stream,
      });
      const spent = process.cpuUsage(before);
      if (result.errors > 0) throw new Error(`serving "${name}": ${result.firstError}`);
      if (round > 0) costs[index]?.push((spent.user + spent.system) / result.requests);
      server.closeAllConnections();
    }
  }
  return ways.map(({ group, name }, index) => {
    const samples = costs[index] ?? [];
    return { group, name, median: median(samples), least: Math.min(...samples) };
  });
}

type Answer = (response: ServerResponse, body: Buffer) => void;

function wholeWays(): readonly ServingWay[] {
  const quick: Answer = (response) => response.writeHead(200, headerList).end(answerBytes);
  return inGroup('serve, whole answer', {
    'read on data/end; writeHead(array) + end(Buffer)': onData(quick),
    'read with for await': (request, response) => {
      readWithLoop(request).then(
        (body) => quick(response, body),
        () => response.destroy(),
      );
    },
    'read on data/end, then await a resolved promise': onData((response, body) => {
      Promise.resolve(body).then(
        (ready) => quick(response, ready),
        () => response.destroy(),
      );
    }),
    'writeHead(object) + end(Buffer)': onData((response) => response.writeHead(200, headers).end(answerBytes)),
    'setHeader × 3, end(Buffer)': onData((response) => {
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      response.end(answerBytes);
    }),
    'writeHead(array) + end(string)': onData((response) => response.writeHead(200, headerList).end(answer)),
    'writeHead(array), write(Buffer), end()': onData((response) => {
      response.writeHead(200, headerList);
      response.write(answerBytes);
      response.end();
    }),
    'without content-length: write(Buffer), end()': onData((response) => {
      response.writeHead(200, ['content-type', 'application/json']);
      response.write(answerBytes);
      response.end();
    }),
    'with a close listener on the response': onData((response, body) => {
      response.on('close', () => undefined);
      quick(response, body);
    }),
  });
}

function streamWays(): readonly ServingWay[] {
  return inGroup('serve, stream of 203 events', {
    'write(Buffer), one event per turn': onData((response) => writeTurns(response, eventBytes, 1)),
    'write(string), one event per turn': onData((response) => writeTurns(response, events, 1)),
    'write(Buffer), four events per turn': onData((response) => writeTurns(response, eventBytes, 4)),
    'all events in one turn': onData((response) => writeTurns(response, eventBytes, events.length)),
  });
}

function writeTurns(response: ServerResponse, events: readonly (string | Buffer)[], perTurn: number): void {
  response.writeHead(200, streamHeaders);
  let index = 0;
  const turn = (): void => {
    for (let count = 0; count < perTurn && index < events.length; count++) response.write(events[index++]);
    if (index < events.length) setImmediate(turn);
    else response.end();
  };
  turn();
}

function inGroup(group: string, listeners: Readonly<Record<string, RequestListener>>): readonly ServingWay[] {
  return Object.entries(listeners).map(([name, listener]) => ({ group, name, listener }));
}

function onData(answer: Answer): RequestListener {
  return (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const [first] = chunks;
      answer(response, chunks.length === 1 && first ? first : Buffer.concat(chunks));
    });
  };
}

async function readWithLoop(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
