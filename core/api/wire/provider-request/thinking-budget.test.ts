import { test } from 'tap';
import { effortOf } from './reasoning-effort.js';
import { isThinkingOff, thinkingBudget } from './thinking-budget.js';

const unlimited = { asked: undefined, fallback: 8192, most: undefined };

await test('a budget is added to the limit of the operator, and fits into that of the client', (t) => {
  t.strictSame(thinkingBudget({ effort: 'high' }, unlimited), { budgetTokens: 16_384, maxTokens: 24_576 });
  t.strictSame(thinkingBudget({ budgetTokens: 5000 }, { ...unlimited, most: 10_000 }), {
    budgetTokens: 5000,
    maxTokens: 10_000,
  });
  t.strictSame(thinkingBudget({ effort: 'high' }, { ...unlimited, asked: 4000 }), {
    budgetTokens: 3200,
    maxTokens: 4000,
  });
  t.strictSame(thinkingBudget({ budgetTokens: 1 }, unlimited), { budgetTokens: 1024, maxTokens: 8193 }, 'the least');
  t.strictSame(thinkingBudget({}, { ...unlimited, asked: 1200 }), { budgetTokens: undefined, maxTokens: 1200 });
  t.match(thinkingBudget({ effort: 'of-tomorrow' }, unlimited), { budgetTokens: 8192 });
  t.end();
});

await test('an effort stands for a budget where only efforts are known', (t) => {
  t.strictSame(
    [
      { effort: 'xhigh' },
      { budgetTokens: 4096 },
      { budgetTokens: 4097 },
      { budgetTokens: 20_000 },
      { enabled: true },
    ].map(effortOf),
    ['xhigh', 'low', 'medium', 'high', 'medium'],
  );
  t.strictSame([{}, { enabled: false }].map(effortOf), [undefined, undefined]);
  t.strictSame([{ enabled: false }, { effort: 'none' }, { effort: 'low' }].map(isThinkingOff), [true, true, false]);
  t.end();
});
