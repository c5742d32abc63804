import { Clock, definePlugin, GatewayInfo, ModelCatalog, StateStore, TokenCounter } from '../../core/api/index.js';
import { RateLimiter } from './admit-request.js';
import { limitsOf } from './choose-limits.js';
import { config } from './config.js';
import { ReplicaCount } from './replica-count.js';
import { Slots } from './slots/slots.js';

export default definePlugin({
  apiVersion: 1,
  name: 'rate-limiting',
  summary: 'Limits requests and tokens per minute, and concurrent requests.',
  config,
  honours: ['rateLimit'],
  needs: { clock: Clock, info: GatewayInfo, models: ModelCatalog, state: StateStore, tokens: TokenCounter },
  after: ['auth'],
  async setup({ config: { limits: configs, replicas, redisTimeoutMs }, services }) {
    const { clock, info, models, state, tokens } = services;
    const limits = limitsOf(configs, info.organization, models);
    const { shared } = state;
    const count = shared && replicas === undefined ? await ReplicaCount.open(shared, clock) : undefined;
    const context = { shared, timeoutMs: redisTimeoutMs, replicas: () => replicas ?? count?.current ?? 1 };
    const slots = new Slots({ ...context, clock });
    const limiter = new RateLimiter({ ...context, limits, tokens, slots });
    return {
      admit: (admission) => limiter.admit(admission),
      async close() {
        slots.close();
        await count?.close();
      },
    };
  },
});
