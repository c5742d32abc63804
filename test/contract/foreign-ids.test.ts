import { type Test, test } from 'tap';
import type { JsonObject } from '../../core/api/index.js';
import { ApiDocument, type ApiOperation, filled } from '../fixtures/api/api-document.js';
import { type Asked, type ManagementGateway, startManagementGateway } from '../fixtures/gateways/management-gateway.js';
import { type OneOfEverything, oneOfEverything } from '../fixtures/stored-data/one-of-everything.js';

/** An unknown id. */
const nowhere = '01900000-0000-7000-8000-000000000000';

type Ids = Readonly<Record<string, string>>;

/** The places of a request that can contain the id of an organization's resource. */
type Place =
  | { readonly in: 'path' | 'query' | 'body' | 'items' | 'header'; readonly name: string; readonly id: string }
  | { readonly in: 'base path' | 'prompt'; readonly id: string };

/** The request of an operation besides ids, and the places of ids. */
interface Case {
  readonly body?: JsonObject | ((own: Ids) => JsonObject);
  readonly places: readonly Place[];
  /** The model in the path; the demo model when absent. */
  readonly model?: string;
}

const path = (...names: readonly string[]): Place[] => names.map((name) => ({ in: 'path', name, id: name }));
const query = (name: string, id = name): Place => ({ in: 'query', name, id });
const body = (name: string, id = name): Place => ({ in: 'body', name, id });
const items = (name: string, id: string): Place => ({ in: 'items', name, id });

/** How an app chooses a connection. */
const connection: readonly Place[] = [
  { in: 'header', name: 'x-connection-id', id: 'connectionId' },
  { in: 'base path', id: 'connectionId' },
];
const header = connection.slice(0, 1);
const prompt: Place = { in: 'prompt', id: 'promptId' };
const messages = [{ role: 'user', content: 'Hello' }];
const ask: JsonObject = { model: 'demo', messages };
const chat: Case = { body: ask, places: [...connection, prompt] };
const none: Case = { places: [] };
const file = { fileName: 'a.txt', fileExtension: 'txt', fileSizeKb: 1 };
const policy = { type: 'pii_detection', action: 'audit' };

