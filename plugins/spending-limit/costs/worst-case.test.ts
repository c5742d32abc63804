import { test } from 'tap';
import type { ChatCall, EmbeddingCall, ModelInfo, Tool } from '../../../core/api/index.js';
import { fc } from '../../../test/fixtures/random.js';
import { chatCall, freePrice, priceOf, samplePrice as price } from '../fixtures/sample-charging.js';
import { CostBounds } from './cost-bound.js';
import { nanosOf } from './nanos.js';
import { type AnswerLimits, type WorstCase, worstCaseOf } from './worst-case.js';

const limits: AnswerLimits = { defaultOutputTokens: 4_096, minimumOutputTokens: 16, searches: 10, foundTokens: 0 };
const worst = (call: ChatCall, inputTokens = 100, model?: Partial<ModelInfo>): WorstCase =>
  worstCaseOf({ call, inputTokens, price, model: model as ModelInfo | undefined }, limits);

await test('the worst case of a call is its input and the longest answer that it allows', async (t) => {
  const { want } = worst(chatCall({ maxOutputTokens: 50 }));
  t.equal(want.atMost, 100n * 1_000n + 50n * 2_000n);
  t.equal(want.atLeast, 100n * 1_000n + 16n * 2_000n);
});

await test('a call without an output limit gets one that its model supports', async (t) => {
  const most = ({ want, fitted }: WorstCase): number => fitted(want.atMost).outputTokens;
  t.equal(most(worst(chatCall())), 4_096);
  t.equal(most(worst(chatCall(), 100, { maxTokens: 1_000 })), 1_000);
  t.equal(most(worst(chatCall({ reasoning: { budgetTokens: 2_000 } as never }))), 6_096);
  const { call } = worst(chatCall()).fitted(10n ** 9n);
  t.equal(call.kind === 'chat' && call.maxOutputTokens, 4_096, 'it is sent with it');
});

await test('a call whose worst case is reserved in full is sent unchanged', async (t) => {
  const call = chatCall({ maxOutputTokens: 50 });
  const { want, fitted } = worst(call);
  t.equal(fitted(want.atMost).call, call);
});

await test('every choice is included in the worst case, and reduced equally', async (t) => {
  const { want, fitted } = worst(chatCall({ maxOutputTokens: 50, choices: 3 }));
  t.equal(want.atMost, 100n * 1_000n + 150n * 2_000n);
  const { call, outputTokens } = fitted(100n * 1_000n + 61n * 2_000n);
  t.equal(outputTokens, 20);
  t.equal(call.kind === 'chat' && call.maxOutputTokens, 20);
});

await test('the minimum output is added to the reasoning budget', async (t) => {
  const { want } = worst(chatCall({ maxOutputTokens: 3_000, reasoning: { budgetTokens: 2_000 } as never }));
  t.equal(want.atLeast, 100n * 1_000n + 2_016n * 2_000n);
});

await test('a call with an output limit below the minimum needs no more than its limit', async (t) => {
  const { want } = worst(chatCall({ maxOutputTokens: 5 }));
  t.equal(want.atLeast, want.atMost);
});

await test("searches by the provider's own tools are reserved, as many as they may make", async (t) => {
  const searching = priceOf({ input: 1, output: 2, search: 0.01 });
  const tool = (value: object): Tool => ({ name: 's', opaque: { dialect: 'd', value } }) as unknown as Tool;
  const call = chatCall({ maxOutputTokens: 50, tools: [tool({}), tool({ max_uses: 3 }), { name: 'own' } as Tool] });
  const { want } = worstCaseOf({ call, inputTokens: 100, price: searching, model: undefined }, limits);
  t.equal(want.atMost, 100n * 1_000n + 50n * 2_000n + 13n * 10_000_000n);
});

