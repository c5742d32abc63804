import { test } from 'tap';
import { type GatewayProcess, startGatewayProcess } from '../fixtures/processes/gateway-process.js';
import { temporaryFolder } from '../fixtures/components/temporary-folder.js';

/** The long form: `SLUICE_TEST_KILLS=100`. */
const kills = Number(process.env['SLUICE_TEST_KILLS'] ?? 2);
const yaml = 'data: { folder: ./data }\nplugins: [auth, connections, models, history, openai-api, provider-demo]\n';

interface Turn {
  readonly id: string;
  readonly usage: { readonly input_tokens: number };
}

await test(`a conversation goes on after its gateway was killed ${kills} times, each time right after an answer`, async (t) => {
  const folder = temporaryFolder(t);
  let known: GatewayProcess | undefined;
  const turns: Turn[] = [];
  for (let run = 0; run <= kills; run += 1) {
    const gateway = await startGatewayProcess(t, { yaml, folder });
    known ??= gateway;
    const headers = { 'x-api-key': known.apiKey };
    const previous_response_id = turns.at(-1)?.id;
    const body = { model: 'demo', input: `This is part ${run}. What can you do?`, previous_response_id };
    const response = await gateway.post('/v1/responses', body, headers);
    const answer = (await response.json()) as Turn;
    await gateway.kill();
    t.equal(response.status, 200, JSON.stringify(answer));
    t.match(answer, { previous_response_id: previous_response_id ?? null });
    turns.push(answer);
  }
  const tokens = turns.map(({ usage }) => usage.input_tokens);
  t.strictSame(
    tokens,
    [...new Set(tokens)].sort((a, b) => a - b),
    'each turn has all earlier ones',
  );
});