/** Every operation; a new one fails the test until it has a line here. */
const cases: Readonly<Record<string, Case>> = {
  // Whoever has a signed URL may use it; the signature covers the folder and the name.
  uploadObject: none,
  downloadObject: none,
  getOpenApiDocument: none,
  getHealth: none,
  getReadiness: none,
  getApiReference: none,
  getDashboard: none,
  getFavicon: none,
  getManagementPage: none,
  getManagementPageFile: none,
  getManagementPageSettings: none,
  getCaller: none,
  createApiKey: {
    body: { name: 'new' },
    places: [items('connectionIds', 'connectionId'), body('defaultConnectionId', 'connectionId')],
  },
  listApiKeys: none,
  getApiKey: { places: path('keyId') },
  updateApiKey: { body: { spendingLimit: 1 }, places: path('keyId') },
  getApiKeySpending: { places: path('keyId') },
  revokeApiKey: { places: path('keyId') },
  createAccessToken: { body: { subject: 'new', role: 'viewer' }, places: [] },
  listAccessTokens: none,
  revokeAccessToken: { places: path('tokenId') },
  listAuditEntries: { places: [query('resourceId', 'connectionId'), query('resourceId', 'promptId')] },
  createConnection: { body: { name: 'new' }, places: [body('promptId')] },
  listConnections: none,
  getConnection: { places: path('connectionId') },
  getConnectionSpending: { places: path('connectionId') },
  getOrganizationSpending: none,
  listEndUserSpending: { places: [query('endUserId', 'end_user_id')] },
  getCostReport: { places: [query('connectionId'), query('keyId')] },
  updateConnection: { body: { disabled: false }, places: [...path('connectionId'), body('promptId')] },
  deleteConnection: { places: path('connectionId') },
  listPolicyTypes: none,
  testPolicy: { body: { ...policy, text: 'Hello' }, places: [] },
  listPolicies: { places: path('connectionId') },
  createPolicy: { body: policy, places: path('connectionId') },
  updatePolicy: { body: { disabled: false }, places: path('connectionId', 'policyId') },
  deletePolicy: { places: path('connectionId', 'policyId') },
  listPrompts: none,
  createPrompt: { body: { name: 'new', template: 'Hello' }, places: [] },
  getPrompt: { places: path('promptId') },
  updatePrompt: { body: { description: '' }, places: path('promptId') },
  deletePrompt: { places: path('promptId') },
  createPromptVersion: { body: { template: 'Hello', activate: false }, places: path('promptId') },
  activatePromptVersion: { places: path('promptId', 'versionId') },
  updatePromptVersion: { body: { labels: [] }, places: path('promptId', 'versionId') },
  // Models belong to the gateway; that switches are kept apart has a test in isolation.test.ts.
  listModels: none,
  updateModel: none,
  querySessionHistory: { body: {}, places: [body('end_user_id')] },
  queryMessageHistory: {
    body: { date_from: '2020-01-01' },
    places: [
      body('message_id'),
      body('trace_id'),
      body('session_id'),
      body('connection_id', 'connectionId'),
      body('key_id', 'keyId'),
      body('end_user_id'),
    ],
  },
  exportMessageHistory: {
    places: [
      query('message_id'),
      query('trace_id'),
      query('session_id'),
      query('connection_id', 'connectionId'),
      query('key_id', 'keyId'),
      query('end_user_id'),
    ],
  },
  getUsageReport: {
    places: [query('connection_id', 'connectionId'), query('key_id', 'keyId'), query('end_user_id')],
  },
  getMessageBodies: { places: path('message_id') },
  getTraceSearches: { places: path('trace_id') },
  submitFeedback: { body: { value: 5 }, places: path('trace_id') },
  listFeedback: { places: [query('trace_id'), query('connection_id', 'connectionId')] },
  getFeedbackAverages: none,
  createDocumentUploadUrl: { body: { fileName: 'a.txt', contentType: 'text/plain' }, places: header },
  listDocuments: { places: header },
  getDocumentStatuses: {
    body: ({ documentIdentifier = '' }) => ({ documentIdentifiers: [documentIdentifier] }),
    places: [...header, items('documentIdentifiers', 'documentIdentifier')],
  },
  updateDocument: {
    body: ({ documentIdentifier = '' }) => ({ key: documentIdentifier, classification: 'internal', tags: '' }),
    places: [...header, body('key', 'documentIdentifier')],
  },
  createDocumentDownloadUrl: {
    body: ({ documentIdentifier = '' }) => ({ documentIdentifier, contentType: 'text/plain' }),
    places: [...header, body('documentIdentifier')],
  },
  finalizeDocumentUpload: { body: ({ key = '' }) => ({ ...file, key }), places: [...header, body('key')] },
  processDocuments: {
    body: {},
    places: [body('documentIdentifier'), items('documentIdentifiers', 'documentIdentifier')],
  },
  searchDocuments: {
    body: { search_phrases: ['text'] },
    places: [items('document_identifiers', 'documentIdentifier')],
  },
  deleteDocument: {
    body: ({ documentIdentifier = '' }) => ({ documentIdentifier }),
    places: [...header, body('documentIdentifier')],
  },
  createChat: chat,
  createCompletion: chat,
  createChatCompletion: chat,
  createResponse: {
    body: { model: 'demo', input: 'Hello' },
    places: [...connection, prompt, body('previous_response_id')],
  },
  compactResponse: {
    body: { model: 'demo', input: 'Hello' },
    places: [...connection, prompt, body('previous_response_id')],
  },
  countResponseTokens: {
    body: { model: 'demo', input: 'Hello' },
    places: [...connection, body('previous_response_id')],
  },
  connectResponses: { places: connection },
  getResponse: { places: [...connection, ...path('response_id')] },
  deleteResponse: { places: [...connection, ...path('response_id')] },
  listResponseInputItems: { places: [...connection, ...path('response_id')] },
  cancelResponse: { body: {}, places: [...connection, ...path('response_id')] },
  sendMcpMessage: { body: { jsonrpc: '2.0', id: 1, method: 'tools/list' }, places: connection },
  createMessage: { body: { ...ask, max_tokens: 9 }, places: [...connection, prompt] },
  createTextCompletion: { body: { model: 'demo', prompt: 'Hello' }, places: connection },
  createEmbeddings: { body: { model: 'demo-embedding', input: 'Hello' }, places: connection },
  createModeration: { body: { model: 'demo', input: 'Hello' }, places: connection },
  rerank: { body: { model: 'demo', query: 'q', documents: ['d'] }, places: connection },
  rerankV2: { body: { model: 'demo', query: 'q', documents: ['d'] }, places: connection },
  createImage: { body: { model: 'demo', prompt: 'p' }, places: connection },
  editImage: { body: { model: 'demo', prompt: 'p' }, places: connection },
  createTranscription: { body: { model: 'demo' }, places: connection },
  createTranslation: { body: { model: 'demo' }, places: connection },
  createSpeech: { body: { model: 'demo', input: 'x', voice: 'v' }, places: connection },
  listOpenaiModels: { places: connection },
  getOpenaiModel: { places: connection },
  countMessageTokens: { body: { model: 'demo', messages }, places: connection },
  ...deploymentCases(),
  ...contentCases(''),
  ...contentCases('V1'),
  listContentModels: { places: connection },
  getContentModel: { places: connection },
  ollamaChat: chat,
  ollamaGenerate: { body: { model: 'demo', prompt: 'Hello' }, places: connection },
  ollamaEmbed: { body: { model: 'demo-embedding', input: 'Hello' }, places: connection },
  ollamaEmbedding: { body: { model: 'demo-embedding', prompt: 'Hello' }, places: connection },
  ollamaTags: { places: connection },
  ollamaShow: { body: { model: 'demo' }, places: connection },
  ollamaPs: { places: connection },
  ollamaVersion: none,
};

