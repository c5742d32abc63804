import { test } from 'tap';
import {
  type Attempt,
  type EmbeddingCall,
  GatewayError,
  type ModelInfo,
  type StreamPart,
  type Tool,
} from '../../../core/api/index.js';
import { type Cost, costOf, type SentCall } from './attempt-cost.js';
import { attempt, chatCall, left, priceOf, SampleCounter, samplePrice as price } from '../fixtures/sample-charging.js';
import { SeenOutput } from './seen-output.js';

const counter = new SampleCounter();
const failed = (status: number, more: object = {}): GatewayError =>
  new GatewayError({ code: 'GW_PROVIDER_FAILED', status, message: 'no', ...more });

/** The cost of an attempt of which these parts were received, with at most ten input tokens. */
async function cost(
  what: Partial<Attempt>,
  parts: readonly StreamPart[] = [],
  sent: Partial<SentCall> = {},
  foundTokens = 0,
): Promise<Cost | undefined> {
  const seen = new SeenOutput();
  for (const part of parts) seen.observe(part);
  const call = chatCall({ stream: true });
  const known = { call, price, outputTokens: 1_000, mayThinkUnseen: false, seen, model: undefined, ...sent };
  return costOf(attempt(what), known, { counter, unseenTokens: 100, searches: 10, foundTokens });
}

const text = (length: number): StreamPart => ({ type: 'text', choice: 0, text: 'x'.repeat(length) });
const usage = { inputTokens: 7, outputTokens: 3 };

await test('the usage that a provider reports for a complete answer is used unchanged, including zeros', async (t) => {
  t.strictSame(await cost({ complete: true, usage }), { usage, amount: '0.000013', reason: undefined });
  const nothing = { inputTokens: 0, outputTokens: 0 };
  t.strictSame(await cost({ complete: true, usage: nothing }), { usage: nothing, amount: '0', reason: undefined });
});

await test('a call without a known price has usage but no amount', async (t) => {
  t.match(await cost({ complete: true, usage }, [], { price: undefined }), { usage, amount: undefined });
  t.match(await cost({ complete: true }, [text(5)], { price: undefined }), { usage: { outputTokens: 5 } });
});

await test('a complete answer without reported usage is charged for the output that was seen', async (t) => {
  const expected = { usage: { inputTokens: 10, outputTokens: 50, estimated: true }, reason: 'unreported' };
  t.match(await cost({ complete: true }, [text(50)]), expected);
  t.match(await cost({ complete: true, usage: { ...usage, estimated: true } }, [text(50)]), expected);
  t.match(await cost({ complete: true }, [text(50)], { call: chatCall() }), expected, 'not streamed either');
});

await test('an interrupted stream is charged for the received part plus an allowance, but never more than the worst case', async (t) => {
  t.match(await cost({ error: left, answerId: 'a' }, [text(50)]), { usage: { outputTokens: 150 }, reason: 'aborted' });
  t.match(await cost({ error: failed(502), answerId: 'a' }, [text(50)]), {
    usage: { outputTokens: 150 },
    reason: 'cut',
  });
  t.match(await cost({ error: left, answerId: 'a' }, [text(950)]), { usage: { outputTokens: 1_000 } });
  t.match(await cost({ error: left, answerId: 'a' }, [text(950)], { outputTokens: undefined }), {
    usage: { outputTokens: 1_050 },
  });
});

await test('the allowance for unseen output applies to each choice', async (t) => {
  const call = chatCall({ stream: true, choices: 3 });
  t.match(await cost({ error: left }, [text(50)], { call }), { usage: { outputTokens: 350 } });
});

await test('output reported before an interruption is a lower bound of what is charged', async (t) => {
  const counted = { inputTokens: 400, outputTokens: 70 };
  t.match(await cost({ error: left, usage: counted }, [text(50)]), { usage: { inputTokens: 400, outputTokens: 170 } });
});

