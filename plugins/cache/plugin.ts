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
  type SharedState,
  StateStore,
  StepPolicies,
} from '../../core/api/index.js';
import { AnswerCache } from './answer-cache.js';
import { CacheRules } from './cache-rules.js';
import { type CacheConfig, config } from './config.js';
import { shadowedRules } from './shadowed-rules.js';
import { checkSimilar } from './similar/check-similar.js';
import { MemoryQuestions } from './similar/memory-questions.js';
import type { QuestionStore } from './similar/question-store.js';
import { RedisQuestions } from './similar/redis-questions.js';
import { SimilarQuestions } from './similar/similar-questions.js';
import type { AnswerStore } from './stores/answer-store.js';
import { MemoryStore } from './stores/memory-store.js';
import { RedisStore } from './stores/redis-store.js';

export default definePlugin({
  apiVersion: 1,
  name: 'cache',
  summary: 'Answers identical calls, and similar questions, from memory or Redis, where a rule says so.',
  config,
  doubts: ({ rules }) => shadowedRules(rules),
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
    const { maxEntryBytes, secret } = config;
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
    const { store, questions } = openStores(shared, config, clock);
    const common = { id, notes, scope, secret: key, clock };
    const similar = new SimilarQuestions({ ...common, store: questions, calls, policies, log });
    const rules = new CacheRules(config.rules, catalog, info);
    const cache = new AnswerCache({ ...common, rules, store, similar, maxEntryBytes, switches, catalog });
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

/** Where answers and questions are kept: in the Redis that replicas share, or in the memory of this process. */
function openStores(
  shared: SharedState | undefined,
  { rules, maxBytes, redisTimeoutMs: timeoutMs }: CacheConfig,
  clock: Clock,
): { readonly store: AnswerStore; readonly questions: QuestionStore } {
  const questionBytes = rules.some(({ similar }) => similar) ? Math.floor(maxBytes / 4) : 0;
  if (!shared) {
    const store = new MemoryStore(maxBytes - questionBytes, clock);
    return { store, questions: new MemoryQuestions(questionBytes, clock) };
  }
  const questions = new RedisQuestions(shared, { timeoutMs, maxBytes: questionBytes, clock });
  return { store: new RedisStore(shared, timeoutMs), questions };
}
