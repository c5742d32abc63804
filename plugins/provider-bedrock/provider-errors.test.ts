import { test } from 'tap';
import { collectingLog } from '../../core/testkit/collecting-log.js';
import { fakeClock } from '../../core/testkit/fake-clock.js';
import { ScriptedHttpClient, type ScriptedReply } from '../../core/testkit/scripted-http-client.js';
import { answer, partsOf, refusal, sampleCall, sampleProvider } from './fixtures/sample-provider.js';

const account = '123456789012';
const arn = `arn:aws:sts::${account}:assumed-role/gateway/pod-1`;

function refused(status: number, type: string, message: string, headers: Record<string, string> = {}): ScriptedReply {
  const known = { 'content-type': 'application/json', 'x-amzn-errortype': `${type}:http://internal.amazon.com/` };
  return { status, headers: { ...known, ...headers }, body: { message } };
}

async function errorFor(reply: ScriptedReply, settings = {}) {
  const log = collectingLog();
  const clock = fakeClock(Date.UTC(2030, 0, 1, 12));
  const dispatch = await sampleProvider(new ScriptedHttpClient(reply), settings, { log, clock });
  return { error: await refusal(dispatch(sampleCall())), log };
}

const statuses = [
  [400, 'ValidationException', 400, 'GW_PROVIDER_REFUSED'],
  [404, 'ResourceNotFoundException', 404, 'GW_PROVIDER_REFUSED'],
  [408, 'ModelTimeoutException', 504, 'GW_PROVIDER_FAILED'],
  [424, 'ModelErrorException', 502, 'GW_PROVIDER_FAILED'],
  [424, '', 502, 'GW_PROVIDER_FAILED'],
  [429, 'ThrottlingException', 429, 'GW_PROVIDER_RATE_LIMITED'],
  [429, 'ModelNotReadyException', 429, 'GW_PROVIDER_RATE_LIMITED'],
  [400, 'ThrottlingException', 429, 'GW_PROVIDER_RATE_LIMITED'],
  [400, 'ServiceQuotaExceededException', 402, 'GW_PROVIDER_REFUSED'],
  [424, 'ModelStreamErrorException', 502, 'GW_PROVIDER_FAILED'],
  [500, 'ValidationException', 400, 'GW_PROVIDER_REFUSED'],
  [500, 'InternalServerException', 500, 'GW_PROVIDER_FAILED'],
  [503, 'ServiceUnavailableException', 503, 'GW_PROVIDER_FAILED'],
] as const;

await test('an error has the provider’s message, and the status of its type', async (t) => {
  for (const [sent, type, status, code] of statuses) {
    const { error } = await errorFor(refused(sent, type, 'It said no.'));
    t.match(error, { status, code, message: 'It said no.', upstream: { status } }, `${sent} ${type}`);
  }
  const { error } = await errorFor(refused(429, 'ThrottlingException', 'Slow down.', { 'retry-after': '7' }));
  t.equal(error.retryAfter, 7);
});

const reasons = [
  [400, 'Input is too long for requested model.', 'context-length'],
  [400, 'The model returned the following errors: prompt is too long: 210000 tokens', 'context-length'],
  [400, 'The provided model identifier is invalid.', 'model-missing'],
  [400, 'Invocation of model ID x with on-demand throughput isn’t supported.', 'model-missing'],
  [400, 'The maximum tokens you requested exceeds the model limit of 4096.', undefined],
  [404, 'Model not found.', 'model-missing'],
] as const;

await test('errors after which another model may be tried are recognized', async (t) => {
  const quota = await errorFor(refused(400, 'ServiceQuotaExceededException', 'No more today.'));
  t.match(quota.error, { retryable: false, upstream: { reason: 'quota' } });
  const body = { __type: 'com.amazon#ServiceQuotaExceededException', message: 'No more today.' };
  const inBody = await errorFor({ status: 400, headers: { 'content-type': 'application/json' }, body });
  t.match(inBody.error, { status: 400, retryable: false, upstream: { reason: 'quota' } });
  for (const [status, message, reason] of reasons) {
    const { error } = await errorFor(refused(status, 'X', message));
    t.equal(error.upstream?.reason, reason, message);
  }
});

