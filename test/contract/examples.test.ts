import { type Test, test } from 'tap';
import type { Plugin, RouteExample } from '../../core/api/index.js';
import type { TestPlugin } from '../../core/testkit/index.js';
import {
  imageExamples,
  moderationExamples,
  rerankExamples,
  speechExamples,
  transcriptionExamples,
} from '../../plugins/openai-api/tasks/task-examples.js';
import providerOpenai from '../../plugins/provider-openai/plugin.js';
import { ApiDocument, type ApiOperation, filled } from '../fixtures/api/api-document.js';
import { withRealIds } from '../fixtures/api/with-real-ids.js';
import { until } from '../fixtures/components/until.js';
import { documentsOf } from '../fixtures/documents/documents.js';
import { formOf, wavOf } from '../fixtures/clients/recordings.js';
import { type ManagementGateway, startManagementGateway } from '../fixtures/gateways/management-gateway.js';
import { httpAnswer, startProviderServer } from '../fixtures/providers/provider-server.js';
import { type OneOfEverything, oneOfEverything, uploadIds } from '../fixtures/stored-data/one-of-everything.js';

/** Members of the example that the answer lacks, or has with another type. Null matches any type. */
function missingIn(answer: unknown, example: unknown, path: string): string[] {
  // The changes of an entry are different each time.
  if (example === null || answer === null || /\.(?:before|after)$/.test(path)) return [];
  if (Array.isArray(example)) {
    if (!Array.isArray(answer)) return [`${path} is no array`];
    return example.length > 0 && answer.length > 0 ? missingIn(answer[0], example[0], `${path}[0]`) : [];
  }
  if (typeof example !== typeof answer) return [`${path} is a ${typeof answer}`];
  if (typeof example !== 'object') return [];
  const given = answer as Readonly<Record<string, unknown>>;
  return Object.entries(example).flatMap(([key, inner]) => missingIn(given[key], inner, `${path}.${key}`));
}

/** An upload of a short recording. */
const recording = formOf({ model: 'whisper-1' }, wavOf(1));
const picture = { name: 'sluice.png', type: 'image/png', field: 'image' };
const edit = formOf({ model: 'gpt-image-1', prompt: 'The same sluice in winter' }, Buffer.from([0x89, 0]), picture);

const note = formOf({ purpose: 'assistants' }, Buffer.from('A note.'), { name: 'note.txt', type: 'text/plain' });
const part = formOf({}, Buffer.from('7 bytes'), { name: 'part', type: 'application/octet-stream', field: 'data' });
/** The forms of operations that do not take a recording. */
const forms: Readonly<Record<string, typeof edit>> = {
  editImage: edit,
  editImageOfDeployment: edit,
  createFile: note,
  createAnthropicFile: note,
  addUploadPart: part,
};

interface Run {
  readonly gateway: ManagementGateway;
  readonly document: ApiDocument;
  readonly things: OneOfEverything;
}

async function runExample(t: Test, run: Run, operation: ApiOperation, example: RouteExample): Promise<void> {
  const { gateway, document, things } = run;
  const name = `${operation.operationId}: ${example.title}`;
  const body = withRealIds(example.body, things.ids);
  if (example.body !== undefined && !operation.takesForm)
    t.equal(document.problemOfBody(operation, body), undefined, `${name}: the body fits`);
  const path = filled(operation.path, withRealIds(example.path ?? {}, things.ids) as Record<string, string>);
  const form = operation.takesForm && (forms[operation.operationId] ?? recording);
  const search = new URLSearchParams(example.query).toString();
  const secret = operation.access === 'key' ? things.key : things.token;
  const answer = await gateway.ask(operation.method, search === '' ? path : `${path}?${search}`, {
    as: 'nobody',
    headers: { authorization: `Bearer ${secret}`, ...(form ? form.headers : {}) },
    body: form ? form.body : body,
  });
  t.equal(answer.status, example.status, `${name}: ${answer.text.slice(0, 300)}`);
  t.equal(document.problemOf(operation, answer), undefined, `${name}: the answer fits`);
  if (example.reply === undefined) return;
  const shown = { ...answer, status: example.status, text: JSON.stringify(example.reply) };
  t.equal(document.problemOf(operation, shown), undefined, `${name}: the documented answer fits`);
  const missing = missingIn(JSON.parse(answer.text), example.reply, 'reply');
  t.strictSame(missing, [], `${name}: the answer has what the example shows`);
}

