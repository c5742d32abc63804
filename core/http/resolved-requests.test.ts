/** What a dialect reads besides the body, and when it writes a whole answer. */
import { test } from 'tap';
import { testGateway } from '../../test/fixtures/gateways/test-gateway.js';
import {
  type Dialect,
  type Exchange,
  GatewayError,
  type InferenceCall,
  type JsonObject,
  type Plugin,
} from '../api/index.js';
import { openAccess, testConnection } from '../testkit/open-access.js';
import { plainDialect } from '../testkit/plain-dialect.js';
import { pluginOf } from '../testkit/plugin-of.js';
import { scriptedProvider, textAnswer } from '../testkit/scripted-provider.js';
import { testInferenceRoute } from '../testkit/test-route.js';

function routeOf(dialect: Dialect): Plugin {
  return pluginOf('resolved', { routes: [testInferenceRoute('resolved', dialect)] });
}

await test('what a request refers to is put in its place before anything else sees it', async (t) => {
  const asked: unknown[] = [];
  const seen: InferenceCall[] = [];
  const resolve = async (body: JsonObject, { connection }: Exchange): Promise<JsonObject> => {
    asked.push(connection);
    if (body['text'] === 'nothing')
      throw new GatewayError({ code: 'GW_ITEM_UNKNOWN', status: 404, message: 'It is not stored.' });
    return body['text'] === 'it' ? { ...body, text: 'what was stored' } : body;
  };
  const watch = pluginOf('watch', {
    admit: ({ call }) => {
      if (call) seen.push(call);
      return undefined;
    },
  });
  const model = scriptedProvider({ parts: textAnswer('a') });
  const gateway = await testGateway(t, [routeOf({ ...plainDialect, resolve }), openAccess(), watch, model]);

  t.equal((await gateway.post('/resolved', { text: 'it' })).status, 200);
  const [call] = seen.splice(0);
  t.match(call, { messages: [{ content: [{ text: 'what was stored' }] }] });
  t.equal(call?.source.original, call, 'as if the client had sent it');
  t.strictSame(JSON.parse(Buffer.from(call?.source.bytes ?? []).toString()), { text: 'what was stored' });
  t.strictSame(call?.source.body, { text: 'what was stored' });

  t.equal((await gateway.post('/resolved', '{ "text": "plain" }')).status, 200);
  t.equal(Buffer.from(seen[0]?.source.bytes ?? []).toString(), '{ "text": "plain" }', 'other bodies stay as they are');

  const refused = await gateway.post('/resolved', { text: 'nothing' });
  t.equal(refused.status, 404);
  t.match(await refused.json(), { plainError: 'GW_ITEM_UNKNOWN' });
  t.strictSame(asked, [testConnection, testConnection, testConnection]);
});

await test('a whole answer is encoded before its exchange is settled, so that a hold can store what is sent', async (t) => {
  const order: string[] = [];
  const encode: Dialect['encode'] = (call, exchange) => {
    const encoder = plainDialect.encode(call, exchange);
    return {
      ...encoder,
      whole(answer) {
        order.push('encoded');
        if (call.model === 'failing')
          throw new GatewayError({ code: 'GW_ANSWER_TOO_LARGE', status: 502, message: 'No.' });
        return encoder.whole(answer);
      },
    };
  };
  const holding = pluginOf('holding', {
    admit: () => ({ settle: ({ status, error }) => void order.push(`${status} ${error?.code ?? ''}`.trim()) }),
  });
  const model = scriptedProvider({ parts: textAnswer('a') });
  const gateway = await testGateway(t, [routeOf({ ...plainDialect, encode }), openAccess(), holding, model]);

  t.match(await (await gateway.post('/resolved', {})).json(), { text: 'a', finish: 'stop' });
  t.strictSame(order.splice(0), ['encoded', 'completed']);
  t.equal((await gateway.post('/resolved', { model: 'failing' })).status, 502);
  t.strictSame(order.splice(0), ['encoded', 'failed GW_ANSWER_TOO_LARGE'], 'and one that cannot be has failed');
  t.equal(await (await gateway.post('/resolved', { stream: true })).text().then((text) => text.includes('done')), true);
  t.strictSame(order, ['completed']);
});
