import { type Test, test } from 'tap';
import {
  Credentials,
  type JsonObject,
  type JsonValue,
  parseJson,
  type Plugin,
  stringifyJson,
} from '../../../core/api/index.js';
import providerAnthropic from '../../../plugins/provider-anthropic/plugin.js';
import providerBedrock from '../../../plugins/provider-bedrock/plugin.js';
import providerGoogle from '../../../plugins/provider-google/plugin.js';
import providerOpenai from '../../../plugins/provider-openai/plugin.js';
import { bindPrompt } from '../../fixtures/api/bind-prompt.js';
import {
  type ClientAnswer,
  type ClientDialect,
  conversationDialects,
  pathOf,
  readClientAnswer,
  requestOf,
} from '../../fixtures/clients/client-dialects.js';
import { type ManagementGateway, startManagementGateway } from '../../fixtures/gateways/management-gateway.js';
import {
  httpAnswer,
  httpChunks,
  type ProviderServer,
  startProviderServer,
} from '../../fixtures/providers/provider-server.js';
import {
  answerText,
  type ProviderDialect,
  providerDialects,
  streamOf,
  streamTypes,
  textAnswers,
} from '../../fixtures/providers/recorded-answers.js';

/* Prompt templates on their way through the chain: from every dialect to every provider, looked at where the provider reads them. */

interface World {
  readonly gateway: ManagementGateway;
  readonly provider: ProviderServer;
  readonly key: string;
  readonly promptId: string;
  readonly otherId: string;
}

async function startWorld(t: Test): Promise<World> {
  const provider = await startProviderServer(t, ({ socket, dialect, stream }) => {
    const { [dialect]: answer } = textAnswers;
    const type = { 'content-type': streamTypes[dialect] };
    socket.write(stream ? httpChunks([streamOf(answer)], type) : httpAnswer(200, answer.whole));
  });
  const configOf = (dialect: ProviderDialect, baseUrl: string) => ({ apiKey: 'k', baseUrl, models: [`${dialect}-m`] });
  const gateway = await startManagementGateway(t, {
    plugins: [
      { plugin: providerOpenai as Plugin, id: 'openai', config: configOf('openai', `${provider.url}/v1`) },
      { plugin: providerAnthropic as Plugin, id: 'anthropic', config: configOf('anthropic', provider.url) },
      {
        plugin: providerBedrock as Plugin,
        id: 'bedrock',
        config: { ...configOf('bedrock', provider.url), region: 'eu-central-1' },
      },
      { plugin: providerGoogle as Plugin, id: 'google', config: configOf('google', provider.url) },
    ],
  });
  const { connectionId } = gateway.ids.default;
  const credentials = gateway.gateway.service(Credentials);
  const { secret } = await credentials.createKey('default', { name: 'k', defaultConnectionId: connectionId });
  const promptId = await createPrompt(gateway, {
    name: 'bound',
    template: 'You serve {{company}}{{suffix}}.',
    variables: { company: { type: 'string' }, suffix: { required: false } },
  });
  const otherId = await createPrompt(gateway, { name: 'other', template: 'Be {{tone}}.' });
  return { gateway, provider, key: secret, promptId, otherId };
}

async function createPrompt(gateway: ManagementGateway, body: JsonObject): Promise<string> {
  const { status, text } = await gateway.ask('POST', '/v1/management/prompts', { body });
  if (status !== 200) throw new Error(text);
  return (JSON.parse(text) as { id: string }).id;
}

interface Wish {
  readonly dialect: ClientDialect;
  readonly to: ProviderDialect;
  readonly stream: boolean;
  readonly prompt?: JsonValue | undefined;
}

async function ask({ gateway, key }: World, { dialect, to, stream, prompt }: Wish): Promise<ClientAnswer> {
  const wish = { model: `${to}-m`, stream };
  const body = { ...requestOf(dialect, wish), ...(prompt === undefined ? {} : { prompt }) };
  const response = await fetch(gateway.url + pathOf(dialect, wish), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': key },
    body: stringifyJson(body),
  });
  return readClientAnswer(dialect, response.status, response.headers.get('content-type') ?? '', await response.text());
}

