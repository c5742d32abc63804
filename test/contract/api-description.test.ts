import { test } from 'tap';
import { startManagementGateway } from '../fixtures/gateways/management-gateway.js';

interface Schema {
  readonly type?: string;
  readonly format?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly 'x-unchangeable'?: Readonly<Record<string, string>>;
}

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/** Bodies of updates, and what a read or the update itself returns. */
const updates = [
  ['ConnectionChange', 'ConnectionListItem'],
  ['PolicyUpdate', 'Policy'],
  ['PromptUpdate', 'Prompt'],
  ['PromptVersionUpdate', 'PromptVersion'],
  ['ModelChange', 'Model'],
  ['ApiKeyChange', 'ApiKey'],
] as const;

const timeName = /^(?:at|created|updated|expires|revoked)$|(?:_at|At|Began|OnUtc)$/;

/** The places of schemas of lists that do not say what is in them: generators of clients leave out every operation that has one. */
function listsOfUnknowns(value: unknown, place = ''): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { type, items } = value as { readonly type?: unknown; readonly items?: unknown };
  const isList = type === 'array' || (Array.isArray(type) && type.includes('array'));
  const inside = Object.entries(value).flatMap(([name, member]) => listsOfUnknowns(member, `${place}/${name}`));
  return isList && items === undefined ? [place, ...inside] : inside;
}

/** The formats of JSON Schema, and one of OpenAPI, that are used; validators warn of others. */
const formats = new Set(['binary', 'date', 'date-time', 'ipv4', 'ipv6', 'uri', 'uuid']);

function formatsIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { type, format } = value as { readonly type?: unknown; readonly format?: unknown };
  const own = type === 'string' && typeof format === 'string' ? [format] : [];
  return [...own, ...Object.values(value).flatMap(formatsIn)];
}

await test('the API description says what every tag is, what every operation does, what is in lists, which texts are times, and what an update may not change', async (t) => {
  const gateway = await startManagementGateway(t);
  const { body } = await gateway.ask('GET', '/openapi.json', { as: 'nobody' });
  const { tags, paths, components } = body as unknown as Document;
  t.strictSame(listsOfUnknowns(body), []);
  t.strictSame(
    formatsIn(body).filter((format) => !formats.has(format)),
    [],
  );
  t.strictSame(
    tags.filter(({ description }) => description === ''),
    [],
  );
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  t.strictSame(
    operations.filter(({ description }) => !description.includes('\n\nNeeds ')).map(({ operationId }) => operationId),
    [],
    'more than who may call it',
  );
  const times = Object.entries(components.schemas).flatMap(([schema, { properties = {} }]) =>
    Object.entries(properties)
      .filter(([name, { type }]) => type === 'string' && timeName.test(name))
      .map(([name, { format }]) => [`${schema}.${name}`, format]),
  );
  t.ok(times.length > 10, 'the names of times are known to this test');
  t.strictSame(
    times.filter(([, format]) => format !== 'date-time'),
    [],
  );
  const membersOf = (name: string): readonly string[] => {
    const { properties = {}, 'x-unchangeable': unchangeable = {} } = components.schemas[name] ?? {};
    return Object.keys({ ...properties, ...unchangeable });
  };
  for (const [update, resource] of updates) {
    const known = membersOf(update);
    t.ok(known.length > 0, update);
    t.strictSame(
      membersOf(resource).filter((name) => !known.includes(name)),
      [],
      `${update} knows what may not be changed`,
    );
  }
  const { body: prompt } = await gateway.ask('POST', '/v1/management/prompts', { body: { name: 'p', template: 'x' } });
  const { id } = prompt as { readonly id: string };
  t.match(await gateway.ask('PUT', `/v1/management/prompts/${id}`, { body: prompt }), {
    status: 400,
    body: { message: /^Field "id" cannot be changed. Field "created" cannot be changed. / },
  });
  const instead = 'cannot be changed: `updatePromptVersion` changes those of a version.';
  t.match(await gateway.ask('PUT', `/v1/management/prompts/${id}`, { body: { labels: [] } }), {
    body: { message: `Field "labels" ${instead}` },
  });
});
