/** Every list of named things is searched in the same way, on both databases. */
import { ConnectionChanges, Credentials } from '../../core/api/index.js';
import { documentsOf } from '../fixtures/documents/documents.js';
import {
  type AskOptions,
  forEachManagementGateway,
  type ManagementGateway,
} from '../fixtures/gateways/management-gateway.js';

/** What SQL and regular expressions would read as signs of their own, and a letter whose capital is not ASCII. */
const odd = 'Ärger 100%_d (new)';

interface NamedList {
  readonly path: string;
  /** The member that the search looks at. */
  readonly named: string;
  /** Makes an item with this name. */
  readonly make: (name: string) => Promise<unknown>;
  /** Who may read the list: in the organization of the items, and in another one. */
  readonly own: AskOptions;
  readonly foreign: AskOptions;
}

async function namedLists(gateway: ManagementGateway): Promise<readonly NamedList[]> {
  const { gateway: services } = gateway;
  const appOf = async (organization: string): Promise<Readonly<Record<string, string>>> => {
    const settings = { name: 'with documents', enableDocuments: true };
    const { connectionId } = await services.service(ConnectionChanges).create(organization, settings);
    const { secret } = await services.service(Credentials).createKey(organization, { name: 'app' });
    return { 'x-api-key': secret, 'x-connection-id': connectionId };
  };
  const [own, foreign] = [await appOf('default'), await appOf('other')];
  const post = (path: string, body: unknown) => gateway.ask('POST', path, { body });
  const managed = (name: string, named: string, rest: Readonly<Record<string, unknown>> = {}): NamedList => {
    const path = `/v1/management/${name}`;
    const make = (value: string) => post(path, { [named]: value, ...rest });
    return { path, named, make, own: { as: 'viewer' }, foreign: { as: 'stranger' } };
  };
  return [
    managed('connections', 'name'),
    { ...managed('api-keys', 'name'), own: { as: 'admin' } },
    { ...managed('access-tokens', 'subject', { role: 'viewer' }), own: { as: 'admin' } },
    managed('prompts', 'name', { description: '', template: 'Hi.' }),
    {
      path: '/v1/management/documents',
      named: 'fileName',
      make: (fileName) => documentsOf(gateway, own).make('A text.', { fileName }),
      own: { as: 'nobody', headers: own },
      foreign: { as: 'nobody', headers: foreign },
    },
  ];
}