/** The operations in Azure's form. */
function deploymentCases(): Readonly<Record<string, Case>> {
  const places = connection;
  return {
    createChatCompletionOfDeployment: chat,
    createTextCompletionOfDeployment: { body: { prompt: 'Hello' }, places },
    createEmbeddingsOfDeployment: { body: { input: 'Hello' }, places, model: 'demo-embedding' },
    createImageOfDeployment: { body: { prompt: 'p' }, places },
    editImageOfDeployment: { body: {}, places },
    createSpeechOfDeployment: { body: { input: 'x', voice: 'v' }, places },
    createTranscriptionOfDeployment: { body: {}, places },
    createTranslationOfDeployment: { body: {}, places },
  };
}

/** The operations of a dialect that has the model in the path, in each of its versions. */
function contentCases(version: string): Readonly<Record<string, Case>> {
  const content = { parts: [{ text: 'Hello' }] };
  const asked = { body: { contents: [content] }, places: [...connection, prompt] };
  const embedding = { places: connection, model: 'demo-embedding' };
  return {
    [`generateContent${version}`]: asked,
    [`streamGenerateContent${version}`]: asked,
    [`countContentTokens${version}`]: { ...asked, places: connection },
    [`embedContent${version}`]: { ...embedding, body: { content } },
    [`batchEmbedContents${version}`]: { ...embedding, body: { requests: [{ content }] } },
  };
}

function alsoOfDeployments(operations: readonly string[]): readonly string[] {
  return [...operations, ...operations.map((name) => `${name}OfDeployment`)];
}

/** Operations that are always refused, and with what. */
const refusals: Readonly<Record<string, string>> = {
  cancelResponse: 'unsupported_parameter',
  ...Object.fromEntries(
    ['createModeration', 'rerank', 'rerankV2', ...alsoOfDeployments(['createImage', 'createSpeech'])].map((name) => [
      name,
      'GW_REQUEST_UNSUPPORTED',
    ]),
  ),
  // They take forms.
  ...Object.fromEntries(
    alsoOfDeployments(['editImage', 'createTranscription', 'createTranslation']).map((name) => [
      name,
      'GW_REQUEST_INVALID',
    ]),
  ),
  connectResponses: 'GW_METHOD_NOT_ALLOWED',
  // The document has no text.
  searchDocuments: 'GW_SEARCH_NO_MATCH',
};

/** Operations that answer about any name, and what they say about an unknown one. */
const aboutNothing: Readonly<Record<string, string>> = { listEndUserSpending: '"limit":null,"spent":0,"held":0,' };

