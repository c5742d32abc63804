import { test } from 'tap';
import {
  type ChatCall,
  type Connection,
  type Exchange,
  type ExchangeNote,
  GatewayError,
  type InferenceCall,
  type Message,
  type PromptReference,
  type ToolFunction,
  type ToolFunctions,
} from '../../../core/api/index.js';
import { testConnection } from '../../../core/testkit/index.js';
import { sampleVersion } from '../fixtures/sample-version.js';
import type { Prompt } from '../prompt.js';
import { type KnownPrompts, renderIntoCall } from './render-into-call.js';

const functions: ToolFunctions = {
  list: () => [told],
  find: (name) => (name === told.tool.name ? told : undefined),
};
const told: ToolFunction = {
  tool: { name: 'sys_tell', inputSchema: {} },
  run: async () => ({}),
  insert: async ({ call }) => `told of ${call.messages.length}: {{who}}`,
};

const boundId = '01900000-0000-7000-8000-0000000000b0';
const otherId = '01900000-0000-7000-8000-0000000000c0';
const user: Message = { role: 'user', content: [{ type: 'text', text: 'Hi' }] };

const versions = [
  sampleVersion('One {{who}}', { who: 'string?' }, ['old', 'both']),
  sampleVersion('Two {{who}}', { who: 'string?' }, ['both']),
  sampleVersion('Three {{who}}', { who: 'string?' }),
];
const bound = promptOf(boundId, 'bound', versions);
const other = promptOf(otherId, 'other', [sampleVersion('Other {{who}}', {}, ['both'])]);

function promptOf(promptId: string, name: string, all: Prompt['versions']): Prompt {
  const active = all[1] ?? (all[0] as Prompt['active']);
  const { organizationId } = testConnection;
  const now = new Date(0);
  return { promptId, organizationId, name, description: '', createdAt: now, updatedAt: now, versions: all, active };
}

const known: KnownPrompts = {
  get: (organizationId, promptId) =>
    [bound, other].find((prompt) => prompt.organizationId === organizationId && prompt.promptId === promptId),
  find: () => Promise.reject(new Error('nothing is looked up')),
};

/** Renders as for an exchange with this connection, and says what was noted. */
function render(
  call: InferenceCall,
  connection: Connection | undefined,
  prompts: KnownPrompts,
  noted: ExchangeNote[] = [],
) {
  const notes = { add: (_exchange: unknown, note: ExchangeNote) => void noted.push(note), of: () => noted };
  return renderIntoCall(call, { connection } as Exchange, { prompts, notes, functions });
}

function callWith(prompt?: PromptReference): ChatCall {
  const call = { kind: 'chat', model: 'm', messages: [user], stream: false, includeUsage: false, sampling: {} };
  return { ...call, ...(prompt ? { prompt } : {}) } as unknown as ChatCall;
}

/** The texts before the message in the rendered call. */
async function ahead(promptId: string | null, prompt?: PromptReference): Promise<string | undefined> {
  const call = (await render(callWith(prompt), { ...testConnection, promptId }, known)) as ChatCall;
  if (call.prompt !== undefined) throw new Error('the reference is still there');
  const [system, ...rest] = call.messages;
  if (system === user) return undefined;
  if (rest.length !== 1 || rest[0] !== user || system?.role !== 'system') throw new Error('one message was expected');
  const [block] = system.content;
  return block?.type === 'text' ? block.text : undefined;
}

await test('a call without a template stays the same object', async (t) => {
  const unbound: Connection = { ...testConnection, promptId: null };
  t.equal(render(callWith(), unbound, known), undefined);
  t.equal(render(callWith({ id: otherId, variables: {} }), undefined, known), undefined, 'no connection');
  const embedding = { kind: 'embedding', model: 'm', inputs: ['x'] } as unknown as InferenceCall;
  t.equal(render(embedding, { ...testConnection, promptId: boundId }, known), undefined, 'embeddings');
});

await test('versions are rendered in a defined order', async (t) => {
  const who = { who: 'Ada' };
  const [first, , third] = versions.map(({ versionId }) => versionId);
  const cases: readonly (readonly [string, string | null, PromptReference | undefined, string])[] = [
    ['the bound one is active', boundId, undefined, 'Two '],
    ['values alone are for the bound one', boundId, { variables: who }, 'Two Ada'],
    ['a version of the bound one by name', boundId, { version: bound.versions[0]?.name, variables: who }, 'One Ada'],
    ['by id', boundId, { version: third, variables: who }, 'Three Ada'],
    ['by id in capitals', boundId, { id: boundId.toUpperCase(), version: first?.toUpperCase(), variables: {} }, 'One '],
    ['the newest with a label', boundId, { label: 'both', variables: {} }, 'Two '],
    ['an older one that alone has it', boundId, { label: 'old', variables: {} }, 'One '],
    ['the bound one by its id, once', boundId, { id: boundId, variables: who }, 'Two Ada'],
    ['one that is not bound', null, { id: otherId, variables: who }, 'Other Ada'],
    ['another one behind the bound one', boundId, { id: otherId, variables: who }, 'Two Ada\n\nOther Ada'],
    [
      'a label is of the one that is asked for',
      boundId,
      { id: otherId, label: 'both', variables: who },
      'Two Ada\n\nOther Ada',
    ],
  ];
  for (const [title, promptId, reference, expected] of cases) {
    t.equal(await ahead(promptId, reference), expected, title);
  }
});

