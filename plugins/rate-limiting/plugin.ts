import { Database } from '../../core/api/database.js';
import {
  Calendar,
  Clock,
  definePlugin,
  GatewayInfo,
  ModelCatalog,
  StateStore,
  TokenCounter,
} from '../../core/api/index.js';
import { RateLimiter } from './admit-request.js';
import { limitsOf } from './choose-limits.js';
import { config } from './config.js';
import { ReplicaCount } from './replica-count.js';
import { shadowedLimits } from './shadowed-limits.js';
import { tables } from './tables.js';
import { DatabaseCounts } from './windows/database-store.js';
import { Slots } from './slots/slots.js';

export default definePlugin({
  apiVersion: 1,
  name: 'rate-limiting',
  summary: 'Limits requests and tokens per minute, hour, day or month, and concurrent requests.',
  config,
  doubts: ({ limits }) => shadowedLimits(limits),
  honours: ['rateLimit'],
  needs: {
    clock: Clock,
    database: Database,
    info: GatewayInfo,
    models: ModelCatalog,
    state: StateStore,
    tokens: TokenCounter,
  },
  tables,
  after: ['auth'],
  async setup({ config: { limits: configs, replicas, redisTimeoutMs }, services, log }) {
    const { clock, database, info, models, state, tokens } = services;
    const limits = limitsOf(configs, info.organization, models);
    const { shared } = state;
    const count = shared && replicas === undefined ? await ReplicaCount.open(shared, clock) : undefined;
    const counts = new DatabaseCounts({ database, calendar: new Calendar(info.timezone), clock, log });
    const context = {
      shared,
      counts: counts.of,
      timeoutMs: redisTimeoutMs,
      replicas: () => replicas ?? count?.current ?? 1,
    };
    const slots = new Slots({ ...context, clock });
    const limiter = new RateLimiter({ ...context, limits, tokens, slots });
    return {
      admit: (admission) => limiter.admit(admission),
      async close() {
        counts.close();
        slots.close();
        await count?.close();
      },
    };
  },
});