await test('names of the operator’s account are never shown', async (t) => {
  const said = `User: ${arn} is not authorized to perform: bedrock:InvokeModel on resource: arn:aws:bedrock:eu-central-1:${account}:inference-profile/x`;
  const denied = await errorFor(refused(403, 'AccessDeniedException', said));
  t.match(denied.error, { status: 403, code: 'GW_PROVIDER_CREDENTIALS', message: /operator must check/ });
  t.notMatch(
    JSON.stringify([denied.error.upstream, denied.error.message, denied.error.cause]),
    new RegExp(`${account}|arn:`),
  );
  const reason = said;
  t.match(denied.log.lines, [
    { level: 'warn', message: /AWS denies access/, fields: { reason, requestId: 'request-1' } },
  ]);
  const other = await errorFor(refused(400, 'ValidationException', `No access to ${arn}, or account ${account}.`));
  t.equal(other.error.message, 'No access to [withheld], or account [withheld].');
  t.match(other.error.upstream, { quoted: true, body: { error: { message: other.error.message } } });
  const canonical = `The canonical string was 'host:x\nx-amz-security-token:IQoJb3JpZ2lu+/=\n'`;
  const quoted = await errorFor(refused(500, 'X', canonical));
  t.equal(quoted.error.message, `The canonical string was 'host:x\nx-amz-security-token:[withheld]\n'`);
  const key = await errorFor(refused(500, 'X', 'Cannot use the key secret-of-the-operator.'));
  t.equal(key.error.message, 'Cannot use the key [withheld].');
});

await test('an error body without a message still has one, and other places of the message are known', async (t) => {
  const json = { 'content-type': 'application/json' };
  const unknown = await errorFor({
    status: 404,
    headers: json,
    body: { Output: { __type: 'a.b#UnknownOperationException' } },
  });
  t.match(unknown.error, { status: 404, message: /no readable message/ });
  const capital = await errorFor({ status: 500, headers: json, body: { Message: 'Oops.' } });
  t.equal(capital.error.message, 'Oops.');
  const page = await errorFor({ status: 502, headers: { 'content-type': 'text/html' }, body: '<html>10.0.0.1</html>' });
  t.match(page.error, { status: 502, message: /no readable message/ });
});

await test('an error body with a success is an error', async (t) => {
  const bodies = [
    [{ message: 'Slow down.', __type: 'com.amazon#ThrottlingException' }, 429],
    [{ Output: { __type: 'com.amazon.coral.service#UnknownOperationException' }, Version: '1.0' }, 404],
    [{ error: 'the model fell over' }, 502],
  ] as const;
  for (const [body, status] of bodies) {
    const dispatch = await sampleProvider(new ScriptedHttpClient({ body }));
    t.match(await refusal(partsOf(await dispatch(sampleCall()))), { status });
  }
});

const date = (minutes: number): Record<string, string> => ({
  date: new Date(Date.UTC(2030, 0, 1, 12, minutes)).toUTCString(),
});

await test('a signature that is refused because of the clock is explained in the log', async (t) => {
  const message = 'Signature expired: 20300101T120000Z is now earlier than 20300101T121500Z';
  for (const [minutes, words] of [
    [20, /1200 s behind that of AWS: set it/],
    [-20, /1200 s ahead of that of AWS: set it/],
    [0, /check secretAccessKey and region/],
  ] as const) {
    const { error, log } = await errorFor(refused(403, 'InvalidSignatureException', message, date(minutes)));
    t.match(error, { status: 403, code: 'GW_PROVIDER_CREDENTIALS' });
    t.match(log.lines, [{ level: 'error', message: words, fields: { requestId: 'request-1' } }]);
  }
});

await test('after credentials were refused, the next request has others', async (t) => {
  const log = collectingLog();
  const expired = refused(403, 'ExpiredTokenException', 'The security token included in the request is expired');
  const http = new ScriptedHttpClient(expired, { body: answer });
  const dispatch = await sampleProvider(http, {}, { log });
  t.match(await refusal(dispatch(sampleCall())), { status: 403, code: 'GW_PROVIDER_CREDENTIALS' });
  t.match(log.lines, [{ level: 'warn', message: /looked up again/ }]);
  t.match((await partsOf(await dispatch(sampleCall()))).at(-1), { type: 'finish' });
  const bearer = await errorFor(expired, { apiKey: 'bedrock-api-key' });
  t.strictSame(bearer.log.lines, [], 'an API key is not a signature');
});
