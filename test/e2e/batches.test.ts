import Anthropic, { ConflictError as TooEarly, NotFoundError as NoMessages } from '@anthropic-ai/sdk';
import OpenAI, { BadRequestError, ConflictError, NotFoundError, PermissionDeniedError, toFile } from 'openai';
import { test } from 'tap';
import { ConnectionChanges, Credentials, GatewayError, textOf } from '../../core/api/index.js';
import { scriptedProvider, textAnswer } from '../../core/testkit/index.js';
import { until } from '../fixtures/components/until.js';
import { type ManagementGateway, startManagementGateway } from '../fixtures/gateways/management-gateway.js';
import { rejects } from '../fixtures/sdk/sdk-errors.js';

interface App {
  readonly client: OpenAI;
  readonly messages: Anthropic.Messages.Batches;
  readonly connectionId: string;
  readonly keyId: string;
}

async function appOf(gateway: ManagementGateway, organizationId: string, name: string): Promise<App> {
  const changes = gateway.gateway.service(ConnectionChanges);
  const { connectionId } = await changes.create(organizationId, { name, enableDocuments: name !== 'without' });
  const { secret: apiKey, info } = await gateway.gateway
    .service(Credentials)
    .createKey(organizationId, { name, defaultConnectionId: connectionId });
  const client = new OpenAI({ baseURL: `${gateway.url}/v1`, apiKey, maxRetries: 0 });
  const { messages } = new Anthropic({ baseURL: gateway.url, apiKey, maxRetries: 0 });
  return { client, messages: messages.batches, connectionId, keyId: info.keyId };
}

const chat = '/v1/chat/completions';

function asking(customId: string, text: string, more: object = {}): object {
  const body = { model: 'scripted', messages: [{ role: 'user', content: text }], ...more };
  return { custom_id: customId, method: 'POST', url: chat, body };
}

async function inputOf({ client }: App, lines: readonly unknown[]): Promise<string> {
  const text = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n');
  const file = await toFile(Buffer.from(text), 'requests.jsonl', { type: 'application/jsonl' });
  return (await client.files.create({ file, purpose: 'batch' })).id;
}

async function createdOf(app: App, lines: readonly unknown[]): Promise<OpenAI.Batch> {
  const input_file_id = await inputOf(app, lines);
  return app.client.batches.create({ input_file_id, endpoint: chat, completion_window: '24h' });
}

const running: readonly string[] = ['validating', 'in_progress', 'finalizing', 'cancelling'];

async function endOf({ client }: App, id: string): Promise<OpenAI.Batch> {
  let batch = await client.batches.retrieve(id);
  await until(async () => {
    batch = await client.batches.retrieve(id);
    return !running.includes(batch.status);
  }, `the batch ${id} ends`);
  return batch;
}

/** A line of a result file. */
interface ResultLine {
  readonly id: string;
  readonly custom_id: string;
  readonly response: { readonly status_code: number; readonly request_id: string; readonly body: object } | null;
  readonly error: { readonly code: string; readonly message: string } | null;
}

async function linesIn({ client }: App, fileId: string | null | undefined): Promise<ResultLine[]> {
  const text = await (await client.files.content(fileId ?? '')).text();
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as ResultLine);
}

function answerOf(customId: string, text: string): object {
  return {
    id: /^batch_req_[0-9a-f]{32}$/,
    custom_id: customId,
    response: { status_code: 200, body: { object: 'chat.completion', choices: [{ message: { content: text } }] } },
    error: null,
  };
}

/** A model that answers what it was asked, when it may, and counts how often it was asked what. */
class Model {
  readonly asked: string[] = [];
  /** Calls that wait are answered by it. */
  #held: PromiseWithResolvers<void> | undefined;
  /** The refusals of the next calls. */
  refusals: GatewayError[] = [];

  readonly plugin = scriptedProvider(async (call) => {
    if (call.kind !== 'chat' || call.model !== 'scripted') return undefined;
    const text = textOf(call.messages.at(-1)?.content ?? []);
    this.asked.push(text);
    const refusal = this.refusals.shift();
    if (refusal) throw refusal;
    await this.#held?.promise;
    return { parts: textAnswer(`${text}!`) };
  });

  hold(): () => void {
    this.asked.length = 0;
    const held = Promise.withResolvers<void>();
    this.#held = held;
    return () => {
      this.#held = undefined;
      held.resolve();
    };
  }
}

