import {
  Clock,
  definePlugin,
  type Exchange,
  ExchangeNotes,
  Metrics,
  ModelCatalog,
  ModelSwitches,
  PriceList,
  refuseDisabledModel,
  refuseSwitchedOffModel,
  TokenCounter,
} from '../../core/api/index.js';
import { BalancedNames, describeBalanced, modelsWith } from './balanced-names.js';
import { Breaker } from './breaker.js';
import { checkBalance, checkFallbacks, loneModels, unpricedModels } from './check-models.js';
import { config } from './config.js';
import { FallbackLists } from './fallback-lists.js';
import { Recovery, type RecoveryServices } from './recovery.js';
import { recordAttempts } from './record-attempts.js';
import { reportChoices } from './report-choices.js';
import { leastRequests } from './strategies/least-requests.js';
import { lowestCost } from './strategies/lowest-cost.js';
import { lowestLatency } from './strategies/lowest-latency.js';
import { ServerStates } from './strategies/server-states.js';
import { takeFallbacks } from './take-fallbacks.js';

export default definePlugin({
  apiVersion: 1,
  name: 'resilience',
  summary: 'Retries failed calls, lets other models take over, and balances calls between models.',
  config,
  doubts: ({ balance }) => loneModels(balance),
  needs: {
    clock: Clock,
    catalog: ModelCatalog,
    metrics: Metrics,
    notes: ExchangeNotes,
    prices: PriceList,
    tokens: TokenCounter,
  },
  wants: { switches: ModelSwitches },
  // Each step of a tool loop is retried separately.
  after: ['tools'],
  setup({ id, config, services: { clock, catalog, metrics, notes, prices, tokens, switches }, log }) {
    const { balance, fallbacks } = config;
    const breaker = new Breaker(config.breaker, () => clock.now());
    const { random } = Math;
    const measured = modelsWith(balance, 'least-requests', 'lowest-latency');
    const servers = new ServerStates(measured, catalog, () => performance.now());
    const balanced = new BalancedNames(balance, id, {
      random,
      strategies: {
        'least-requests': leastRequests(servers),
        'lowest-latency': lowestLatency(servers, random),
        'lowest-cost': lowestCost({
          priceOf: (model) => prices.find(model, clock.now()),
          inputOf: (call) => tokens.guessInput(call),
        }),
      },
    });
    const lists = new FallbackLists(fallbacks, catalog, balanced);
    const chosen = reportChoices(id, notes, metrics);
    const services: RecoveryServices = { config, lists, balanced, breaker, clock, notes, log, random, chosen };
    /** Checks an alias like a model. (Its models are checked in `govern` like all others, but other plugins never see the alias.) */
    const refuseName = (name: string, exchange: Exchange): void => {
      const { identity } = exchange;
      refuseDisabledModel(name, exchange, catalog);
      if (switches && identity.kind !== 'anonymous') refuseSwitchedOffModel(name, identity.organizationId, switches);
    };
    return {
      models: (served) =>
        Object.entries(balance).flatMap(
          ([name, pool]) => describeBalanced(name, pool, { provider: id, catalog: served }) ?? [],
        ),
      check: () => [...checkBalance(balance, catalog, lists), ...checkFallbacks(fallbacks, catalog, lists)],
      around(asked, exchange, next) {
        const { call, named } = takeFallbacks(asked, exchange, { models: catalog, switches });
        const pending = { call, exchange, next, named };
        const isBalanced = balanced.has(call.model);
        if (isBalanced) {
          refuseName(call.model, exchange);
          balanced.refuseTags(call.model, exchange);
        }
        if (isBalanced || !breaker.isIdle) return Recovery.begin(pending, services);
        return next(call).then(
          (answer) => ({ ...answer, instead: (cause) => Recovery.after(cause, pending, services) }),
          (cause: unknown) => Recovery.after(cause, pending, services),
        );
      },
      ...(!servers.isUnused && { reserve: servers.reserve }),
      record: (_exchange, { attempts }) => recordAttempts(attempts, services),
      started() {
        const models = unpricedModels(balance, prices, clock.now());
        if (models.length > 0)
          log.warn(
            { models },
            'the prices of some models are not known, so "lowest-cost" calls them only when the others fail; give each a "price", or "free: true", in gateway.yaml',
          );
      },
    };
  },
});
