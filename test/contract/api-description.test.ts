import { test } from 'tap';
import { startManagementGateway } from '../fixtures/management-gateway.js';

interface Schema {
  readonly type?: string;
  readonly format?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
}

interface Document {
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

const timeName = /^(?:at|created|updated|expires|revoked)$|(?:_at|At|Began|OnUtc)$/;

await test('the API description says what every tag is, and which texts are times', async (t) => {
  const gateway = await startManagementGateway(t);
  const { body } = await gateway.ask('GET', '/openapi.json', { as: 'nobody' });
  const { tags, components } = body as unknown as Document;
  t.strictSame(
    tags.filter(({ description }) => description === ''),
    [],
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
});