await test('what a tool of the provider may find is reserved, up to what the model can read', async (t) => {
  const tool = (opaque: object): Tool =>
    ({ name: 's', opaque: { dialect: 'd', value: {}, ...opaque } }) as unknown as Tool;
  const model = { contextWindow: 5_000, hostedTools: { dialects: ['d'] } };
  const finding = { ...limits, foundTokens: 5_000 };
  const input = (more: Partial<ChatCall>, of: Partial<ModelInfo> = model, sent = 100): bigint | undefined => {
    const call = chatCall({ maxOutputTokens: 50, ...more });
    const known = { call, inputTokens: sent, price, model: of as ModelInfo };
    const { amount } = new CostBounds(finding).of(known);
    const { atMost } = worstCaseOf(known, finding).want;
    t.ok(amount.nanos >= atMost);
    return (atMost - 50n * 2_000n) / 1_000n;
  };
  t.equal(input({ tools: [tool({ fee: 'none' })] }), 5_000n);
  t.equal(input({ tools: [tool({ fee: 'none' })] }, model, 6_000), 6_000n);
  t.equal(input({ source: { dialect: 'd', body: { mcp_servers: [{}] } } } as never), 5_000n);
  t.equal(input({ source: { dialect: 'd', body: { mcp_servers: [] } } } as never), 100n);
  t.equal(input({ source: { dialect: 'other', body: { mcp_servers: [{}] } } } as never), 100n);
  t.equal(input({ tools: [tool({ elsewhere: 'refused' })] }), 100n, 'the client runs it');
  t.equal(input({ tools: [tool({ dialect: 'other' })] }), 100n, 'it is left out');
  const wide = { ...model, contextWindow: 1_000_000 };
  t.equal(input({ tools: [tool({ fee: 'none' })] }, wide), 5_100n, 'as much as is configured');
  t.equal(input({ tools: [tool({ fee: 'none' })] }, { hostedTools: model.hostedTools }), 5_100n);
});

await test('a tool that the provider runs is refused if the price of a search is unknown, unless the model is free', async (t) => {
  const tools = [{ name: 'web_search', opaque: { dialect: 'd', value: {} } } as unknown as Tool];
  const call = chatCall({ maxOutputTokens: 50, tools });
  t.throws(() => worst(call), {
    code: 'GW_SPENDING_PRICE_UNKNOWN',
    status: 400,
    message: /"web_search".*"price\.search"/,
  });
  t.doesNotThrow(() => worstCaseOf({ call, inputTokens: 100, price: freePrice, model: undefined }, limits));
});

await test('a tool that is billed by something without a price is refused, and one without a fee, or that the client runs, reserves nothing', async (t) => {
  const searching = priceOf({ input: 1, output: 2, search: 0.01 });
  const tool = (opaque: object): Tool => ({ name: 'files', opaque: { dialect: 'd', value: {}, ...opaque } }) as never;
  const want = (opaque: object, price = searching) => {
    const call = chatCall({ maxOutputTokens: 50, tools: [tool(opaque)] });
    return worstCaseOf({ call, inputTokens: 100, price, model: undefined }, limits).want.atMost;
  };
  const refusal = { code: 'GW_SPENDING_PRICE_UNKNOWN', status: 400, field: 'tools', message: /"files"/ };
  t.throws(() => want({ fee: 'unknown' }), refusal);
  t.doesNotThrow(() => want({ fee: 'unknown' }, freePrice));
  const tokens = 100n * 1_000n + 50n * 2_000n;
  t.equal(want({ fee: 'none' }), tokens);
  t.equal(want({ elsewhere: 'function' }), tokens);
  t.equal(want({ fee: 'search', elsewhere: 'refused' }), tokens + 10n * 10_000_000n, 'also if the client demands it');
});

await test('a tool that the provider runs with another model is refused, because that has a price of its own', async (t) => {
  const searching = priceOf({ input: 1, output: 2, search: 0.01 });
  const value = { type: 'advisor_20260301', name: 'advisor', model: 'dear-model' };
  const tools = [{ name: 'advisor', opaque: { dialect: 'd', value } } as unknown as Tool];
  const call = chatCall({ maxOutputTokens: 50, tools });
  const known = { call, inputTokens: 100, model: undefined };
  const refusal = {
    code: 'GW_SPENDING_PRICE_UNKNOWN',
    status: 400,
    field: 'tools',
    message: /"advisor".*"dear-model"/,
  };
  t.throws(() => worstCaseOf({ ...known, price: searching }, limits), refusal);
  t.throws(() => worstCaseOf({ ...known, price: freePrice }, limits), refusal);
});

await test('nothing is reserved for searches by tools that the client runs', async (t) => {
  const searching = priceOf({ input: 1, output: 2, search: 0.01 });
  const tool = (elsewhere: 'function' | 'refused'): Tool =>
    ({ name: 'bash', inputSchema: {}, opaque: { dialect: 'd', value: { type: 'bash_20250124' }, elsewhere } }) as const;
  const call = chatCall({ maxOutputTokens: 50, tools: [tool('function'), tool('refused')] });
  const { want } = worstCaseOf({ call, inputTokens: 100, price: searching, model: undefined }, limits);
  t.equal(want.atMost, 100n * 1_000n + 50n * 2_000n);
});

