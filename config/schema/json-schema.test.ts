import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from 'tap';
import { parse } from 'yaml';
import { z } from 'zod';
import { modelEntries } from '../../core/api/wire/server/model-table.js';
import { gatewayJsonSchema } from './json-schema.js';

const project = fileURLToPath(new URL('../../..', import.meta.url));

type Tree = { name: string; children?: Tree[] };
const tree: z.ZodType<Tree> = z.object({ name: z.string(), children: z.lazy(() => z.array(tree)).optional() });

const plugins = {
  auth: { config: z.strictObject({ bootstrap: z.looseObject({}).optional() }), summary: 'Keys and tokens.' },
  'provider-openai': {
    config: z.object({
      apiKey: z.string().meta({ secret: true }),
      baseUrl: z.url().default('https://api.openai.com/v1'),
      retries: z.int().min(0).default(2),
      models: modelEntries,
    }),
  },
  trees: { config: z.strictObject({ tree }) },
};

await test('describes settings and plugins, with the config of each plugin by its name', async (t) => {
  const schema = gatewayJsonSchema(plugins);
  t.match(schema, {
    properties: { server: { properties: { port: { default: 4000, anyOf: [{ type: 'integer', maximum: 65535 }] } } } },
    definitions: {
      name: { anyOf: [{ const: 'auth', description: 'Keys and tokens.' }, { const: 'provider-openai' }] },
      entry: {
        properties: { use: { $ref: '#/definitions/name' } },
        required: ['use'],
        additionalProperties: false,
        allOf: [
          { if: { properties: { use: { const: 'auth' } } } },
          {
            if: { properties: { use: { const: 'provider-openai' } } },
            // oxlint-disable-next-line no-thenable -- a keyword of JSON Schema
            then: { properties: { config: { $ref: '#/definitions/config-of-provider-openai' } } },
          },
        ],
      },
      'config-of-provider-openai': {
        properties: { apiKey: { writeOnly: true }, retries: { default: 2, anyOf: [{ type: 'integer' }] } },
        required: ['apiKey', 'models'],
        additionalProperties: false,
      },
    },
  });
});

await test('every reference inside leads somewhere, even in schemas that contain themselves', async (t) => {
  const schema = gatewayJsonSchema(plugins);
  const references = [...JSON.stringify(schema).matchAll(/"\$ref":"#([^"]*)"/g)].map(([, pointer]) => pointer ?? '');
  t.ok(references.some((pointer) => pointer.startsWith('/definitions/config-of-trees')));
  for (const pointer of references) {
    const steps = pointer.split('/').slice(1);
    const target = steps.reduce<unknown>(
      (value, step) => (value as Record<string, unknown> | undefined)?.[step],
      schema,
    );
    t.equal(typeof target, 'object', pointer);
  }
});

await test('accepts the packaged gateway.yaml and the examples, references and all', async (t) => {
  const validator = z.fromJSONSchema(withoutConditions(gatewayJsonSchema(plugins)));
  const examples = readdirSync(path.join(project, 'config/examples')).map((name) => `config/examples/${name}`);
  for (const name of ['gateway.yaml', ...examples]) {
    const value: unknown = parse(readFileSync(path.join(project, name), 'utf8'), { merge: true });
    t.strictSame(validator.safeParse(value).error?.issues ?? [], [], name);
  }
  t.notOk(validator.safeParse({ server: { port: 'many' } }).success, 'and not everything');
  t.notOk(validator.safeParse({ sever: {} }).success);
  t.notOk(validator.safeParse({ plugins: [{ use: 'auth', confg: {} }] }).success);
});

/** zod reads JSON Schema too, all but `if` and `then`. */
function withoutConditions(schema: ReturnType<typeof gatewayJsonSchema>) {
  const { definitions, ...rest } = schema as { definitions: Record<string, Record<string, unknown>> };
  const { allOf: _, ...entry } = definitions['entry'] ?? {};
  return { ...rest, definitions: { ...definitions, entry } };
}
