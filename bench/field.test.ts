import { test } from 'tap';
import { caseBody, fixedRateCases, type LoadCase, loadCases } from './cases.js';
import { checkAnswers, hasRightAnswers } from './check-answers.js';
import type { RunningContestant } from './contestants/contestant.js';
import { direct } from './contestants/direct.js';
import { httpProxy, undiciRelay, undiciRequest } from './contestants/relays.js';
import { sluice } from './contestants/sluice.js';
import { startField } from './field.js';
import { fixedRateTable } from './fixed-rate-table.js';
import { LoadProcess } from './load/load-process.js';
import type { LoadResult } from './load/load-plan.js';
import { chatRequest } from './payloads.js';
import { type Entrant, entrantsOf, type RoundResult } from './proxy.js';
import { comparisonTable } from './proxy-table.js';
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
  await relay.running.stop();
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

await test('the answers of a gateway are compared with the upstream on both lanes', async (t) => {
  await using field = await startField([undiciRelay, sluice]);
  const right = {
    whole: 'right',
    wholeUsage: 'right',
    stream: 'right',
    streamUsage: 'right',
    streaming: 'right',
  };
  for (const entrant of entrantsOf(field)) {
    const check = await checkAnswers(field.upstream.origin, entrant);
    t.strictSame(check, right, `${entrant.name} ${entrant.lane}`);
    t.ok(hasRightAnswers(check));
  }
});

await test('a gateway with other answers is found out', async (t) => {
  await using field = await startField([undiciRelay]);
  const [relay] = entrantsOf(field);
  if (relay === undefined) throw new Error('the relay takes part everywhere');
  // The relay passes requests of this lane to the other dialect.
  const target = { ...relay.contestant.target('verbatim'), path: '/v1/messages' };
  const other = { ...relay, contestant: { ...relay.contestant, target: () => target } };
  const check = await checkAnswers(field.upstream.origin, other);
  t.match(check, { whole: /unexpected/, wholeUsage: /unexpected/, stream: /unexpected/, streamUsage: /unexpected/ });
  t.notOk(hasRightAnswers(check));
  await relay.contestant.stop();
  const gone = await checkAnswers(field.upstream.origin, relay);
  t.match(gone, { whole: /fetch failed/, stream: /fetch failed/ });
  t.notOk(hasRightAnswers(gone));
});

await test('a request for a stream is recognized with and without spaces in its JSON', async (t) => {
  await using field = await startField([]);
  const body = chatRequest({ model: 'any', size: 'small', stream: true, note: writeDirective({ deltas: 3 }) });
  for (const text of [body, body.replace('"stream":true', '"stream": true')]) {
    const response = await fetch(`${field.upstream.origin}/v1/messages`, { method: 'POST', body: text });
    t.match(await response.text(), /message_stop/);
  }
});

await test('the table of a fixed rate shows what is added to no gateway, and who does not keep up', async (t) => {
  const [rate] = fixedRateCases();
  if (rate === undefined) throw new Error('there are rates');
  const contestant = await direct.start('http://127.0.0.1:1');
  const entrant = (name: string): Entrant => ({ name, lane: 'verbatim', contestant });
  const table = fixedRateTable(
    rate,
    new Map([
      [entrant('none'), [round(1, 200), round(3, 200)]],
      [entrant('quick'), [round(2, 200), round(5, 200)]],
      [entrant('slow'), [round(2, 100), round(5, 100)]],
      [entrant('cut'), [{ ...round(2, 200), unsent: 1 }]],
      [entrant('wrong'), [{ ...round(2, 200), errors: 2, firstError: 'status 500' }]],
    ]),
  );
  t.match(table, /quick verbatim \| +200 \| +2\.00 \| +4\.00 \| +\+1\.00 \(\+1\.00 to \+2\.00\)/);
  t.match(table, /slow verbatim +\| does not keep up: 100 answers\/s/);
  t.match(table, /cut verbatim +\| does not keep up: 200 answers\/s/);
  t.match(table, /wrong verbatim +\| 2 errors, 200 good answers: status 500/);
});

await test('a gateway is compared with the others on the same lane', async (t) => {
  const [chats] = loadCases(true);
  if (chats === undefined) throw new Error('there are cases');
  const contestant = await direct.start('http://127.0.0.1:1');
  const results = new Map<Entrant, readonly RoundResult[]>([
    [{ name: 'other', lane: 'verbatim', contestant }, [{ ...round(1, 50), processorMilliseconds: 4 }]],
    [{ name: 'other', lane: 'translated', contestant }, [round(1, 40)]],
    [{ name: 'own', lane: 'verbatim', contestant }, [round(1, 200)]],
    [{ name: 'own', lane: 'translated', contestant }, [round(1, 2)]],
  ]);
  const table = comparisonTable('own', [[chats, results]]);
  t.match(table, /other verbatim +\| +4\.00 \/ 0\.25/);
  t.match(table, /other translated +\| +0\.050 \/ 1\.00/);
  t.notMatch(table, /own verbatim/);
});

function round(p50: number, requests: number): RoundResult {
  const latency = { p50, p99: 2 * p50 };
  return { requests, errors: 0, seconds: 1, latency, processorMilliseconds: 1, busyCores: 1, residentMebibytes: 100 };
}
