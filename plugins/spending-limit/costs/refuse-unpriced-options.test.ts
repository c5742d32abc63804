import { test } from 'tap';
import type { ModelInfo } from '../../../core/api/index.js';
import { chatCall, samplePrice } from '../fixtures/sample-charging.js';
import { refuseUnpricedOptions } from './refuse-unpriced-options.js';

await test('a search as an option is refused where its price is not known, and a tool for models of other dialects', async (t) => {
  const { source, ...call } = chatCall();
  const searching = { ...call, source: { ...source, dialect: 'd', body: { web_search_options: {} } } };
  const asks = (model: Partial<ModelInfo> | undefined) => (): void =>
    refuseUnpricedOptions(searching, samplePrice, model as ModelInfo | undefined);
  const refusal = { code: 'GW_SPENDING_PRICE_UNKNOWN', status: 400, field: 'web_search_options' };
  t.throws(asks(undefined), refusal);
  t.throws(asks({}), refusal);
  t.throws(asks({ hostedTools: { dialects: ['d'] } }), refusal);
  t.doesNotThrow(asks({ hostedTools: { dialects: ['e'], searchesForOthers: true } }));
  t.doesNotThrow(asks({ hostedTools: { dialects: [] } }), 'one that leaves it out');
});

await test('answers of which only the best are given are refused, because all of them are billed', async (t) => {
  const { source, ...call } = chatCall();
  const asking = (best_of: number) => (): void =>
    refuseUnpricedOptions({ ...call, source: { ...source, body: { best_of } } }, samplePrice, undefined);
  t.throws(asking(2), { code: 'GW_SPENDING_PRICE_UNKNOWN', field: 'best_of' });
  t.doesNotThrow(asking(1));
});
