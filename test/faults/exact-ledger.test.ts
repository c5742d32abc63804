import { test } from 'tap';
import { BillingProvider, type ModelRate } from '../fixtures/billing/billing-provider.js';
import { callOnce, type Destination } from '../fixtures/billing/random-caller.js';
import { createDatabase, runStatement } from '../fixtures/components/postgres-database.js';
import { until } from '../fixtures/components/until.js';
import { startGatewayProcess } from '../fixtures/processes/gateway-process.js';
import { randomFrom, seed } from '../fixtures/random.js';

/** The long form: `SLUICE_TEST_LEDGER_CALLS=20000`. */
const calls = Number(process.env['SLUICE_TEST_LEDGER_CALLS'] ?? 400);
const callers = 16;

/** With these no amount is a whole number of billionths. */
const rates: Readonly<Record<string, ModelRate>> = {
  cheap: { input: 2, output: 8 },
  dear: { input: 37, output: 151 },
  'amazon.nova-exact-v1:0': { input: 7, output: 29 },
  'gemini-thoughtful': { input: 3, output: 19 },
};
const bedrock = (id: string): boolean => id.startsWith('amazon.');
const google = (id: string): boolean => id.startsWith('gemini-');

await test('the ledger equals the bill to the token and the last digit, and estimates are marked', async (t) => {
  t.comment(`seed ${seed}`);
  const provider = new BillingProvider(rates);
  const baseUrl = await provider.start();
  t.teardown(() => provider.stop());
  const databaseUrl = await createDatabase(t);
  const models = (isServed: (id: string) => boolean): string =>
    Object.entries(rates)
      .filter(([id]) => isServed(id))
      .map(([id, { input, output }]) => `{ id: "${id}", price: { input: ${input}, output: ${output} } }`)
      .join(', ');
  const gateway = await startGatewayProcess(t, {
    environment: { DATABASE_URL: databaseUrl },
    yaml: `
data: { folder: ./data, databaseUrl: "\${env:DATABASE_URL}" }
log: { level: warn }
plugins:
  - auth
  - connections
  - use: resilience
    config:
      firstWaitMs: 5
      fallbacks: { cheap: [dear], dear: [cheap], "amazon.*": [cheap], gemini-thoughtful: [cheap] }
  - models
  - spending-limit
  - inference
  - openai-api
  - { use: provider-openai, id: judge, config: { apiKey: k, baseUrl: "${baseUrl}", models: [${models((id) => !bedrock(id) && !google(id))}] } }
  - use: provider-bedrock
    config:
      region: eu-central-1
      baseUrl: "${baseUrl}"
      accessKeyId: AKIAEXAMPLE
      secretAccessKey: secret-of-the-operator
      models: [${models(bedrock)}]
  - use: provider-google
    config: { apiKey: k, baseUrl: "${baseUrl.replace(/\/v1$/, '')}", models: [${models(google)}] }
`,
  });
  const destination: Destination = {
    urls: [() => gateway.url],
    apiKey: gateway.apiKey,
    connectionId: gateway.connectionId,
    models: Object.keys(rates),
    maxTokens: 120,
    leaving: 20,
    failing: 20,
    retrying: 0,
  };
  let left = calls;
  let answered = 0;
  const call = async (caller: number): Promise<void> => {
    const random = randomFrom(seed + caller);
    for (left -= 1; left >= 0; left -= 1) {
      if ((await callOnce(random, destination)) === 'answered') answered += 1;
    }
  };
  await Promise.all(Array.from({ length: callers }, (_, caller) => call(caller)));

  const lines = async (): Promise<readonly Record<string, unknown>[]> =>
    runStatement(
      databaseUrl,
      `select model, usage->>'inputTokens' as input, usage->>'outputTokens' as output,
         trim_scale(amount * 1000000)::text as millionths, estimated from spending_line`,
    );
  await until(async () => (await lines()).length >= provider.calls.length, 'a line for every call');
  const known = (await lines()).filter(({ estimated }) => estimated === false);
  const shown = (line: readonly unknown[]): string => line.join(' ');
  const bill = provider.calls.map(({ model, inputTokens, outputTokens }) => {
    const { input, output } = rates[model] as ModelRate;
    return shown([model, inputTokens, outputTokens, inputTokens * input + outputTokens * output]);
  });
  const ledger = known.map(({ model, input, output, millionths }) => shown([model, input, output, millionths]));
  const unbilled = difference(ledger, bill);
  t.strictSame(unbilled, [], `each of ${known.length} exact lines is on the bill`);
  const estimated = (await lines()).length - known.length;
  t.comment(`${provider.calls.length} calls billed; ${known.length} lines exact, ${estimated} estimated`);
  t.ok(known.length + estimated >= provider.calls.length, 'no billed call is without a line');
  t.ok(
    known.length >= answered,
    `each of ${answered} answers that were counted and read to their end has an exact line`,
  );
});

/** What is in the first list more often than in the second. */
function difference(first: readonly string[], second: readonly string[]): string[] {
  const counts = Map.groupBy(second, (line) => line);
  return first.filter((line) => counts.get(line)?.pop() === undefined);
}
