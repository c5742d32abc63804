import {
  Clock,
  definePlugin,
  type Exchange,
  ExchangeNotes,
  ModelCatalog,
  ModelSwitches,
  refuseDisabledModel,
  refuseSwitchedOffModel,
} from '../../core/api/index.js';
import { BalancedNames, describeBalanced } from './balanced-names.js';
import { Breaker } from './breaker.js';
import { checkBalance, checkFallbacks } from './check-models.js';
import { config } from './config.js';
import { FallbackLists } from './fallback-lists.js';
import { OpenRequests } from './open-requests.js';
import { Recovery, type RecoveryServices } from './recovery.js';
import { recordAttempts } from './record-attempts.js';

export default definePlugin({
  apiVersion: 1,
  name: 'resilience',
  summary: 'Retries failed calls, lets other models take over, and balances calls between models.',
  config,
  needs: { clock: Clock, catalog: ModelCatalog, notes: ExchangeNotes },
  wants: { switches: ModelSwitches },
  // Each step of a tool loop is retried separately.
  after: ['tools'],
  setup({ id, config, services: { clock, catalog, notes, switches }, log }) {
    const { balance, fallbacks } = config;
    const breaker = new Breaker(config.breaker, () => clock.now());
    const open = new OpenRequests(balance, catalog);
    const balanced = new BalancedNames(balance, id, { random: Math.random, loadOf: open.loadOf });
    const lists = new FallbackLists(fallbacks, catalog, balanced);
    const services: RecoveryServices = { config, lists, balanced, breaker, clock, notes, log, random: Math.random };
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
      around(call, exchange, next) {
        const pending = { call, exchange, next };
        const isBalanced = balanced.has(call.model);
        if (isBalanced) refuseName(call.model, exchange);
        if (isBalanced || !breaker.isIdle) return Recovery.begin(pending, services);
        return next(call).then(
          (answer) => ({ ...answer, instead: (cause) => Recovery.after(cause, pending, services) }),
          (cause: unknown) => Recovery.after(cause, pending, services),
        );
      },
      ...(!open.isUnused && { reserve: open.reserve }),
      record: (_exchange, { attempts }) => recordAttempts(attempts, services),
    };
  },
});