/** Fields and parameters with these names refer to something. */
const isReference = /(?:id|ids|identifier|identifiers|^key)$/i;
/** What only looks so, everywhere or in one operation: models are the gateway's own, and these name nothing that is stored. */
const noReferences = new Set(['modelId', 'safety_identifier', 'session_id', 'connectionId', 'sendMcpMessage id']);

interface World {
  readonly gateway: ManagementGateway;
  readonly operations: readonly ApiOperation[];
  readonly document: ApiDocument;
  readonly ours: OneOfEverything;
  readonly theirs: OneOfEverything;
}

await test('ids of another organization', async (t) => {
  const gateway = await startManagementGateway(t);
  const document = await ApiDocument.of(gateway);
  const { operations } = document;
  const ours = await oneOfEverything(gateway, 'default');
  const world = { gateway, operations, document, ours, theirs: await oneOfEverything(gateway, 'other') };
  await t.test('every operation has a case, with each of its references', async (t) => testTable(t, world));
  await t.test('the responses are the same as for unknown ids, and nothing is changed', (t) => testForeign(t, world));
  await t.test('sessions, end users and traces with the same id are kept apart', (t) => testChosen(t, world));
  await t.test('their owner can use them', (t) => testOwner(t, world));
});

function testTable(t: Test, { operations, document }: World): void {
  t.strictSame(Object.keys(cases).toSorted(), operations.map(({ operationId }) => operationId).toSorted());
  for (const operation of operations) {
    const named = [
      ...operation.pathParameters,
      ...Object.keys(operation.query),
      ...Object.keys(document.follow(operation.body ?? {}).properties ?? {}),
    ].filter((name) => isReference.test(name));
    const places = cases[operation.operationId]?.places ?? [];
    const covered = new Set(places.flatMap((place) => ('name' in place ? [place.name] : [])));
    const { operationId } = operation;
    const missing = named.filter(
      (name) => !covered.has(name) && !noReferences.has(name) && !noReferences.has(`${operationId} ${name}`),
    );
    t.strictSame(missing, [], operation.operationId);
  }
}

async function testForeign(t: Test, { gateway, operations, ours, theirs }: World): Promise<void> {
  const before = await stateOf(theirs, operations);
  for (const operation of operations) {
    const { places } = caseOf(operation);
    for (const place of places) {
      const name = `${operation.operationId}: ${place.in} ${'name' in place ? place.name : ''}`;
      const foreign = theirs.ids[place.id] as string;
      const answer = await send(gateway, ours, operation, [place], { ...ours.ids, [place.id]: foreign });
      const unknown = await send(gateway, ours, operation, [place], { ...ours.ids, [place.id]: nowhere });
      t.equal(comparable(answer, foreign), comparable(unknown, nowhere), `${name}: as if it were not there`);
      const nothing = aboutNothing[operation.operationId];
      const saysNothing = nothing === undefined ? isEmpty(answer) : answer.text.includes(nothing);
      t.ok(answer.status >= 400 || saysNothing, `${name}: ${answer.status} ${answer.text.slice(0, 200)}`);
      const seen = Object.entries(theirs.ids).filter(([, id]) => id !== foreign && answer.text.includes(id));
      t.strictSame(seen, [], `${name}: nothing of theirs`);
    }
  }
  t.strictSame(await stateOf(theirs, operations), before);
}

async function testChosen(t: Test, { gateway, operations, ours, theirs }: World): Promise<void> {
  const before = await stateOf(theirs, operations);
  const { session_id, end_user_id, trace_id = '' } = theirs.ids;
  const { status, body: answered } = await gateway.ask('POST', '/v1/inference/chat', {
    as: 'nobody',
    headers: { 'x-api-key': ours.key, traceparent: `00-${trace_id}-00f067aa0ba902b7-01` },
    body: { model: 'demo', messages: [{ role: 'user', content: 'Ours' }], session_id, parameters: { end_user_id } },
  });
  t.equal(status, 200);
  t.match(answered, { trace_id });
  const found = await ours.ask('POST', '/v1/management/reporting/messages/history', { session_id });
  t.match(found.body, { total: 1, messages: [{ trace_id, input_text: 'Ours' }] });
  t.equal((await ours.ask('POST', `/v1/management/reporting/trace/feedback/${trace_id}`, { value: 1 })).status, 200);
  t.match((await ours.ask('GET', `/v1/management/reporting/feedback?trace_id=${trace_id}`)).body, { totalCount: 1 });
  t.strictSame(await stateOf(theirs, operations), before);
}

