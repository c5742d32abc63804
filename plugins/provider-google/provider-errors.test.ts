import { test } from 'tap';
import type { JsonObject } from '../../core/api/index.js';
import { partsFrom, refusal } from './fixtures/sample-provider.js';

const failing = (status: number, body: JsonObject | readonly JsonObject[]) =>
  refusal(partsFrom({ status, body: JSON.stringify(body) }));
const error = (code: number, message: string, more: JsonObject = {}): JsonObject => ({
  error: { code, message, ...more },
});

await test('the provider’s status and message reach the client, also from an array', async (t) => {
  const body = error(400, 'Unknown name "x".', { status: 'INVALID_ARGUMENT' });
  const expected = { code: 'GW_PROVIDER_REFUSED', status: 400, message: 'Unknown name "x".' };
  t.match(await failing(400, body), expected);
  t.match(await failing(400, [body]), expected);
});

await test('a key that is not valid is a matter of the operator, though the provider says 400', async (t) => {
  const details = [{ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: 'API_KEY_INVALID' }];
  const refused = await failing(400, error(400, 'API key not valid: secret-key', { details }));
  t.match(refused, { code: 'GW_PROVIDER_CREDENTIALS', status: 401 });
  t.notMatch(refused.message, /secret-key/);
});

await test('the delay in the details is when to try again, unless a header says so', async (t) => {
  const details = [{ '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '34.4s' }];
  const limited = error(429, 'You exceeded your current quota.', { status: 'RESOURCE_EXHAUSTED', details });
  t.match(await failing(429, limited), { code: 'GW_PROVIDER_RATE_LIMITED', status: 429, retryAfter: 34.4 });
  const inStream = refusal(
    partsFrom({ headers: { 'content-type': 'text/event-stream' }, body: `data: ${JSON.stringify(limited)}\n\n` }),
  );
  t.match(await inStream, { code: 'GW_PROVIDER_RATE_LIMITED', status: 429, retryAfter: 34.4 });
  const headers = { 'content-type': 'application/json', 'retry-after': '7' };
  t.match(await refusal(partsFrom({ status: 429, headers, body: limited })), { retryAfter: 7 });
});

await test('reasons are recognized, so that another model may be tried', async (t) => {
  const tooLong = 'The input token count (1200000) exceeds the maximum number of tokens allowed (1048576).';
  t.match(await failing(400, error(400, tooLong)), { upstream: { reason: 'context-length' } });
  t.match(await failing(404, error(404, 'models/x is not found')), { upstream: { reason: 'model-missing' } });
  const violations = [{ quotaId: 'GenerateRequestsPerDayPerProjectPerModel-FreeTier' }];
  const daily = await failing(429, error(429, 'Quota exceeded.', { details: [{ violations }] }));
  t.match(daily, { upstream: { reason: 'quota' }, retryable: false });
  const minutely = await failing(
    429,
    error(429, 'Quota exceeded.', { details: [{ violations: [{ quotaId: 'PerMinute' }] }] }),
  );
  t.equal(minutely.upstream?.reason, undefined);
});
