import { Clock, definePlugin, ExchangeNotes, ModelCatalog } from '../../core/api/index.js';
import { Breaker } from './breaker.js';
import { checkFallbacks } from './check-fallbacks.js';
import { config } from './config.js';
import { Course, type Means } from './course.js';
import { FallbackLists } from './fallback-lists.js';
import { recordAttempts } from './record-attempts.js';

export default definePlugin({
  apiVersion: 1,
  name: 'resilience',
  summary: 'Tries calls again that have failed, and lets other models take over.',
  config,
  needs: { clock: Clock, catalog: ModelCatalog, notes: ExchangeNotes },
  // Each step of a longer answer is tried again by itself.
  after: ['tools'],
  setup({ config, services: { clock, catalog, notes }, log }) {
    const breaker = new Breaker(config.breaker, () => clock.now());
    const lists = new FallbackLists(config.fallbacks, catalog);
    const means: Means = { config, lists, breaker, clock, notes, log, random: Math.random };
    return {
      check: () => checkFallbacks(config.fallbacks, catalog, lists),
      around(call, exchange, next) {
        const asked = { call, exchange, next };
        if (!breaker.isIdle) return Course.begin(asked, means);
        return next(call).then(
          (answer) => ({ ...answer, instead: (cause) => Course.after(cause, asked, means) }),
          (cause: unknown) => Course.after(cause, asked, means),
        );
      },
      record: (_exchange, { attempts }) => recordAttempts(attempts, means),
    };
  },
});
