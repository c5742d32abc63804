import { setImmediate } from 'node:timers/promises';
import { test } from 'tap';
import { asking, type AtWork, policiesAtWork, textParts } from '../fixtures/policies-at-work.js';
import { plannedScanner } from '../scanner/engine/text-stream.js';
import { LazyPlan } from '../scanner/plans/lazy-plan.js';
import { planRequests } from '../scanner/plans/plan-requests.js';
import type { Scanner } from '../scanner/scanner.js';

const configuration = { words: ['falcon'] };
const blocking = [{ type: 'keyword_filter', action: 'block', configuration }] as const;

interface Gated {
  readonly scannerFor: () => Scanner;
  /** Lets the plan be built. */
  readonly open: () => void;
  /** How often it was built. */
  readonly built: () => number;
}

/** A scanner whose plan cannot be built before a gate opens. */
function gated(): Gated {
  const gate = Promise.withResolvers<void>();
  let builds = 0;
  const lazy = new LazyPlan({
    prepare: () => gate.promise,
    build() {
      builds += 1;
      return planRequests([{ kind: 'keyword', ...configuration }]).plan;
    },
  });
  const scanner = plannedScanner(lazy);
  return { scannerFor: () => scanner, open: () => gate.resolve(), built: () => builds };
}

await test('requests wait until their policies are compiled, once for all of them, and others do not wait', async (t) => {
  const { scannerFor, open, built } = gated();
  const waiting = policiesAtWork(blocking, { engines: { scannerFor } });
  const settled: string[] = [];
  const said = ['A falcon.', 'Falcons fly, a falcon too.', 'A gull.'];
  const requests = said.map((text) =>
    waiting.govern(asking(text)).then(
      () => settled.push(`passed: ${text}`),
      () => settled.push(`blocked: ${text}`),
    ),
  );
  await t.rejects(policiesAtWork(blocking).govern(asking('A falcon.')), 'another connection');
  t.equal(built(), 0);
  t.strictSame(settled, []);
  open();
  await Promise.all(requests);
  t.strictSame(settled.toSorted(), ['blocked: A falcon.', 'blocked: Falcons fly, a falcon too.', 'passed: A gull.']);
  t.equal(built(), 1);
  t.notOk(waiting.governNow(asking('A gull.')) instanceof Promise, 'later requests do not wait');
});

await test('a request whose client has gone is not governed after the wait', async (t) => {
  const { scannerFor, open } = gated();
  const client = new AbortController();
  const { govern, notes } = policiesAtWork(blocking, { engines: { scannerFor }, signal: client.signal });
  const request = govern(asking('A falcon.'));
  client.abort(new Error('the client has gone'));
  open();
  await t.rejects(request, /the client has gone/);
  t.strictSame(notes, []);
});

await test('a trial waits as well', async (t) => {
  const { scannerFor, open, built } = gated();
  const { tryPolicy } = policiesAtWork(blocking, { engines: { scannerFor } });
  const trial = tryPolicy('A falcon.');
  t.equal(built(), 0);
  open();
  t.match(await trial, { text: null, findings: [{ category: 'KEYWORD', start: 2, end: 8 }] });
});

/** Fifty connections with a list of two thousand words each. */
function connections(): readonly AtWork[] {
  return Array.from({ length: 50 }, (_, connection) => {
    const words = Array.from({ length: 2000 }, (__, word) => `c${connection}w${word}`);
    return policiesAtWork([{ type: 'keyword_filter', action: 'redact', configuration: { words } }]);
  });
}

await test('between the first requests of many connections with long lists, other work runs', async (t) => {
  let turns = 0;
  let isOver = false;
  const counting = (async () => {
    while (!isOver) {
      await setImmediate();
      turns += 1;
    }
  })();
  const governed = await Promise.all(
    connections().map(async (atWork, connection) => {
      await atWork.govern(asking(`Say C${connection}W1999!`));
      return atWork.answer(textParts([`So: c${connection}w`, '1999 and 2000']));
    }),
  );
  isOver = true;
  await counting;
  for (const { text } of governed) t.equal(text(), 'So: [KEYWORD] and 2000');
  t.ok(turns >= 50, `${turns} turns of the event loop`);
});