await test('an answer that breaks off after a picture or speech is charged in full, because their tokens cannot be counted', async (t) => {
  const shown = { type: 'opaque', dialect: 'd', choice: 0, value: {} } as const;
  t.match(await cost({ error: left }, [text(50), shown]), { usage: { outputTokens: 150 } });
  t.match(await cost({ error: left }, [text(50), { ...shown, uncounted: true }]), { usage: { outputTokens: 1_000 } });
});

await test("input reported at the start of an answer is used, unless the provider's own tools may add to it", async (t) => {
  const ahead = { inputTokens: 4, outputTokens: 1 };
  t.match(await cost({ error: left, usage: ahead }, [text(50)]), { usage: { inputTokens: 4 } });
  const tools = [{ name: 'search', opaque: { dialect: 'd', value: {} } } as unknown as Tool];
  const searching = { call: chatCall({ stream: true, tools }) };
  t.match(await cost({ error: left, usage: ahead }, [text(50)], searching), { usage: { inputTokens: 10 } });
  t.match(await cost({ error: left, usage: { ...ahead, inputTokens: 0 } }, [text(5)]), { usage: { inputTokens: 10 } });
  t.match(await cost({ error: left, usage: { ...ahead, estimated: true } }, []), { usage: { inputTokens: 10 } });
});

await test('an answer that breaks off after a tool of the provider has run is charged for what that may have found', async (t) => {
  const tools = [{ name: 'fetch', opaque: { dialect: 'd', value: {}, fee: 'none' } } as unknown as Tool];
  const model = { contextWindow: 5_000, hostedTools: { dialects: ['d'] } } as unknown as ModelInfo;
  const inputOf = async (
    parts: readonly StreamPart[],
    { stream }: { stream: boolean },
  ): Promise<number | undefined> => {
    const made = await cost({ error: left }, parts, { call: chatCall({ stream, tools }), model }, 2_000);
    return made?.usage.inputTokens;
  };
  const shown = { type: 'opaque', dialect: 'd', choice: 0, value: {} } as const;
  t.equal(await inputOf([text(5), shown], { stream: true }), 2_010);
  t.equal(await inputOf([text(5)], { stream: true }), 10, 'none has run');
  t.equal(await inputOf([], { stream: false }), 2_010, 'nobody knows whether one has');
});

await test('an answer that breaks off is charged for the searches that it has shown, or else for all that its tools allow', async (t) => {
  const search = (dialect: string, value: object): Tool =>
    ({ name: 's', opaque: { dialect, value, fee: 'search' } }) as unknown as Tool;
  const call = chatCall({ stream: true, tools: [search('d', { max_uses: 4 }), search('other', {})] });
  const modelOf = (more: object): ModelInfo => ({ hostedTools: { dialects: ['d'], ...more } }) as unknown as ModelInfo;
  const begun = { type: 'opaque', dialect: 'd', choice: 0, value: {}, fee: 'search' } as const;
  const parts = [{ ...begun, fee: undefined } as unknown as StreamPart, begun, text(50), begun];
  const searchesOf = async (sent: Partial<SentCall>, what: Partial<Attempt> = {}): Promise<unknown> =>
    (await cost({ error: left, ...what }, parts, { call, ...sent }))?.usage.searches;
  const shows = modelOf({ showsSearches: true });
  t.equal(await searchesOf({ model: shows }), 2);
  t.equal(await searchesOf({ model: shows }, { usage: { ...usage, searches: 3 } }), 3);
  t.equal(await searchesOf({ model: shows, call: { ...call, stream: false } }), 4, 'nothing of it was seen');
  t.equal(await searchesOf({ model: modelOf({}) }), 4);
  t.equal(await searchesOf({ model: undefined }), 14);
  t.equal(await searchesOf({ call: chatCall({ stream: true }), model: modelOf({}) }), 2);
  const { amount } =
    (await cost({ error: left }, parts, {
      call,
      model: shows,
      price: priceOf({ input: 1, output: 2, search: 0.01 }),
    })) ?? {};
  t.equal(amount, '0.02031', '10 + 2 × 150 millionths, and two searches');
});

