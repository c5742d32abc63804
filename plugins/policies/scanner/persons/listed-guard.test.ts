import { test } from 'tap';
import { pii } from '../../fixtures/found-in.js';
import { fc, seed } from '../../../../test/fixtures/random.js';
import { planRequests } from '../plans/plan-requests.js';
import { plannedScanner } from '../engine/text-stream.js';
import { listedGuard } from './listed-guard.js';

const { plan } = planRequests([pii.high]);
const unguarded = { ...plan, skipper: undefined, guarded: 0, guards: [] };

await test('capitals that start no name are rejected', (t) => {
  for (const text of ['K1', 'K)', 'SG.', 'IGQ-IGQ-IGQ.', 'K\u00ad1']) t.notOk(listedGuard.mayStart(text, 0), text);
  for (const text of ['K', 'K.', 'K Li', 'Ko', 'É1', 'SG', 'SG Street', 'SG\u00a0Street', 'SG\u00adx'])
    t.ok(listedGuard.mayStart(text, 0), text);
  t.ok(listedGuard.mayStart('My name is JP.', 11), 'an introduced one');
  t.end();
});

const piece = fc.constantFrom(
  ..."Ada|Wang|JIhoon|Kim|SG|IBM|J|K|.|-|1| | |Street|Mr|Dr|my name is |Dear |\"|\u00ad|\u200b|é|'|O'Hara|McGregor|,".split(
    '|',
  ),
);

await test(`the guard does not change which names are found (seed ${seed})`, (t) => {
  const [guarded, all] = [plan, unguarded].map((each) => plannedScanner({ plan: each, prepare: () => undefined }));
  let found = 0;
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const text = pieces.join('');
      const findings = (all?.scan(text) ?? []).map(({ category, start, end }) => [category, start, end].join());
      found += findings.length;
      return (
        findings.join(' ') ===
        guarded
          ?.scan(text)
          .map(({ category, start, end }) => [category, start, end].join())
          .join(' ')
      );
    }),
    { seed, numRuns: 3_000 },
  );
  t.ok(found > 500, `${found} names`);
  t.end();
});
