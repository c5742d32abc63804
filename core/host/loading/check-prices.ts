import { modelEntries, z } from '../../api/index.js';
import type { ConfigProblem } from '../../api/internal/config-problem.js';
import { listCurrency, loadPackagedList, type PackagedList } from '../../services/prices/packaged-list.js';
import { suspiciousPrice, type SuspiciousPrice } from '../../services/prices/suspicious-price.js';
import type { PreparedPlugin } from './prepare.js';

/** The members that the configurations of all provider plugins have. */
const providerLike = z.looseObject({ models: modelEntries, baseUrl: z.string().optional() });

/** Finds prices that look like mistakes. The packaged price list, which is large, is loaded only if gateway.yaml has prices. */
export async function checkPrices(
  plugins: readonly PreparedPlugin[],
  currency: string,
): Promise<readonly ConfigProblem[]> {
  // The list is in US dollars; in another currency an amount a hundred times as large may be right.
  if (currency !== listCurrency) return [];
  const priced = plugins.filter(({ config }) => pricedModels(config).length > 0);
  if (priced.length === 0) return [];
  const list = await loadPackagedList();
  return priced.flatMap((plugin) => problemsOf(plugin, list));
}

function problemsOf({ entry, config }: PreparedPlugin, list: PackagedList): readonly ConfigProblem[] {
  return pricedModels(config).flatMap(({ index, id, upstream, price, baseUrl }) => {
    const provider = list.providerOf(baseUrl, entry.id);
    const far = suspiciousPrice({ name: upstream ?? id, price, provider }, list);
    if (!far) return [];
    return [entry.problem(messageOf(far, id), { at: 'config', within: ['models', index, 'price', far.kind], hint })];
  });
}

const hint =
  'Prices are per million tokens. If this one is intended, write "confirmed: true" beside it; for a model that costs nothing write "free: true".';

function messageOf({ kind, written, listed }: SuspiciousPrice, id: string): string {
  return `the price ${written} (${kind}) of "${id}" differs by more than a factor of 100 from the packaged list's ${listed}`;
}

type PricedEntry = Exclude<z.output<typeof modelEntries>[number], string> & {
  readonly price: object;
  readonly index: number;
  readonly baseUrl: string | undefined;
};

function pricedModels(config: unknown): readonly PricedEntry[] {
  const { data } = providerLike.safeParse(config);
  return (data?.models ?? []).flatMap((model, index) =>
    typeof model !== 'string' && model.price ? [{ ...model, price: model.price, index, baseUrl: data?.baseUrl }] : [],
  );
}