await test('input that the cache is said to have had costs what that costs, although the answer breaks off', async (t) => {
  const cached = { inputTokens: 100_000, cachedInputTokens: 90_000, cacheWriteTokens: 8_000, longCacheWriteTokens: 0 };
  const claude = priceOf({
    input: 5,
    output: 25,
    reasoning: 30,
    cachedInput: 0.5,
    cacheWrite: 6.25,
    longCacheWrite: 10,
  });
  const charged = await cost({ error: left, usage: { ...cached, outputTokens: 1 } }, [text(50)], { price: claude });
  // 2,000 × 5 + 90,000 × 0.5 + 8,000 × 6.25, and 150 × 30 for whatever else there was.
  t.match(charged, { amount: '0.1095', usage: { ...cached, outputTokens: 150 }, reason: 'aborted' });
  const served = priceOf({ input: 5, output: 25, serviceTiers: { priority: { input: 50, output: 25 } } });
  const amountIn = async (more: object): Promise<unknown> =>
    (await cost({ error: left, usage: { ...cached, outputTokens: 1, ...more } }, [], { price: served }))?.amount;
  t.equal(await amountIn({}), '5.002525', 'in the dearest tier');
  t.equal(await amountIn({ serviceTier: 'standard' }), '0.502525');
  const uncounted = { inputTokens: 1_000, outputTokens: 1 };
  t.match(
    await cost({ error: left, usage: uncounted }, [], { price: claude }),
    { amount: '0.01303' },
    'as dear as any',
  );
});

await test('tool calls, refusals and visible reasoning count as output', async (t) => {
  const parts: readonly StreamPart[] = [
    { type: 'tool-call', choice: 0, index: 0, id: 'i', name: 'four' } as StreamPart,
    { type: 'tool-arguments', choice: 0, index: 0, text: '{}' } as StreamPart,
    { type: 'refusal', choice: 0, text: 'no' },
    { type: 'reasoning', choice: 0, text: 'why' } as StreamPart,
  ];
  t.match(await cost({ complete: true }, parts), { usage: { outputTokens: 11 } });
});

await test('interrupted answers that are not streamed, or that may contain hidden reasoning, are charged at the worst case', async (t) => {
  const all = { usage: { outputTokens: 1_000, estimated: true } };
  t.match(await cost({ error: left }, [], { call: chatCall() }), all);
  t.match(await cost({ error: left }, [text(5)], { mayThinkUnseen: true }), all);
  const encrypted = { type: 'reasoning', choice: 0, text: '', encrypted: 'y' } as StreamPart;
  t.match(await cost({ complete: true }, [encrypted, text(5)]), all);
});

await test('an attempt that was refused or never reached its provider costs nothing', async (t) => {
  const upstream = { provider: 'p', dialect: 'd', status: 503 };
  t.equal(await cost({ error: failed(503, { upstream }) }), undefined);
  t.equal(await cost({ error: failed(502, { code: 'GW_UPSTREAM_UNREACHABLE' }) }), undefined);
  t.equal(await cost({ error: failed(503, { code: 'GW_PROVIDER_CREDENTIALS' }) }), undefined, 'there are none');
  t.equal(await cost({ error: failed(400) }), undefined, 'refused by the adapter');
});

await test('an attempt that may have reached its provider costs something', async (t) => {
  t.ok(await cost({ error: failed(504) }), 'no answer in time');
  t.ok(await cost({ error: left }), 'the client has left meanwhile');
  t.ok(await cost({ error: failed(503, { upstream: { status: 503 } }), answerId: 'a' }), 'an answer had begun');
  t.ok(await cost({}), 'given up with its exchange');
});

await test('embedding calls have no output cost', async (t) => {
  const call = { kind: 'embedding', model: 'priced', inputs: ['x'] } as unknown as EmbeddingCall;
  t.match(await cost({ error: left }, [], { call }), {
    usage: { inputTokens: 10, outputTokens: 0 },
    amount: '0.00001',
  });
});
