import { type AnswerCheck, checkAnswers, hasRightAnswers } from './check-answers.js';
import { fixedRateCases, gatewayCases, type LoadCase } from './cases.js';
import type { BenchOptions } from './command-line.js';
import { gateways } from './contestants/contestants.js';
import { direct } from './contestants/direct.js';
import { sluice } from './contestants/sluice.js';
import { type Field, startField } from './field.js';
import { fixedRateTable } from './fixed-rate-table.js';
import { LoadProcess } from './load/load-process.js';
import { type CaseResults, type Entrant, entrantsOf, runCase, type warmUps, warmUp } from './proxy.js';
import { caseTable, comparisonTable, summaryTable } from './proxy-table.js';
import { renderTable } from './table.js';

/** With a fixed rate, a round needs enough requests for its 99th percentile. */
const fixedRateSeconds = 2;

/** Enough for the compilers of Node; the slowest gateway, which has none, would only take longer. */
const peerWarmUps: typeof warmUps = {
  whole: { answers: 20_000, seconds: 8 },
  stream: { answers: 1_500, seconds: 4 },
};

/**
 * The other gateways beside this one, on the same traffic. First each answer is compared with the upstream's; a gateway with other answers
 * has no figures. Then small chats and streams as fast as they go, and small chats at fixed rates, compared with the upstream without a gateway.
 */
export async function benchPeers(options: BenchOptions): Promise<void> {
  await using field = await startField(gateways);
  for (const line of field.missing) console.log(line);
  const entrants = await checkedEntrants(field);
  const load = new LoadProcess();
  try {
    for (const entrant of entrants) await warmUp(load, entrant, peerWarmUps);
    const all: [LoadCase, CaseResults][] = [];
    for (const loadCase of gatewayCases()) {
      const results = await runCase(load, loadCase, entrants, options);
      console.log(caseTable(loadCase, results));
      all.push([loadCase, results]);
    }
    console.log(summaryTable(all));
    console.log(comparisonTable(sluice.name, all));
    const none: Entrant = {
      name: direct.name,
      lane: 'verbatim',
      contestant: await direct.start(field.upstream.origin),
    };
    for (const loadCase of fixedRateCases()) {
      const results = await runCase(load, loadCase, [none, ...entrants], { ...options, seconds: fixedRateSeconds });
      console.log(fixedRateTable(loadCase, results));
    }
  } finally {
    load.stop();
  }
}

/** Prints what each entrant makes of the upstream's answers, and returns those whose answers are right. */
async function checkedEntrants(field: Field): Promise<readonly Entrant[]> {
  const checks: [Entrant, AnswerCheck][] = [];
  for (const entrant of entrantsOf(field)) {
    checks.push([entrant, await checkAnswers(field.upstream.origin, entrant)]);
  }
  const rows = checks.map(([{ name, lane }, check]) => [
    `${name} ${lane}`,
    check.whole,
    check.wholeUsage,
    check.stream,
    check.streaming,
    check.streamUsage,
  ]);
  const header = ['contestant', 'answer', 'usage', 'deltas of a stream', 'streams', 'usage of a stream'];
  console.log(`\n## Answers, compared with the upstream's\n\n${renderTable(header, rows)}`);
  return checks.filter(([, check]) => hasRightAnswers(check)).map(([entrant]) => entrant);
}
