import { randomBytes } from 'node:crypto';
import {
  Clock,
  ConfigurationInfo,
  definePlugin,
  ExchangeNotes,
  GatewayInfo,
  ModelCalls,
  ModelCatalog,
  ModelSwitches,
  StateStore,
  StepPolicies,
} from '../../core/api/index.js';
import { AnswerCache } from './answer-cache.js';
import { CacheRules } from './cache-rules.js';
import { config } from './config.js';
import { checkSimilar } from './similar/check-similar.js';
import { MemoryQuestions } from './similar/memory-questions.js';
import { RedisQuestions } from './similar/redis-questions.js';
import { SimilarQuestions } from './similar/similar-questions.js';
import { MemoryStore } from './stores/memory-store.js';
import { RedisStore } from './stores/redis-store.js';

export default definePlugin({
  apiVersion: 1,
  name: 'cache',
  summary: 'Answers identical calls, and similar questions, from memory or Redis, where a rule says so.',
  config,
  needs: {
    calls: ModelCalls,
    clock: Clock,
    configuration: ConfigurationInfo,
    catalog: ModelCatalog,
    info: GatewayInfo,
    notes: ExchangeNotes,
    state: StateStore,
  },
  wants: { policies: StepPolicies, switches: ModelSwitches },
  // Inside tool loops, whose functions are run each time, and inside fallbacks, so that an answer is stored for the model that has really
  // answered.
  after: ['tools', 'resilience'],
  setup({ id, config, services, log }) {
    const { calls, clock, configuration, catalog, info, notes, policies, state, switches } = services;
    const { maxBytes, maxEntryBytes, redisTimeoutMs, secret } = config;
    const shared = secret === '' ? undefined : state.shared;
    if (state.shared && !shared && config.rules.length > 0)
      log.info({}, 'answers are cached in the memory of this process; with the setting "secret", replicas share them');
    if (!state.shared && secret !== '' && config.rules.length > 0)
      log.warn(
        {},
        'answers are cached in the memory of this process; "secret" has no effect without state.redis.url (REDIS_URL)',
      );
    const scope = configuration.fingerprint;
    const key = shared ? Buffer.from(secret) : randomBytes(32);
    const questionBytes = config.rules.some(({ similar }) => similar) ? Math.floor(maxBytes / 4) : 0;
    const store = shared ? new RedisStore(shared, redisTimeoutMs) : new MemoryStore(maxBytes - questionBytes, clock);
    const questions = shared
      ? new RedisQuestions(shared, { timeoutMs: redisTimeoutMs, maxBytes: questionBytes, clock })
      : new MemoryQuestions(questionBytes, clock);
    const similar = new SimilarQuestions({
      id,
      notes,
      store: questions,
      scope,
      secret: key,
      calls,
      policies,
      clock,
      log,
    });
    const rules = new CacheRules(config.rules, catalog, info);
    const cache = new AnswerCache({
      id,
      rules,
      store,
      similar,
      scope,
      secret: key,
      maxEntryBytes,
      notes,
      clock,
      switches,
    });
    return {
      appliesTo: (connection) => rules.appliesTo(connection),
      admit: ({ exchange, call }) => (call ? cache.hold(exchange) : undefined),
      around: (call, exchange, next) => cache.answer(call, exchange, next),
      check: () => checkSimilar(config.rules, catalog),
      close: async () => {
        await Promise.all([store.close(), questions.close()]);
      },
    };
  },
});
