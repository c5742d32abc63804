import { test } from 'tap';
import { readGatewayText } from '../../../config/load.js';
import { bundledPlugins } from '../../../plugins/index.js';
import type { ConfigProblem } from '../../api/internal/config-problem.js';
import type { ConfigSource } from '../../api/internal/config-source.js';
import { ConfigurationError } from '../configuration-error.js';
import { prepare } from './prepare.js';

/** A file with one provider that serves one model. */
function sourceWith(model: string, { before = '', provider = 'id: openai' } = {}): ConfigSource {
  const text = `${before}
plugins:
  - use: provider-openai
    ${provider}
    config:
      models:
        - other
        - ${model}
`;
  return readGatewayText(text, { file: 'gateway.yaml', environment: {}, defaultPlugins: [] });
}

/** The problems of such a file. */
async function problemsWith(model: string, more?: Parameters<typeof sourceWith>[1]): Promise<readonly ConfigProblem[]> {
  try {
    await prepare(sourceWith(model, more), bundledPlugins);
    return [];
  } catch (error) {
    if (error instanceof ConfigurationError) return error.problems;
    throw error;
  }
}

await test('a price more than a hundred times away from the packaged list is refused, at its place, with how to mend it', async (t) => {
  const [problem, ...others] = await problemsWith('{ id: gpt-4o, price: { input: 0.0000025, output: 10 } }');
  t.strictSame(others, []);
  t.match(problem, {
    line: 8,
    column: 41,
    path: 'plugins[0].config.models[1].price.input',
    message:
      'the price 0.0000025 (input) of "gpt-4o" differs by more than a factor of 100 from the packaged list\'s 2.5',
    hint: /million tokens.*"confirmed: true".*"free: true"/,
  });
});

await test('prices that are far off in either direction are refused, for every kind of token, and near ones are not', async (t) => {
  for (const [model, kind] of [
    ['{ id: gpt-4o, price: { input: 250.01, output: 10 } }', 'input'],
    ['{ id: gpt-4o, price: { input: 2.5, output: 1000.1 } }', 'output'],
    ['{ id: gpt-4o, price: { input: 2.5, output: 0 } }', 'output'],
    ['{ id: gpt-4o, price: { input: 2.5, output: 10, cachedInput: 0.001 } }', 'cachedInput'],
    [
      '{ id: gpt-4o, price: { input: 2.5, output: 10, above: [{ inputTokens: 9, input: 2500, output: 10 }] } }',
      'input',
    ],
    ['{ id: mine, upstream: gpt-4o, price: { input: 2500, output: 10 } }', 'input'],
  ] as const) {
    t.match(await problemsWith(model), [{ path: `plugins[0].config.models[1].price.${kind}` }], model);
  }
  for (const model of [
    '{ id: gpt-4o, price: { input: 250, output: 0.1 } }',
    '{ id: gpt-4o, price: { input: 0.0000025, output: 0, confirmed: true } }',
    '{ id: gpt-4o, free: true }',
    '{ id: nobody-knows-this, price: { input: 99999, output: 1 } }',
    'gpt-4o',
  ]) {
    t.strictSame(await problemsWith(model), [], model);
  }
});

await test('prices of which only one could apply, and amounts with more digits than can be kept, are refused', async (t) => {
  const step = '{ inputTokens: 9, input: 1, output: 1 }';
  const path = 'plugins[0].config.models[1].price';
  t.match(await problemsWith(`{ id: mine, price: { input: 1, output: 1, above: [${step}, ${step}] } }`), [
    { path: `${path}.above`, message: /two entries with the same "inputTokens"/ },
  ]);
  for (const amount of [`"0.${'0'.repeat(30)}1"`, `"1${'0'.repeat(30)}"`, '1e-31', '-1']) {
    const problems = await problemsWith(`{ id: mine, price: { input: ${amount}, output: 1 } }`);
    t.match(problems, [{ path: `${path}.input`, message: /at most 30 digits/ }], amount);
  }
});

await test('a model of another server is compared with the price of its maker', async (t) => {
  const provider = 'id: proxy';
  t.match(await problemsWith('{ id: gpt-4o, price: { input: 2500, output: 10 } }', { provider }), [
    { message: /2500/ },
  ]);
});

await test('in another currency nothing is compared', async (t) => {
  const before = 'currency: VND';
  t.strictSame(await problemsWith('{ id: gpt-4o, price: { input: 65000, output: 260000 } }', { before }), []);
});

await test('a model that is priced as one that the packaged list does not have is told, at its place, and starts', async (t) => {
  const doubtsOf = async (model: string, before = ''): Promise<readonly ConfigProblem[]> =>
    (await prepare(sourceWith(model, { before }), bundledPlugins)).doubts;
  for (const name of ['openai/nobody-knows-this', 'opnai/gpt-4o', 'openai/gpt-4o-audio-preview']) {
    const model = `{ id: mine, pricedAs: ${name} }`;
    t.match(await doubtsOf(model), [
      {
        line: 8,
        path: 'plugins[0].config.models[1].pricedAs',
        message: `the packaged price list has no price of "${name}", so this model has none`,
        hint: /PROVIDER\/MODEL.*"price"/,
      },
    ]);
    t.strictSame(await doubtsOf(model, 'currency: EUR'), [], 'where the list is not used');
  }
  t.strictSame(await doubtsOf('{ id: mine, pricedAs: openai/gpt-4o }'), []);
});
