import { randomBytes } from 'node:crypto';
import {
  Clock,
  ConfigurationInfo,
  definePlugin,
  ExchangeNotes,
  GatewayInfo,
  ModelCatalog,
  ModelSwitches,
  StateStore,
} from '../../core/api/index.js';
import { AnswerCache } from './answer-cache.js';
import { CacheRules } from './cache-rules.js';
import { config } from './config.js';
import { MemoryStore } from './memory-store.js';
import { RedisStore } from './redis-store.js';

export default definePlugin({
  apiVersion: 1,
  name: 'cache',
  summary: 'Answers identical calls from memory or Redis, where a rule says so.',
  config,
  needs: {
    clock: Clock,
    configuration: ConfigurationInfo,
    catalog: ModelCatalog,
    info: GatewayInfo,
    notes: ExchangeNotes,
    state: StateStore,
  },
  wants: { switches: ModelSwitches },
  // Inside tool loops, whose functions are run each time, and inside fallbacks, so that an answer is stored for the model that has really
  // answered.
  after: ['tools', 'resilience'],
  setup({ id, config, services, log }) {
    const { clock, configuration, catalog, info, notes, state, switches } = services;
    const { maxBytes, maxEntryBytes, redisTimeoutMs, secret } = config;
    const shared = secret === '' ? undefined : state.shared;
    if (state.shared && !shared && config.rules.length > 0)
      log.info({}, 'answers are cached in the memory of this process; with the setting "secret", replicas share them');
    const store = shared ? new RedisStore(shared, redisTimeoutMs) : new MemoryStore(maxBytes, clock);
    const rules = new CacheRules(config.rules, catalog, info);
    const cache = new AnswerCache({
      id,
      rules,
      store,
      scope: configuration.fingerprint,
      secret: shared ? Buffer.from(secret) : randomBytes(32),
      maxEntryBytes,
      notes,
      clock,
      switches,
    });
    return {
      appliesTo: (connection) => rules.appliesTo(connection),
      admit: ({ exchange, call }) => (call ? cache.hold(exchange) : undefined),
      around: (call, exchange, next) => cache.answer(call, exchange, next),
      close: () => store.close(),
    };
  },
});
