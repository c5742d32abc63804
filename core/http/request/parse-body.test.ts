import { test } from 'tap';
import { turnsDuring } from '../../../test/fixtures/time/turns-during.js';
import { type Identity, type JsonObject, stringifyJson } from '../../api/index.js';
import { parseJsonObject, type Turned } from './parse-body.js';

const limits = { maxBodyBytes: 20 * 1024 * 1024, maxMembers: 60_000 };
const { signal } = new AbortController();

function from(organizationId: string): Turned {
  const identity: Identity = { kind: 'key', keyId: 'k', organizationId };
  return { identity, signal };
}

const parse = async (text: string): Promise<JsonObject> => parseJsonObject(Buffer.from(text), limits, from('a'));
/** A body of more than 256 KiB with some members. */
const long = (members: string): string => `{"padding":"${'\\"a\\":é '.repeat(60_000)}",${members}}`;

await test('a short body is parsed at once, and a long one in turns of the event loop', async (t) => {
  t.notOk(parseJsonObject(Buffer.from('{"a":1}'), limits, from('a')) instanceof Promise);
  const text = `{"list":[${'[1,2],'.repeat(180_000)}1],"seed":12345678901234567890}`;
  const { turns } = await turnsDuring(() => parse(text));
  t.ok(turns > 5, `${turns} turns`);
});

await test('a long body of one organization is parsed before all of another have been', async (t) => {
  const text = Buffer.from(`{"list":[${'[1,2],'.repeat(180_000)}1]}`);
  const ended: string[] = [];
  const parsed = async (organization: string): Promise<void> => {
    await parseJsonObject(text, limits, from(organization));
    ended.push(organization);
  };
  await Promise.all(['a', 'a', 'a', 'b'].map(parsed));
  t.strictSame([ended.length, ended.at(-1)], [4, 'a']);
});

await test('long bodies have the same values and the same refusals as short ones', async (t) => {
  const exact = long('"seed":12345678901234567890,"a":{"b":[1e400,1.5,"1e400"]}');
  t.equal(stringifyJson(await parse(exact)), exact);
  for (const [members, message] of [
    ['"a":1,"b":{"c":1,"c":2}', 'An object in the body has "c" twice; each name may appear only once.'],
    ['"padding":1', 'An object in the body has "padding" twice; each name may appear only once.'],
    [`"a":${'['.repeat(501)}${']'.repeat(501)}`, 'The body is nested deeper than 500 levels.'],
    ['"a":}', /^The body is not valid JSON: Unexpected token/],
    ['"a":12345678901234567890,"b":}', /^The body is not valid JSON: Unexpected token/],
  ] as const) {
    await t.rejects(parse(long(members)), { code: 'GW_REQUEST_INVALID', status: 400, message }, members.slice(0, 40));
  }
  await t.rejects(parse(`[${long('"a":1')}]`), { message: 'The body must be a JSON object.' });
  await t.rejects(parse(`{"a":[${'{},'.repeat(300_000)}1]}`), { code: 'GW_REQUEST_TOO_LARGE', status: 413 });
});

await test('an object with more members than the limit is refused, wherever it is and however long the body, and several with as many in all are not', async (t) => {
  const wide = (members: number): string => `{${Array.from({ length: members }, (_, at) => `"${at}":0`).join(',')}}`;
  for (const maxMembers of [10_000, 60_000]) {
    const parseWide = async (text: string): Promise<JsonObject> =>
      parseJsonObject(Buffer.from(text), { ...limits, maxMembers }, from('a'));
    const most = wide(maxMembers);
    for (const body of [most, `{"a":[${most},${most}]}`]) t.ok(await parseWide(body), `${body.length} characters`);
    const more = wide(maxMembers + 1);
    for (const body of [more, `{"a":[0,{"b":${more}}]}`])
      await t.rejects(parseWide(body), {
        code: 'GW_REQUEST_TOO_LARGE',
        status: 413,
        message: `The body has an object of more than ${maxMembers} members. Divide it, or use a list.`,
      });
  }
});
