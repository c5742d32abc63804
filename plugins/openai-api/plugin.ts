import { Database } from '../../core/api/database.js';
import {
  Clock,
  definePlugin,
  Erasures,
  type Follower,
  FunctionCalls,
  Journal,
  ModelCatalog,
  ModelSwitches,
  StepPolicies,
  TokenCounter,
  VectorStores,
} from '../../core/api/index.js';
import { openaiApiConfig } from './config.js';
import { alsoElsewhere, deploymentRoutes } from './deployment-routes.js';
import { modelRoutes } from './model-routes.js';
import { countInputRoute } from './responses/count-input.js';
import { webSocketRoute } from './responses/refuse-web-socket.js';
import { responsesDialectName } from './dialect-name.js';
import { FileSearch } from './responses/file-search/file-search.js';
import { storedRoutes } from './responses/stored/stored-routes.js';
import { chatRoute, compactRoute, embeddingsRoute, responsesRoute, textCompletionsRoute } from './routes.js';
import { answerKind, earlierAnswerKind, storeAnswers, storeEarlierAnswers } from './stored-items/answer-row.js';
import { eraseAnswers } from './stored-items/erase-answers.js';
import { followDeletions } from './stored-items/follow-deletions.js';
import { ItemStore } from './stored-items/item-store.js';
import { AnswerKeeper } from './stored-items/keep-answers.js';
import { AnswerLimit } from './stored-items/limit-answers.js';
import { expiringTables, tables } from './stored-items/tables.js';
import { taskRoutes, tasksOfDeployments } from './tasks/task-routes.js';

export default definePlugin({
  apiVersion: 1,
  name: 'openai-api',
  summary:
    'Client dialect of the OpenAI SDKs: chat completions, responses, embeddings, images, audio, moderations, reranking and models.',
  config: openaiApiConfig,
  needs: { models: ModelCatalog, clock: Clock, database: Database, journal: Journal, counter: TokenCounter },
  wants: {
    switches: ModelSwitches,
    stores: VectorStores,
    calls: FunctionCalls,
    policies: StepPolicies,
    erasures: Erasures,
  },
  tables,
  setup({ config: { storedItems, maxEmbeddingInputs }, services, log }) {
    const { database, journal, clock, stores, calls, policies } = services;
    const store = new ItemStore(storedItems, { database, journal, clock });
    const stored = storedItems.enabled ? { store, keeper: new AnswerKeeper(store) } : undefined;
    const search = stores && calls && new FileSearch({ stores, policies });
    const limit = new AnswerLimit(storedItems.maxAnswers, { database, clock, log });
    const erased = services.erasures?.register(eraseAnswers(database, (row) => store.forget(row)));
    const stops = [
      journal.consume(
        answerKind,
        storeAnswers(database, (answers) => limit.stored(answers), erased),
      ),
      journal.consume(earlierAnswerKind, storeEarlierAnswers(database)),
    ];
    const embeddings = embeddingsRoute(maxEmbeddingInputs);
    let follower: Follower | undefined;
    return {
      routes: [
        ...[
          chatRoute,
          responsesRoute(stored, search),
          webSocketRoute,
          compactRoute(stored, search),
          countInputRoute(services, stored),
          ...storedRoutes(stored?.store),
          textCompletionsRoute,
          embeddings,
          ...taskRoutes,
          ...modelRoutes(services),
        ].map(alsoElsewhere),
        ...deploymentRoutes([chatRoute, textCompletionsRoute, embeddings, ...tasksOfDeployments]),
      ],
      ...(search && { functions: [search.function()] }),
      ...(stored && {
        admit: ({ exchange, call }) =>
          call?.source.dialect === responsesDialectName ? stored.keeper.hold(call, exchange) : undefined,
      }),
      retention: { settings: storedItems, tables: expiringTables },
      async started() {
        follower = await followDeletions((row) => store.forget(row), { database, clock, log });
        stops.push(limit.start());
      },
      async close() {
        for (const stop of stops) stop();
        erased?.stop();
        await follower?.close();
      },
    };
  },
});
