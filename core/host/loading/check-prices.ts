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

/** Finds models that would have no price, because the packaged price list does not have what they are `pricedAs`. */
export async function unlistedPrices(
  plugins: readonly PreparedPlugin[],
  currency: string,
): Promise<readonly ConfigProblem[]> {
  if (currency !== listCurrency) return [];
  const named = plugins.flatMap(({ entry, config }) =>
    modelsIn(config).flatMap(({ pricedAs, index }) => (pricedAs === undefined ? [] : [{ entry, pricedAs, index }])),
  );
  if (named.length === 0) return [];
  const list = await loadPackagedList();
  return named.flatMap(({ entry, pricedAs, index }) => {
    const slash = pricedAs.indexOf('/');
    if (list.find(pricedAs.slice(slash + 1), pricedAs.slice(0, slash), Date.now())?.rates) return [];
    const message = `the packaged price list has no price of "${pricedAs}", so this model has none`;
    return [entry.problem(message, { at: 'config', within: ['models', index, 'pricedAs'], hint: hintOfList })];
  });
}

const hintOfList = 'Write PROVIDER/MODEL with the ids of that list, or set "price".';

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

type ModelEntry = Exclude<z.output<typeof modelEntries>[number], string> & {
  readonly index: number;
  readonly baseUrl: string | undefined;
};

/** The entries of `models` that are more than a name. */
function modelsIn(config: unknown): readonly ModelEntry[] {
  const { data } = providerLike.safeParse(config);
  return (data?.models ?? []).flatMap((model, index) =>
    typeof model === 'string' ? [] : [{ ...model, index, baseUrl: data?.baseUrl }],
  );
}

function pricedModels(config: unknown): readonly (ModelEntry & { readonly price: object })[] {
  return modelsIn(config).flatMap(({ price, ...model }) => (price ? [{ ...model, price }] : []));
}