await test('nothing is reserved for a search that the provider leaves out, whose price need not be known', async (t) => {
  const search = { name: 'web_search', opaque: { dialect: 'd', value: {} } } as unknown as Tool;
  const own = { name: 'own' } as Tool;
  const most = (tools: readonly Tool[], hostedTools: ModelInfo['hostedTools']): bigint =>
    worst(chatCall({ maxOutputTokens: 50, tools: [...tools] }), 100, hostedTools && { hostedTools }).want.atMost;
  const tokens = 100n * 1_000n + 50n * 2_000n;
  const refusal = { code: 'GW_SPENDING_PRICE_UNKNOWN' };
  t.equal(most([search], { dialects: [] }), tokens);
  t.equal(most([search, own], { dialects: ['e'], replacesOthers: true }), tokens);
  t.throws(() => most([search, own], { dialects: ['d'] }), refusal, 'one of its own dialect');
  t.throws(() => most([search], { dialects: ['e'], replacesOthers: true }), refusal, 'one that it replaces');
  t.throws(() => most([search, own], undefined), refusal, 'as long as nothing is known');
});

await test('a search that the provider makes for clients of other dialects is reserved, as often as these allow', async (t) => {
  const price = priceOf({ input: 1, output: 2, search: 0.01 });
  const search = (webSearch: object): Tool => ({ name: 's', opaque: { dialect: 'd', value: {}, webSearch } }) as never;
  const own = { name: 'own' } as Tool;
  const most = (tool: Tool, hostedTools: ModelInfo['hostedTools']): bigint => {
    const call = chatCall({ maxOutputTokens: 50, tools: [tool, own] });
    const model = { hostedTools } as ModelInfo;
    return worstCaseOf({ call, inputTokens: 100, price, model }, limits).want.atMost;
  };
  const tokens = 100n * 1_000n + 50n * 2_000n;
  t.equal(most(search({}), { dialects: ['e'], searchesForOthers: true }), tokens + 10n * 10_000_000n);
  t.equal(most(search({ maxUses: 3 }), { dialects: ['e'], searchesForOthers: true }), tokens + 3n * 10_000_000n);
  t.equal(most(search({ maxUses: 3 }), { dialects: ['d'] }), tokens + 3n * 10_000_000n);
  t.equal(most(search({}), { dialects: ['e'] }), tokens, 'left out');
});

await test('embeddings cost only their input', async (t) => {
  const call = { kind: 'embedding', model: 'e', inputs: ['x'] } as unknown as EmbeddingCall;
  const { want, fitted } = worstCaseOf({ call, inputTokens: 7, price, model: undefined }, limits);
  t.strictSame([want.atLeast, want.atMost], [7_000n, 7_000n]);
  t.equal(fitted(7_000n).call, call);
});

await test('for any reserved amount, the reduced output limit fits into it, and one more token would not', async (t) => {
  const property = fc.property(
    fc.record({
      input: fc.nat(100_000),
      output: fc.integer({ min: 1, max: 100_000 }),
      choices: fc.integer({ min: 1, max: 4 }),
      rate: fc.integer({ min: 1, max: 10_000 }),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
    }),
    ({ input, output, choices, rate, share }) => {
      const row = priceOf({ input: rate / 100, output: rate / 30 });
      const call = chatCall({ maxOutputTokens: output, choices });
      const { want, fitted } = worstCaseOf({ call, inputTokens: input, price: row, model: undefined }, limits);
      const taken = want.atLeast + BigInt(Math.floor(Number(want.atMost - want.atLeast) * share));
      const had = taken > want.atMost ? want.atMost : taken;
      const { outputTokens } = fitted(had);
      const cost = (tokens: number): bigint => nanosOf(row.atMost(input, tokens * choices), 'up');
      // The available amount is rounded to billionths.
      return cost(outputTokens) <= had && (outputTokens === output || cost(outputTokens + 1) >= had);
    },
  );
  const result = fc.check(property, { numRuns: 500 });
  t.notOk(result.failed, fc.defaultReportMessage(result) ?? 'no counterexample');
});
