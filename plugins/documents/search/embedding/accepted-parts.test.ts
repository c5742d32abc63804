import { test } from 'tap';
import { type Connection, type Connections, GatewayError, type RefusalReason } from '../../../../core/api/index.js';
import { fakeClock } from '../../../../core/testkit/fake-clock.js';
import { AcceptedParts } from './accepted-parts.js';
import { modelEmbedder } from './model-embedder.js';

const refusal = (status: number, reason?: RefusalReason): GatewayError =>
  new GatewayError({
    code: 'GW_PROVIDER_REFUSED',
    status,
    message: 'batch size is invalid',
    upstream: { provider: 'p', dialect: 'd', status, ...(reason && { reason }) },
  });

/** A provider whose vectors are the lengths of the texts, and the calls that it got. */
function provider(refuse: (texts: readonly string[]) => GatewayError | undefined) {
  const calls: (readonly string[])[] = [];
  const parts = new AcceptedParts();
  const once = async (texts: readonly string[]): Promise<readonly (readonly number[])[]> => {
    calls.push(texts);
    const error = refuse(texts);
    if (error) throw error;
    return texts.map(({ length }) => [length]);
  };
  return { calls, make: (texts: readonly string[]) => parts.make(texts, once) };
}

const texts = Array.from({ length: 50 }, (_, at) => 'x'.repeat(at + 1));
const vectors = texts.map(({ length }) => [length]);

await test('a provider that allows fewer texts in a call gets fewer, from the first refusal on', async (t) => {
  const { make, calls } = provider((given) => (given.length > 10 ? refusal(400) : undefined));
  t.strictSame(await make(texts), vectors, 'in their order');
  const refused = calls.filter(({ length }) => length > 10).length;
  t.strictSame(await make(texts), vectors);
  t.equal(calls.filter(({ length }) => length > 10).length, refused, 'the second time none is refused');
});

await test('one text that is too long does not cost the others their vectors, and gets that of its beginning', async (t) => {
  const { make, calls } = provider((given) => (given.some((text) => text.length > 300) ? refusal(413) : undefined));
  const long = 'y'.repeat(1_000);
  const made = await make([...texts.slice(0, 20), long, ...texts.slice(20)]);
  t.strictSame(made, [...vectors.slice(0, 20), [250], ...vectors.slice(20)]);
  await make(texts);
  t.equal(calls.at(-1)?.length, 50, 'as many at once as before');
});

await test('a server that refuses long texts with status 500 is not asked for them again, but for their beginning', async (t) => {
  const lengths: number[] = [];
  const connections = { get: () => ({}) as Connection } as unknown as Connections;
  const embedder = modelEmbedder({
    model: 'm',
    dimensions: undefined,
    connections,
    clock: { ...fakeClock(), sleep: () => Promise.reject(new Error('tried again')) },
    calls: {
      async embed({ inputs }: { readonly inputs: readonly string[] }) {
        lengths.push(...inputs.map(({ length }) => length));
        if (inputs.some((text) => text.length > 300)) throw refusal(500, 'context-length');
        return inputs.map(({ length }) => ({ vector: [length] }));
      },
    } as never,
  });
  const call = { organizationId: 'o', connectionId: 'c', signal: new AbortController().signal };
  t.strictSame(await embedder.passages(['y'.repeat(1_000)], call), [[250]]);
  t.strictSame(lengths, [1_000, 500, 250]);
});

await test('of a text that a policy blocks nothing is sent', async (t) => {
  const blocked = new GatewayError({ code: 'GW_POLICY_BLOCKED', status: 400, message: 'blocked' });
  const { make, calls } = provider((given) => (given.some((text) => text.startsWith('secret')) ? blocked : undefined));
  t.strictSame(await make(['ab', 'secret words', '']), [[2], [1], [1]]);
  t.notOk(
    calls.flat().some((text) => text !== 'secret words' && text.startsWith('s')),
    'not even its beginning',
  );
  t.notOk(calls.flat().includes(''), 'an empty text has a sign in its place too');
});

await test('an outage, a limit and a refusal of every text are failures, which are found out with few calls', async (t) => {
  for (const status of [429, 500, 404]) {
    const { make, calls } = provider(() => refusal(status));
    await t.rejects(make(texts), { code: 'GW_PROVIDER_REFUSED' });
    t.equal(calls.length, 1);
  }
  const { make, calls } = provider(() => refusal(400));
  await t.rejects(make(texts), { code: 'GW_PROVIDER_REFUSED' });
  t.ok(calls.length <= 11, `${calls.length} calls`);
});
