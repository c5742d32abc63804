import { test } from 'tap';
import { caseBody, type LoadCase, loadCases } from './cases.js';
import type { RunningContestant } from './contestants/contestant.js';
import { httpProxy, undiciRelay, undiciRequest } from './contestants/relays.js';
import { startField } from './field.js';
import { LoadProcess } from './load/load-process.js';
import type { LoadResult } from './load/load-plan.js';
import { chatRequest } from './payloads.js';
import { writeDirective } from './upstream/directive.js';
import { readUpstreamState } from './upstream/state.js';
import { ClientConnection, requestBytes } from './wire/client-connection.js';

function runOnce(load: LoadProcess, running: RunningContestant, loadCase: LoadCase): Promise<LoadResult> {
  const { path, headers, model } = running.target('verbatim');
  const { connections, stream } = loadCase;
  const body = caseBody(loadCase, model);
  // So short that every connection sends only a few requests.
  return load.run({ origin: running.process.origin, path, headers, body, connections, seconds: 0.02, stream });
}

await test('every case runs without errors on the relays, whole and streamed', async (t) => {
  await using field = await startField([undiciRelay, undiciRequest, httpProxy]);
  const load = new LoadProcess();
  t.teardown(() => load.stop());
  for (const { contestant, running } of field.contestants) {
    for (const loadCase of loadCases(true)) {
      const result = await runOnce(load, running, loadCase);
      t.match(result, { errors: 0, firstError: undefined }, `${contestant.name}: ${loadCase.name}`);
      t.ok(result.requests >= loadCase.connections, 'each connection had an answer');
      t.ok(result.latency.p50 > 0 && result.latency.p99 >= result.latency.p50, 'latencies are ordered');
      if (loadCase.stream)
        t.ok((result.firstToken?.p50 ?? Number.NaN) <= result.latency.p50, 'the first token came before the end');
    }
  }
});

await test('both dialects have the same text, and a stream delays its first token as requested', async (t) => {
  await using field = await startField([]);
  const load = new LoadProcess();
  t.teardown(() => load.stop());
  for (const path of ['/v1/chat/completions', '/v1/messages']) {
    const note = writeDirective({ firstTokenDelay: 40, deltas: 5 });
    const body = chatRequest({ model: 'any', size: 'small', stream: true, note });
    const plan = { origin: field.upstream.origin, path, headers: {}, connections: 1, seconds: 0.01 };
    const streamed = await load.run({ ...plan, body, stream: true });
    t.match(streamed, { errors: 0, requests: 1 }, path);
    t.ok((streamed.firstToken?.p50 ?? 0) >= 39, 'the first token is late');
    const whole = await load.run({
      ...plan,
      body: chatRequest({ model: 'any', size: '6KB', stream: false }),
      stream: false,
    });
    t.equal(whole.errors, 0, path);
  }
});

await test('an unexpected answer counts as an error and is reported', async (t) => {
  await using field = await startField([undiciRelay]);
  const load = new LoadProcess();
  t.teardown(() => load.stop());
  const [relay] = field.contestants;
  if (relay === undefined) throw new Error('the relay takes part everywhere');
  const plan = { path: '/v1/chat/completions', headers: {}, connections: 1, seconds: 0.01 };
  const whole = chatRequest({ model: 'any', size: 'small', stream: false });
  const { origin } = relay.running.process;
  const notAStream = await load.run({ ...plan, origin, body: whole, stream: true });
  t.match(notAStream, { requests: 0, firstError: /no first token/ });
  await field.upstream.stop();
  const down = await load.run({ ...plan, origin, body: whole, stream: false });
  t.match(down, { requests: 0, firstError: /status 502/ });
  await relay.running.process.stop();
  const gone = await load.run({ ...plan, origin, body: whole, stream: false });
  t.match(gone, { requests: 0, firstError: /ECONNREFUSED|ECONNRESET|closed before/ });
});

await test('the upstream reports the aborted exchange, with a time after the disconnect', async (t) => {
  await using field = await startField([undiciRelay]);
  const [relay] = field.contestants;
  if (relay === undefined) throw new Error('the relay takes part everywhere');
  const { path, headers, model } = relay.running.target('verbatim');
  const { origin } = relay.running.process;
  const note = writeDirective({ id: 'leaves', gap: 5, deltas: 2000 });
  const body = chatRequest({ model, size: 'small', stream: true, note });
  const connection = new ClientConnection(origin);
  await new Promise<void>((resolve, reject) => {
    const ignore = (): void => undefined;
    const listener = { onStatus: ignore, onBody: () => resolve(), onEnd: ignore, onFailure: reject };
    connection.send(requestBytes(origin, { path, headers, body }), listener);
  });
  t.strictSame((await readUpstreamState(field.upstream.origin)).waiting, ['leaves']);
  const left = process.hrtime.bigint();
  connection.destroy();
  let aborted: Readonly<Record<string, string>> = {};
  while (aborted['leaves'] === undefined) aborted = (await readUpstreamState(field.upstream.origin)).aborted;
  t.ok(BigInt(aborted['leaves']) > left);
  t.strictSame((await readUpstreamState(field.upstream.origin)).waiting, [], 'and it is over');
});

await test('a fixed rate sends all requests, whether or not they are answered, and counts those without a connection', async (t) => {
  await using field = await startField([]);
  const load = new LoadProcess();
  t.teardown(() => load.stop());
  const plan = { origin: field.upstream.origin, path: '/v1/chat/completions', headers: {}, stream: false };
  const body = chatRequest({ model: 'any', size: 'small', stream: false });
  const answered = await load.run({ ...plan, body, connections: 40, rate: 400, seconds: 0.1 });
  t.match(answered, { errors: 0, requests: 40, unsent: 0 });
  const note = writeDirective({ headDelay: 500 });
  const slow = chatRequest({ model: 'any', size: 'small', stream: false, note });
  const waiting = await load.run({ ...plan, body: slow, connections: 3, rate: 400, seconds: 0.1 });
  t.match(waiting, { errors: 0, requests: 3, unsent: 37 });
});

await test('a request for a stream is recognized with and without spaces in its JSON', async (t) => {
  await using field = await startField([]);
  const body = chatRequest({ model: 'any', size: 'small', stream: true, note: writeDirective({ deltas: 3 }) });
  for (const text of [body, body.replace('"stream":true', '"stream": true')]) {
    const response = await fetch(`${field.upstream.origin}/v1/messages`, { method: 'POST', body: text });
    t.match(await response.text(), /message_stop/);
  }
});