await test('batches with the unmodified SDKs', async (t) => {
  const model = new Model();
  const gateway = await startManagementGateway(t, {
    settings: { jobs: { run: 'here' } },
    config: { batches: { concurrencyPerBatch: 2, maxRequests: 6, maxRequestBytes: 2_000, maxUnfinished: 3 } },
    plugins: [model.plugin],
  });
  const own = await appOf(gateway, 'default', 'own');
  const colleague = await appOf(gateway, 'default', 'colleague');
  const { batches } = own.client;
  const six = ['a', 'b', 'c', 'd', 'e', 'f'];
  const askingSix = six.map((text) => asking(text, text));

  await t.test('each request is one of the key that has created the batch, with all that applies to it', async (t) => {
    const { connectionId } = own;
    await gateway.ask('POST', `/v1/management/connections/${connectionId}/policies`, {
      body: { type: 'keyword_filter', action: 'block', configuration: { words: ['aubergine'] } },
    });
    const input_file_id = await inputOf(own, [
      asking('one', 'Hello'),
      asking('refused', 'An aubergine'),
      '',
      asking('unknown', 'Hello', { model: 'nobody/has-it' }),
      asking('two', 'Bye', { metadata: { kept: 12345678901234567890n.toString() } }),
    ]);
    const created = await batches.create(
      {
        input_file_id,
        endpoint: chat,
        completion_window: '24h',
        metadata: { job: 'nightly' },
        output_expires_after: { anchor: 'created_at', seconds: 7_200 },
      },
      { headers: { 'x-tags': 'nightly' } },
    );
    t.match(created, { id: /^batch_[0-9a-f]{32}$/, object: 'batch', input_file_id, metadata: { job: 'nightly' } });
    t.equal(created.expires_at, created.created_at + 86_400);
    const batch = await endOf(own, created.id);
    t.match(batch, {
      status: 'completed',
      errors: null,
      request_counts: { total: 4, completed: 2, failed: 2 },
      in_progress_at: Number,
      finalizing_at: Number,
      completed_at: Number,
      failed_at: null,
    });
    const outputs = await linesIn(own, batch.output_file_id);
    t.match(outputs, [answerOf('one', 'Hello!'), answerOf('two', 'Bye!')]);
    const errors = await linesIn(own, batch.error_file_id);
    t.match(errors, [
      {
        custom_id: 'refused',
        response: { status_code: 400, body: { error: { code: 'GW_POLICY_BLOCKED' } } },
        error: null,
      },
      { custom_id: 'unknown', response: { status_code: 404, body: { error: { code: 'model_not_found' } } } },
    ]);
    const file = await own.client.files.retrieve(batch.output_file_id ?? '');
    t.match(file, { purpose: 'batch_output', filename: `${batch.id}_output.jsonl`, status: 'processed' });
    t.equal(file.expires_at, file.created_at + 7_200);
    const history = await gateway.ask('POST', '/v1/management/reporting/messages/history', {
      body: { connection_id: connectionId },
    });
    t.match(history.body, { total: 4 });
    const summed = await gateway.ask('GET', '/v1/management/audit?pageSize=100');
    t.match(summed.text, /"batch\.create"/);
    t.equal((await gateway.database.fork().execute<unknown[]>('select 1 from batch_line')).length, 0);
  });

  await t.test('a file with wrong lines fails, with what is wrong with each', async (t) => {
    const long = asking('long', 'x'.repeat(2_000));
    const lines = [
      asking('a', 'a'),
      '{"custom_id":',
      '[]',
      asking('a', 'again'),
      { ...asking('b', 'b'), method: 'GET' },
      { ...asking('c', 'c'), url: '/v1/embeddings' },
      { ...asking('d', 'd'), body: 'text' },
      { ...asking('e', 'e'), custom_id: 7 },
      asking('f', 'f', { stream: true }),
      long,
    ];
    const batch = await endOf(own, (await createdOf(own, lines)).id);
    t.match(batch, { status: 'failed', output_file_id: null, request_counts: { total: 0 }, failed_at: Number });
    t.strictSame(
      batch.errors?.data?.map(({ code, line, param }) => [line, code, param]),
      [
        [2, 'invalid_json_line', null],
        [3, 'invalid_json_line', null],
        [4, 'duplicate_custom_id', 'custom_id'],
        [5, 'invalid_method', 'method'],
        [6, 'invalid_url', 'url'],
        [7, 'invalid_body', 'body'],
        [8, 'invalid_custom_id', 'custom_id'],
        [9, 'invalid_body', 'body.stream'],
        [10, 'line_too_long', null],
      ],
    );
    const tooMany = await endOf(own, (await createdOf(own, [...askingSix, asking('g', 'g')])).id);
    t.match(tooMany, { status: 'failed', errors: { data: [{ code: 'too_many_requests' }] } });
    const empty = await endOf(own, (await createdOf(own, ['', ''])).id);
    t.match(empty, { status: 'failed', errors: { data: [{ code: 'empty_file' }] } });
  });

  await t.test('what cannot become a batch is refused, and a batch is seen by its connection alone', async (t) => {
    const input_file_id = await inputOf(own, askingSix);
    const create = (more: object, { client } = own): Promise<OpenAI.Batch> =>
      client.batches.create({ input_file_id, endpoint: chat, completion_window: '24h', ...more });
    const text = await toFile(Buffer.from('text'), 'a.txt', { type: 'text/plain' });
    const { id: other } = await own.client.files.create({ file: text, purpose: 'assistants' });
    await rejects(t, create({ input_file_id: 'file-1' }), NotFoundError, { code: 'GW_FILE_UNKNOWN' });
    await rejects(t, create({ input_file_id: other }), BadRequestError, { param: 'input_file_id' });
    await rejects(t, create({ endpoint: '/v1/moderations' }), BadRequestError, { param: 'endpoint' });
    await rejects(t, create({ completion_window: '1h' }), BadRequestError, { param: 'completion_window' });
    await rejects(t, create({}, colleague), NotFoundError, { code: 'GW_FILE_UNKNOWN' });
    const without = await appOf(gateway, 'default', 'without');
    await rejects(t, create({}, without), PermissionDeniedError, { code: 'GW_DOCUMENTS_DISABLED' });
    const { id } = await create({});
    await rejects(t, colleague.client.batches.retrieve(id), NotFoundError, { code: 'GW_BATCH_UNKNOWN' });
    await rejects(t, colleague.client.batches.cancel(id), NotFoundError, { code: 'GW_BATCH_UNKNOWN' });
    await rejects(t, own.messages.retrieve(id), NoMessages, { status: 404 });
    const batch = await endOf(own, id);
    await rejects(t, colleague.client.files.content(batch.output_file_id ?? ''), NotFoundError);
    await rejects(t, batches.cancel(id), ConflictError, { code: 'GW_BATCH_STATE' });
    const listed: string[] = [];
    for await (const each of batches.list({ limit: 2 })) listed.push(each.id);
    t.equal(listed[0], id, 'the newest first');
    t.equal(listed.length, 5, 'page by page');
    t.strictSame((await colleague.client.batches.list()).data, []);
  });

  await t.test('a limit is waited for, and holds the other requests back meanwhile', async (t) => {
    model.asked.length = 0;
    const limit = { code: 'GW_RATE_LIMIT_EXCEEDED', status: 429, message: 'Wait.', retryAfter: 1 };
    model.refusals = [new GatewayError(limit), new GatewayError({ ...limit, code: 'GW_ACME_BROKE', retryable: false })];
    const batch = await endOf(own, (await createdOf(own, askingSix)).id);
    t.match(batch, { status: 'completed', request_counts: { completed: 5, failed: 1 } });
    t.match(await linesIn(own, batch.error_file_id), [{ response: { body: { error: { code: 'GW_ACME_BROKE' } } } }]);
    t.equal(model.asked.length, 7, 'one was sent twice');
  });

  await t.test('of a cancelled batch, what runs is finished, and nothing else is sent', async (t) => {
    const release = model.hold();
    const { id } = await createdOf(own, askingSix);
    await until(() => model.asked.length === 2, 'two requests run');
    t.match(await batches.cancel(id), { status: 'cancelling', cancelling_at: Number });
    t.match(await batches.cancel(id), { status: 'cancelling' }, 'once more');
    release();
    const batch = await endOf(own, id);
    t.match(batch, {
      status: 'cancelled',
      cancelled_at: Number,
      request_counts: { total: 6, completed: 2, failed: 4 },
    });
    t.match(await linesIn(own, batch.output_file_id), [answerOf('a', 'a!'), answerOf('b', 'b!')]);
    const others = await linesIn(own, batch.error_file_id);
    t.strictSame(
      others.map(({ custom_id, error }) => [custom_id, error?.code]),
      ['c', 'd', 'e', 'f'].map((each) => [each, 'batch_cancelled']),
    );
  });

  await t.test('an expired batch has the results until then, and at most so many batches wait', async (t) => {
    const release = model.hold();
    const [first] = [await createdOf(own, askingSix), await createdOf(own, askingSix), await createdOf(own, askingSix)];
    await rejects(t, createdOf(own, askingSix), OpenAI.RateLimitError, { code: 'GW_BATCH_LIMIT' });
    await until(() => model.asked.length === 6, 'two requests of each run');
    await gateway.database.fork().execute('update batch set expires_at = now() where ended_at is null');
    release();
    const batch = await endOf(own, first.id);
    t.match(batch, { status: 'expired', expired_at: Number, request_counts: { total: 6 } });
    t.match((await linesIn(own, batch.error_file_id)).at(-1), { custom_id: 'f', error: { code: 'batch_expired' } });
  });

  await t.test('a batch goes on with another configuration, and sends nothing twice', async (t) => {
    const release = model.hold();
    const { id } = await createdOf(own, askingSix);
    await until(() => model.asked.length === 2, 'two requests run');
    await gateway.configure({ batches: { concurrencyPerBatch: 1 } });
    release();
    t.match(await endOf(own, id), { status: 'completed', request_counts: { completed: 6, failed: 0 } });
    t.strictSame(model.asked.toSorted(), six);
  });

  await t.test('with its key, a batch ends', async (t) => {
    const { secret: apiKey, info } = await gateway.gateway
      .service(Credentials)
      .createKey('default', { name: 'leaving', defaultConnectionId: own.connectionId });
    const leaving = { ...own, client: new OpenAI({ baseURL: `${gateway.url}/v1`, apiKey, maxRetries: 0 }) };
    const release = model.hold();
    const { id } = await createdOf(leaving, askingSix);
    await until(() => model.asked.length === 1, 'a request runs');
    await gateway.gateway.service(Credentials).revokeKey('default', info.keyId);
    release();
    const batch = await endOf(own, id);
    t.match(batch, { status: 'failed', errors: { data: [{ code: 'key_revoked' }] }, request_counts: { completed: 1 } });
    t.match((await linesIn(own, batch.error_file_id))[0], { custom_id: 'b', error: { code: 'key_revoked' } });
  });

  await t.test('batches of messages', async (t) => {
    const { messages } = own;
    const params = (text: string, more: object = {}): Anthropic.MessageCreateParamsNonStreaming => ({
      model: 'scripted',
      max_tokens: 50,
      messages: [{ role: 'user', content: text }],
      ...more,
    });
    const requests = [
      { custom_id: 'one', params: params('Hello') },
      { custom_id: 'unknown', params: params('Hello', { model: 'nobody/has-it' }) },
    ];
    const release = model.hold();
    const created = await messages.create({ requests });
    t.match(created, {
      id: /^msgbatch_[0-9a-f]{32}$/,
      processing_status: 'in_progress',
      request_counts: { processing: 2, succeeded: 0 },
      results_url: null,
    });
    await rejects(t, messages.delete(created.id), TooEarly, { status: 409 });
    release();
    const ended = (id: string): Promise<void> =>
      until(async () => (await messages.retrieve(id)).processing_status === 'ended', `${id} ends`);
    await ended(created.id);
    t.match(await messages.retrieve(created.id), {
      request_counts: { processing: 0, succeeded: 1, errored: 1 },
      ended_at: /Z$/,
    });
    const results: unknown[] = [];
    for await (const result of await messages.results(created.id)) results.push(result);
    t.match(results, [
      { custom_id: 'one', result: { type: 'succeeded', message: { content: [{ text: 'Hello!' }] } } },
      {
        custom_id: 'unknown',
        result: { type: 'errored', error: { type: 'error', error: { type: 'not_found_error' } } },
      },
    ]);

    const releaseSecond = model.hold();
    const second = await messages.create({ requests: six.map((text) => ({ custom_id: text, params: params(text) })) });
    await until(() => model.asked.length > 0, 'a request runs');
    t.match(await messages.cancel(second.id), { processing_status: 'canceling', cancel_initiated_at: /Z$/ });
    releaseSecond();
    await ended(second.id);
    const { request_counts: counts } = await messages.retrieve(second.id);
    t.match(counts, { succeeded: 1, canceled: 5 });

    const listed: string[] = [];
    for await (const { id } of messages.list({ limit: 1 })) listed.push(id);
    t.strictSame(listed, [second.id, created.id]);
    t.match((await messages.list({ before_id: created.id })).data, [{ id: second.id }]);
    await rejects(t, colleague.messages.results(created.id), NoMessages);
    t.match(await messages.delete(created.id), { id: created.id, type: 'message_batch_deleted' });
    await rejects(t, messages.retrieve(created.id), NoMessages);
    const twice = { requests: [requests[0], requests[0]] } as Anthropic.Messages.BatchCreateParams;
    await rejects(t, messages.create(twice), Anthropic.BadRequestError, { status: 400 });
  });
});