/** The same requests are valid ones: otherwise the answers above would say nothing. */
async function testOwner(t: Test, { gateway, operations, theirs }: World): Promise<void> {
  const order = ['POST', 'GET', 'PUT', 'DELETE'];
  const rank = ({ method, operationId }: ApiOperation): number =>
    order.indexOf(method) + Number(operationId === 'deleteConnection') + Number(operationId.startsWith('revoke'));
  for (const operation of operations.toSorted((a, b) => rank(a) - rank(b))) {
    const { places } = caseOf(operation);
    const last = places.at(-1);
    if (!last) continue;
    const { status, text } = await send(gateway, theirs, operation, [last], theirs.ids);
    // Another case has bound the template to a connection.
    const isBound = operation.operationId === 'deletePrompt' && text.includes('GW_PROMPT_IN_USE');
    const refusal = refusals[operation.operationId];
    const isUnsupported = refusal !== undefined && text.includes(refusal);
    t.ok(status < 300 || isBound || isUnsupported, `${operation.operationId}: ${status} ${text.slice(0, 200)}`);
  }
}

function caseOf({ operationId }: ApiOperation): Case {
  return cases[operationId] ?? none;
}

/** Sends the request of a case as this caller, with the caller's own ids except in these places. */
function send(
  gateway: ManagementGateway,
  sender: OneOfEverything,
  operation: ApiOperation,
  places: readonly Place[],
  ids: Ids,
): Promise<Asked> {
  const headers: Record<string, string> =
    operation.access === 'key' ? { 'x-api-key': sender.key } : { authorization: `Bearer ${sender.token}` };
  const own: Record<string, string> = { ...sender.ids, model: caseOf(operation).model ?? 'demo', modelId: 'demo' };
  for (const place of places) if (place.in === 'path') own[place.name] = ids[place.id] as string;
  let target = filled(operation.path, own);
  const { body: given } = caseOf(operation);
  let sent = typeof given === 'function' ? given(sender.ids) : given;
  for (const place of places) {
    const id = ids[place.id] as string;
    if (place.in === 'query') target += `?${place.name}=${encodeURIComponent(id)}`;
    if (place.in === 'body') sent = { ...sent, [place.name]: id };
    if (place.in === 'items') sent = { ...sent, [place.name]: [id] };
    if (place.in === 'prompt') sent = { ...sent, prompt: { id, variables: { tone: 'kind' } } };
    if (place.in === 'header') headers[place.name] = id;
    if (place.in === 'base path') target = `/c/${id}${target}`;
  }
  return gateway.ask(operation.method, target, {
    as: 'nobody',
    headers,
    ...(sent === undefined ? {} : { body: sent }),
  });
}

/** An answer in which the asked id and the request's own are taken out. */
function comparable({ status, text }: Asked, id: string): string {
  return `${status} ${text.replaceAll(id, '<id>').replace(/"request_?id":"[^"]*"/i, '')}`;
}

/** Whether a filter has found nothing. */
function isEmpty({ text, body: answered }: Asked): boolean {
  if (text === '') return true;
  const lists = Object.values((answered ?? {}) as JsonObject).filter(Array.isArray);
  return lists.length > 0 && lists.every((list) => list.length === 0);
}

/** An organization's own data. Without its audit trail, which changes when bodies are read. */
async function stateOf(owner: OneOfEverything, operations: readonly ApiOperation[]): Promise<readonly string[]> {
  const states: string[] = [];
  for (const operation of operations) {
    if (operation.access !== 'bearer' || operation.method !== 'GET') continue;
    const { text } = await owner.ask('GET', filled(operation.path, owner.ids));
    if (operation.operationId !== 'listAuditEntries') states.push(`${operation.operationId} ${text}`);
  }
  const { text } = await owner.ask('POST', '/v1/management/reporting/sessions/history', {});
  return [...states, text];
}
