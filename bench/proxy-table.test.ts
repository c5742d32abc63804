import { test } from 'tap';
import { fixedRateCases, loadCases } from './cases.js';
import { direct } from './contestants/direct.js';
import { fixedRateTable } from './fixed-rate-table.js';
import type { Entrant, RoundResult } from './proxy.js';
import { comparisonTable } from './proxy-table.js';

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