/** The system messages that the provider has received. */
function systemSentTo(provider: ProviderDialect, { calls }: ProviderServer): unknown {
  const { system, systemInstruction, messages } = calls.at(-1)?.json ?? {};
  if (provider === 'google') return (systemInstruction as JsonObject)['parts'];
  if (provider !== 'openai') return system;
  return (messages as readonly JsonObject[]).filter(({ role }) => role === 'system').map(({ content }) => content);
}

/** The text in the request to a provider. */
function asSystem(provider: ProviderDialect, text: string): unknown {
  const written = {
    openai: text,
    responses: text,
    anthropic: { type: 'text', text },
    bedrock: { text },
    google: { text },
  };
  return [written[provider]];
}

/** Runs a check for every dialect, provider and form of the answer. */
async function everyWay(check: (wish: Wish, title: string) => Promise<void>): Promise<void> {
  for (const dialect of conversationDialects) {
    for (const to of providerDialects) {
      for (const stream of [false, true]) {
        await check({ dialect, to, stream }, `${dialect} to ${to}${stream ? ', streamed' : ''}`);
      }
    }
  }
}

await test('prompt templates in the chain', async (t) => {
  const world = await startWorld(t);

  await t.test('a template named in a request is rendered before its messages, in every dialect', async (t) => {
    await everyWay(async (wish, title) => {
      const prompt = { id: world.promptId, variables: { company: 'Acme {{suffix}}', suffix: null } };
      const answer = await ask(world, { ...wish, prompt });
      t.match(answer, { status: 200, text: answerText, complete: true }, title);
      const text = 'You serve Acme {{suffix}}.';
      t.strictSame(systemSentTo(wish.to, world.provider), asSystem(wish.to, text), `${title}: the text`);
      const { json } = world.provider.calls.at(-1) as { json: JsonObject };
      t.notOk('prompt' in json, `${title}: the reference itself is not sent`);
      t.match(((json['contents'] ?? json['messages']) as JsonObject[]).at(-1), { role: 'user' }, title);
    });
  });

  await t.test(
    'a bound template is rendered for every request of the connection, with or without values',
    async (t) => {
      await bindPrompt(world.gateway, world.promptId);
      await everyWay(async (wish, title) => {
        const refused = await ask(world, wish);
        t.equal(refused.status, 400, title);
        t.match(refused.error?.message, /"company" is required/, title);
        const variables = { company: 'Acme', suffix: ' & Co' };
        await ask(world, { ...wish, prompt: { variables } });
        t.strictSame(systemSentTo(wish.to, world.provider), asSystem(wish.to, 'You serve Acme & Co.'), title);
        await ask(world, { ...wish, prompt: { id: world.otherId, variables: { company: 'Acme', tone: 'kind' } } });
        const both = 'You serve Acme.\n\nBe kind.';
        t.strictSame(systemSentTo(wish.to, world.provider), asSystem(wish.to, both), `${title}: both`);
      });
      await bindPrompt(world.gateway, null);
      await ask(world, { dialect: 'native', to: 'openai', stream: false });
      t.strictSame(systemSentTo('openai', world.provider), [], 'and no longer when it is unbound');
    },
  );

  await t.test("the client's system message follows the template", async (t) => {
    await bindPrompt(world.gateway, world.otherId);
    const headers = { 'content-type': 'application/json', 'x-api-key': world.key };
    const prompt = { variables: { tone: 'kind' } };
    const hello = { role: 'user', content: 'Hello' };
    const cacheControl = { type: 'ephemeral' };
    const own = { role: 'system', content: 'Own.' };
    const bodies: readonly (readonly [string, JsonObject, unknown])[] = [
      [
        '/v1/chat/completions',
        { model: 'openai-m', messages: [own, hello], prompt },
        { messages: [{ content: 'Be kind.' }, own, hello] },
      ],
      [
        '/v1/messages',
        {
          model: 'anthropic-m',
          max_tokens: 5,
          system: [{ type: 'text', text: 'Own.', cache_control: cacheControl }],
          messages: [hello],
          prompt,
        },
        { system: [{ text: 'Be kind.' }, { text: 'Own.', cache_control: cacheControl }] },
      ],
    ];
    for (const [path, body, sent] of bodies) {
      const { status } = await fetch(world.gateway.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
      t.equal(status, 200);
      t.match(world.provider.calls.at(-1)?.json, sent, path);
    }
    await bindPrompt(world.gateway, null);
  });

  await t.test(
    'an activated version is used from the next request on; others can be selected by name and label',
    async (t) => {
      const wish = { dialect: 'native', to: 'openai', stream: false } as const;
      const path = `/v1/management/prompts/${world.otherId}/versions`;
      const sent = async (reference: JsonObject): Promise<unknown> => {
        const answer = await ask(world, {
          ...wish,
          prompt: { id: world.otherId, variables: { tone: 'kind' }, ...reference },
        });
        return answer.status === 200 ? systemSentTo('openai', world.provider) : answer.error?.code;
      };
      const { body } = await world.gateway.ask('POST', path, {
        body: { template: 'Sound {{tone}}.', labels: ['next'] },
      });
      const second = (body as { versions: { id: string }[] }).versions[1]?.id ?? '';
      t.strictSame(await sent({}), ['Be kind.'], 'the active one');
      t.strictSame(await sent({ label: 'next' }), ['Sound kind.']);
      t.strictSame(await sent({ version: 'v2' }), ['Sound kind.']);
      t.strictSame(await sent({ version: second }), ['Sound kind.']);
      t.equal(await sent({ version: 'v3' }), 'GW_PROMPT_VERSION_UNKNOWN');
      t.equal(await sent({ label: 'last' }), 'GW_PROMPT_VERSION_UNKNOWN');
      await world.gateway.ask('POST', `${path}/${second}/activate`);
      t.strictSame(await sent({}), ['Sound kind.'], 'at once');
    },
  );

  await t.test('a rendering error is 400 in every dialect, and no provider is called', async (t) => {
    const foreign = await world.gateway.ask('POST', '/v1/management/prompts', {
      as: 'stranger',
      body: { name: 'theirs', template: 'secret' },
    });
    const foreignId = (foreign.body as { id: string }).id;
    const before = world.provider.calls.length;
    const nobodysId = '01900000-0000-7000-8000-0000000000ff';
    const cases: readonly (readonly [JsonObject, string])[] = [
      [{ id: nobodysId }, 'GW_PROMPT_UNKNOWN'],
      [{ id: foreignId }, 'GW_PROMPT_UNKNOWN'],
      [{ variables: {} }, 'GW_REQUEST_INVALID'],
      [{ id: world.promptId, version: 'v1', label: 'x' }, 'GW_REQUEST_INVALID'],
      [{ id: world.promptId }, 'GW_PROMPT_VARIABLES'],
      [{ id: world.promptId, variables: { company: 7 } }, 'GW_PROMPT_VARIABLES'],
      [{ id: world.promptId, variables: { company: 'x', compnay: 'y' } }, 'GW_PROMPT_VARIABLES'],
    ];
    for (const dialect of conversationDialects) {
      for (const [prompt, code] of cases) {
        const { status, error } = await ask(world, { dialect, to: 'openai', stream: false, prompt });
        t.match({ status, code: error?.code }, { status: 400, code }, `${dialect}: ${JSON.stringify(prompt)}`);
      }
    }
    t.equal(world.provider.calls.length, before);
  });

  await t.test('a prompt reference of the provider is passed on unchanged', async (t) => {
    const prompt = { id: 'pmpt_1', version: '2', variables: { city: 'Paris' } };
    const { status } = await ask(world, { dialect: 'openai', to: 'openai', stream: false, prompt });
    t.equal(status, 200);
    t.match(world.provider.calls.at(-1)?.json, { prompt });
  });

  await t.test('numbers beyond 2^53 keep their digits when rendered', async (t) => {
    const id = await createPrompt(world.gateway, {
      name: 'numbers',
      template: '{{n}} {{o}}',
      variables: { n: { type: 'integer' }, o: { type: 'object' } },
    });
    const prompt = parseJson(`{"id":"${id}","variables":{"n":12345678901234567890,"o":{"k":[9007199254740993]}}}`);
    for (const dialect of conversationDialects) {
      await ask(world, { dialect, to: 'openai', stream: false, prompt });
      t.strictSame(systemSentTo('openai', world.provider), ['12345678901234567890 {"k":[9007199254740993]}'], dialect);
    }
  });

  await t.test('embeddings on a connection with a bound template are unchanged', async (t) => {
    await bindPrompt(world.gateway, world.promptId);
    const response = await fetch(`${world.gateway.url}/v1/embeddings`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': world.key },
      body: JSON.stringify({ model: 'demo-embedding', input: 'x' }),
    });
    t.equal(response.status, 200);
  });
});