await forEachManagementGateway('lists of named things', async (t, gateway) => {
  for (const { path, named, make, own, foreign } of await namedLists(gateway)) {
    const find = async (search: string, rest = ''): Promise<{ readonly names: unknown; readonly total: unknown }> => {
      const { status, body } = await gateway.ask('GET', `${path}?search=${encodeURIComponent(search)}${rest}`, own);
      if (status !== 200) return { names: status, total: undefined };
      const { items, totalCount } = body as {
        readonly items: readonly Readonly<Record<string, string>>[];
        readonly totalCount: number;
      };
      return { names: new Set(items.map((item) => item[named])), total: totalCount };
    };

    await t.test(path, async (t) => {
      for (const name of [odd, 'ordinary one', 'Ordinary two']) await make(name);
      const { total } = await find('');
      for (const part of [odd, 'ÄRGER', '100%_', '%_D', '(new)'])
        t.strictSame(await find(part), { names: new Set([odd]), total: 1 }, part);
      t.strictSame(await find('ORDINARY'), { names: new Set(['Ordinary two', 'ordinary one']), total: 2 });
      t.equal((await find('ordinary', '&page=1&pageSize=1')).total, 2, 'all that are found are counted');
      t.strictSame(await find('ordinary', '&page=3&pageSize=1'), { names: new Set(), total: 2 });
      for (const absent of ['1.0', '%%', 'Ärger%new', '.*', '\\', "' or 1=1"])
        t.strictSame(await find(absent), { names: new Set(), total: 0 }, absent);
      t.equal((await find('')).total, total, 'an empty search finds everything');
      const { text } = await gateway.ask('GET', path, own);
      // Connections and documents are known by their ids, too; a name of a file may be one.
      const [, id] = /"(?:connectionId|documentIdentifier)":"([^"]+)"/.exec(text) ?? [];
      if (id !== undefined) {
        t.equal((await find(id)).total, 1);
        await make(`${id} again`);
        t.equal((await find(id)).total, 2);
      }
      t.equal((await find('a\0')).names, 400);
      t.equal((await find('x'.repeat(201))).names, 400);
      const { body } = await gateway.ask('GET', `${path}?search=ordinary`, foreign);
      t.match(body, { totalCount: 0 }, 'another organization finds nothing');
    });
  }

  await t.test('several are read at once by their ids', async (t) => {
    for (const [path, id] of [
      ['connections', 'connectionId'],
      ['api-keys', 'keyId'],
      ['access-tokens', 'tokenId'],
      ['prompts', 'id'],
      ['models', 'modelId'],
    ] as const) {
      const read = async (query: string) => {
        const { status, body } = await gateway.ask('GET', `/v1/management/${path}?pageSize=100&${query}`);
        const { items = [] } = body as { readonly items?: readonly Readonly<Record<string, string>>[] };
        return { status, ids: items.map((item) => item[id] ?? '') };
      };
      const [first = '', second = ''] = (await read('')).ids;
      t.strictSame((await read(`ids=${first},none,${second}`)).ids, [first, second], path);
      t.strictSame((await read('ids=none')).ids, [], path);
      const inCapitals = (await read(`ids=${first.toUpperCase()}`)).ids;
      t.strictSame(inCapitals, path === 'models' ? [] : [first], `a UUID in capitals, of ${path}`);
      for (const wrong of ['', 'a,,b', Array.from({ length: 101 }, () => 'x').join(',')])
        t.equal((await read(`ids=${wrong}`)).status, 400, path);
      if (path === 'models') continue;
      const { body } = await gateway.ask('GET', `/v1/management/${path}?ids=${first}`, { as: 'stranger' });
      t.not((body as { readonly totalCount?: number }).totalCount, 1, `${path} of another organization`);
    }
  });

  await t.test('keys are listed by their state, their connection, and the newest first', async (t) => {
    const namesOf = async (query: string): Promise<readonly unknown[]> => {
      const { body } = await gateway.ask('GET', `/v1/management/api-keys?search=stated&${query}`);
      return (body as { readonly items: readonly { readonly name: string }[] }).items.map(({ name }) => name);
    };
    const keys = gateway.gateway.service(Credentials);
    const { connectionId } = gateway.ids.default;
    const { connectionId: other } = await gateway.gateway
      .service(ConnectionChanges)
      .create('default', { name: 'of stated keys' });
    await keys.createKey('default', { name: 'stated 1', connectionIds: [connectionId] });
    const revoked = await keys.createKey('default', { name: 'stated 2', connectionIds: [other] });
    await keys.createKey('default', { name: 'stated 3' });
    await keys.revokeKey('default', revoked.info.keyId);
    t.strictSame(await namesOf('state=active'), ['stated 1', 'stated 3']);
    t.strictSame(await namesOf('state=revoked'), ['stated 2']);
    t.strictSame(await namesOf('state=expired'), []);
    t.strictSame(await namesOf('order=desc'), ['stated 3', 'stated 2', 'stated 1']);
    t.strictSame(await namesOf(`connectionId=${other}`), ['stated 2', 'stated 3']);
    t.strictSame(await namesOf(`connectionId=${other.toUpperCase()}`), ['stated 2', 'stated 3']);
    t.strictSame(await namesOf(`connectionId=${other}&state=active`), ['stated 3']);
  });

  await t.test('what else they are known by is found as well', async (t) => {
    const totalOf = async (query: string): Promise<unknown> =>
      (await gateway.ask('GET', `/v1/management/${query}`)).body;
    const id = gateway.ids.default.connectionId;
    t.match(await totalOf(`connections?search=${id.toUpperCase()}`), { totalCount: 1, items: [{ connectionId: id }] });
    const {
      info: { prefix },
    } = await gateway.gateway.service(Credentials).createKey('default', { name: 'known by its beginning' });
    t.match(await totalOf(`api-keys?search=${prefix}`), { totalCount: 1, items: [{ prefix }] });
    t.match(await totalOf('models?search=DEMO%20(OFFLINE'), { totalCount: 1, items: [{ modelId: 'demo' }] });
    t.match(await totalOf('models?search=none-such'), { totalCount: 0 });
  });
});
