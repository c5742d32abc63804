import { test } from 'tap';
import { connectionTo, testGateway } from '../../test/fixtures/gateways/test-gateway.js';
import type { Dialect, ErrorEncoder } from '../api/index.js';
import { openAccess } from '../testkit/open-access.js';
import { plainDialect } from '../testkit/plain-dialect.js';
import { pluginOf } from '../testkit/plugin-of.js';
import { testInferenceRoute } from '../testkit/test-route.js';

/** A dialect of a plugin that cannot write errors. */
function failingDialect(name: string): Dialect {
  const encode: ErrorEncoder = () => {
    throw new Error('this encoder is broken');
  };
  const recognizes = (): never => {
    throw new Error('it cannot recognize anything either');
  };
  return { ...plainDialect, name, error: Object.assign(encode, { recognizes, unserved: recognizes }) };
}

const failing = pluginOf('failing', {
  routes: ['one', 'two'].map((name) => testInferenceRoute(`failing/${name}`, failingDialect(name))),
});

await test('a dialect that cannot write errors ends neither the process nor the answers of others', async (t) => {
  const gateway = await testGateway(t, [openAccess(), failing]);
  const requests = {
    'an unknown path near several dialects': ['GET /failing/none HTTP/1.1\r\nHost: x\r\n\r\n', 404],
    'a request that cannot be parsed': ['POST /failing/one HTTP/1.1\r\nHost: x\r\nno header\r\n\r\n', 400],
    'one of which not even the path is known': ['POST /failing/none HTTP/1.1\r\nno header\r\n\r\n', 400],
  } as const;
  for (const [name, [bytes, status]] of Object.entries(requests)) {
    const connection = await connectionTo(t, gateway);
    const reply = await connection.send(bytes).reply();
    t.equal(reply.status, status, name);
    t.match(JSON.parse(reply.body), { code: /^GW_/, message: /\w/ }, name);
    t.notMatch(reply.body, /broken|recognize/, name);
  }
});