/** The document that the example searches find. */
async function findableDocument({ gateway, things }: Run): Promise<void> {
  const app = documentsOf(gateway, { 'x-api-key': things.key });
  const text = 'Everybody has 30 days of vacation a year. Vacation is asked for two weeks ahead.';
  const id = await app.make(text, { fileName: 'handbook.txt' });
  await until(async () => {
    const { text: status } = await app.ask('POST', '/status', { documentIdentifiers: [id] });
    return status.includes('completed');
  }, 'the document is processed');
}

function anotherUpload({ gateway, things }: Run): Promise<Record<string, string>> {
  return uploadIds(async (path, body, headers) => {
    const made = await gateway.ask('POST', path, {
      as: 'nobody',
      headers: { authorization: `Bearer ${things.key}`, ...headers },
      body,
    });
    return (made.body as { readonly id: string }).id;
  });
}

/** The results that the example fetches. */
async function endedBatch({ gateway, things: { key, ids } }: Run): Promise<void> {
  const headers = { 'x-api-key': key };
  await until(async () => {
    const path = `/v1/messages/batches/${ids['message_batch_id']}`;
    return (await gateway.ask('GET', path, { as: 'nobody', headers })).text.includes('"ended"');
  }, 'the batch has ended');
}

/** Apps come first, before anything is switched off; what deletes comes last, and what is inside of something else before it. */
function byOrderOfUse(a: ApiOperation, b: ApiOperation): number {
  const rank = ({ access, method }: ApiOperation): number => {
    if (method === 'DELETE') return access === 'key' ? 3 : 4;
    return access === 'key' ? 0 : 1;
  };
  return rank(a) - rank(b) || (rank(a) >= 3 ? b.path.length - a.path.length : 0);
}

/** A server for the operations that the demo model does not serve: it answers as their examples show. */
async function taskProvider(t: Test): Promise<TestPlugin> {
  const replies: Readonly<Record<string, unknown>> = {
    '/v1/moderations': moderationExamples[0]?.reply,
    '/v1/rerank': rerankExamples[0]?.reply,
    '/v1/images/generations': imageExamples[0]?.reply,
    '/v1/images/edits': imageExamples[0]?.reply,
    '/v1/audio/transcriptions': transcriptionExamples[0]?.reply,
    '/v1/audio/translations': transcriptionExamples[0]?.reply,
  };
  const { url } = await startProviderServer(t, ({ socket, path }) => {
    const reply = replies[path];
    const sound = httpAnswer(200, 'sound', { 'content-type': 'audio/mpeg' });
    socket.write(reply === undefined ? sound : httpAnswer(200, JSON.stringify(reply)));
  });
  const examples = [
    ...moderationExamples,
    ...rerankExamples,
    ...imageExamples,
    ...speechExamples,
    ...transcriptionExamples,
  ];
  const models = examples.map(({ body }) => (body as { readonly model: string }).model);
  return { plugin: providerOpenai as Plugin, config: { baseUrl: `${url}/v1`, models } };
}

await test('every operation has examples, and each example works as documented', async (t) => {
  const gateway = await startManagementGateway(t, {
    plugins: [await taskProvider(t)],
    settings: { jobs: { run: 'here' } },
    config: { documents: { processing: { children: 1 } } },
  });
  const document = await ApiDocument.of(gateway);
  const bare = document.operations.filter(({ access, examples }) => access !== 'public' && examples.length === 0);
  const names = bare.map(({ operationId }) => operationId);
  t.strictSame(names, [], 'operations without an example');
  const run = { gateway, document, things: await oneOfEverything(gateway, 'examples') };
  await findableDocument(run);
  await endedBatch(run);
  for (const operation of document.operations.toSorted(byOrderOfUse)) {
    const { ids } = run.things;
    // What is completed cannot be cancelled any more, nor what is deleted be deleted by another operation.
    if (operation.operationId === 'cancelUpload') Object.assign(ids, await anotherUpload(run));
    if (operation.operationId === 'deleteFile') Object.assign(ids, { file_id: ids['second_file_id'] });
    for (const example of operation.examples) await runExample(t, run, operation, example);
  }
});