await test('a template that renders to nothing adds no message', async (t) => {
  const empty = promptOf(otherId, 'empty', [sampleVersion(' {{x}}\n', { x: 'string?' })]);
  const call = callWith({ id: otherId, variables: {} });
  const rendered = (await render(call, testConnection, { ...known, get: () => empty })) as ChatCall;
  t.strictSame(rendered.messages, [user]);
  t.equal(rendered.prompt, undefined);
});

await test('a rendering error is reported with its field', async (t) => {
  const unknownId = '01900000-0000-7000-8000-0000000000ff';
  const cases: readonly (readonly [
    string | null,
    PromptReference,
    { code: string; field: string; message?: string },
  ])[] = [
    [null, { variables: {} }, { code: 'GW_REQUEST_INVALID', field: 'prompt.id' }],
    [null, { id: unknownId, variables: {} }, { code: 'GW_PROMPT_UNKNOWN', field: 'prompt.id', message: unknownId }],
    [null, { id: 'x', variables: {} }, { code: 'GW_PROMPT_UNKNOWN', field: 'prompt.id' }],
    [
      boundId,
      { version: 'v99', variables: {} },
      { code: 'GW_PROMPT_VERSION_UNKNOWN', field: 'prompt.version', message: 'template "bound" has no version "v99"' },
    ],
    [
      boundId,
      { version: 'V-1', variables: {} },
      { code: 'GW_PROMPT_VERSION_UNKNOWN', field: 'prompt.version', message: 'Did you mean "v1"?' },
    ],
    [
      null,
      { id: otherId, label: 'old', variables: {} },
      { code: 'GW_PROMPT_VERSION_UNKNOWN', field: 'prompt.label', message: 'no version with the label "old"' },
    ],
    [null, { id: otherId, variables: {} }, { code: 'GW_PROMPT_VARIABLES', field: 'prompt.variables.who' }],
  ];
  for (const [promptId, reference, expected] of cases) {
    await t.rejects(ahead(promptId, reference), { ...expected, status: 400 });
  }
});

await test('a bound template that is not in memory yet is looked up once; a deleted one is an error', async (t) => {
  const lookups: string[] = [];
  const late = (found: Prompt | undefined): KnownPrompts => ({
    get: () => undefined,
    find(_organizationId, promptId) {
      lookups.push(promptId);
      return Promise.resolve(found);
    },
  });
  const connection = { ...testConnection, promptId: boundId };
  const rendered = (await render(callWith(), connection, late(bound))) as ChatCall;
  t.equal(rendered.messages.length, 2);
  t.strictSame(lookups, [boundId]);
  await t.rejects(async () => render(callWith(), connection, late(undefined)), {
    code: 'GW_PROMPT_UNKNOWN',
    message: 'The connection is bound to it',
  });
});

await test('every rendered version is noted in the exchange', async (t) => {
  const noted: ExchangeNote[] = [];
  const connection = { ...testConnection, promptId: boundId };
  await render(callWith({ id: otherId, variables: { who: 'x' } }), connection, known, noted);
  t.strictSame(
    noted,
    [bound, other].map(({ active: { promptId, versionId } }) => ({ kind: 'prompt', promptId, versionId })),
  );
  await t.rejects(async () => render(callWith({ id: otherId, variables: { no: 1 } }), connection, known, noted));
  t.equal(noted.length, 2, 'nothing of a call that is refused');
});

await test('a function named in a template is called once, and its result is not interpreted as a template', async (t) => {
  const version = sampleVersion('{{sys_tell}} / {{who}} / {{sys_tell}}', { who: 'string?' });
  const prompts: KnownPrompts = { ...known, get: () => promptOf(boundId, 'bound', [version, version]) };
  const connection = { ...testConnection, promptId: boundId };
  const call = { kind: 'chat', messages: [user], sampling: {} } as unknown as ChatCall;
  const notes = { add: () => undefined, of: () => [] };
  const result = await renderIntoCall(call, { connection } as Exchange, { prompts, notes, functions });
  t.match(result, { messages: [{ content: [{ text: 'told of 1: {{who}} /  / told of 1: {{who}}' }] }, user] });
});

await test('the refusal of a function that a template names says which template it is', async (t) => {
  const refuse = (): never => {
    throw new GatewayError({ code: 'ACME_OFF', status: 403, field: 'tools', message: '"sys_tell" is switched off.' });
  };
  const refusing: ToolFunctions = { ...functions, find: () => ({ ...told, refuse }) };
  const asked = promptOf(otherId, 'told', [sampleVersion('{{sys_tell}}')]);
  const prompts: KnownPrompts = { ...known, get: (_, promptId) => (promptId === otherId ? asked : bound) };
  const connection = { ...testConnection, promptId: boundId };
  const notes = { add: () => undefined, of: () => [] };
  const call = callWith({ id: otherId, variables: {} });
  await t.rejects(
    async () => renderIntoCall(call, { connection } as Exchange, { prompts, notes, functions: refusing }),
    { code: 'ACME_OFF', status: 403, field: 'prompt', message: /template "told" .*"sys_tell" is switched off\./ },
  );
});

await test('an unknown function is refused by name', async (t) => {
  const version = sampleVersion('{{sys_dream}}');
  const prompts: KnownPrompts = { ...known, get: () => promptOf(boundId, 'bound', [version, version]) };
  const connection = { ...testConnection, promptId: boundId };
  const call = { kind: 'chat', messages: [user], sampling: {} } as unknown as ChatCall;
  const notes = { add: () => undefined, of: () => [] };
  await t.rejects(async () => renderIntoCall(call, { connection } as Exchange, { prompts, notes, functions }), {
    code: 'GW_PROMPT_VARIABLES',
    message: /template "bound" .*"sys_dream".*"sys_tell"/s,
  });
});
