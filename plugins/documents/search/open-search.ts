import { Database } from '../../../core/api/database.js';
import {
  Clock,
  Connections,
  type Contributions,
  Embedder,
  Erasures,
  ExchangeNotes,
  Journal,
  type Logger,
  ModelCalls,
  ModelCatalog,
  type OptionalServices,
  type Route,
  type Services,
  StepPolicies,
  Traces,
  VectorStore,
} from '../../../core/api/index.js';
import { checkEmbeddingModel } from './embedding/check-embedding-model.js';
import type { DocumentIndex } from '../document-index.js';
import type { SearchConfig } from './config.js';
import { DocumentSearch } from './document-search.js';
import { forceDocuments } from './requests/forced-search.js';
import { HybridIndex } from './hybrid-index.js';
import { KeywordIndexCache } from './keywords/keyword-index-cache.js';
import { lexicalEmbedder } from './embedding/lexical-embedder.js';
import { modelEmbedder, modelEmbedderOf } from './embedding/model-embedder.js';
import { SearchMaintenance } from './search-maintenance.js';
import { searchFunction } from './requests/search-function.js';
import { type LimitedSearch, searchForModel } from './requests/search-for-model.js';
import { eraseSearches, searchLogKind, storeSearches } from './requests/search-log.js';
import type { SearchHit } from './found-documents.js';
import { searchRoutes } from './requests/search-routes.js';
import { expiringTables } from './tables.js';
import { VectorPatience } from './vectors/vector-patience.js';

/** Core services that the search requires. */
export const searchNeeds = {
  database: Database,
  vectors: VectorStore,
  notes: ExchangeNotes,
  journal: Journal,
  clock: Clock,
  connections: Connections,
  calls: ModelCalls,
  catalog: ModelCatalog,
} as const;

/** Services that it uses if provided. */
export const searchWants = { embedder: Embedder, traces: Traces, policies: StepPolicies, erasures: Erasures } as const;

/** The search part of the plugin. */
interface OpenSearch {
  /** Must receive every chunk. */
  readonly index: DocumentIndex;
  readonly routes: readonly Route[];
  /** Searches for another plugin, as for a model. */
  readonly ask: (search: LimitedSearch) => Promise<readonly SearchHit[]>;
  readonly contributions: Pick<Contributions, 'functions' | 'prepare' | 'retention' | 'check'>;
  /** Starts the background jobs. */
  started(): void;
  close(): Promise<void>;
}

/** Sets up the search: the embedder, the index, the routes and the function for models. */
export function openSearch(
  services: Services<typeof searchNeeds> & OptionalServices<typeof searchWants>,
  config: SearchConfig,
  log: Logger,
): OpenSearch {
  const { database, vectors, clock, journal } = services;
  const { embeddingModel: model, embeddingDimensions: dimensions } = config;
  const own = model === undefined ? lexicalEmbedder : modelEmbedder({ ...services, model, dimensions });
  const embedder = services.embedder ?? own;
  const keywords = new KeywordIndexCache(database, config.memoryBytes);
  const doubtful = new Set<string>();
  const search = new DocumentSearch({
    database,
    vectors,
    embedder,
    earlier: (id) => (id === lexicalEmbedder.id ? lexicalEmbedder : modelEmbedderOf(id, services)),
    keywords,
    minimumRelevance: config.minimumRelevance,
    doubtful,
    patience: new VectorPatience(clock),
    log,
  });
  const asked = { ...services, search };
  const maintenance = new SearchMaintenance({ database, vectors, embedder, keywords, doubtful, clock, log });
  const erased = services.erasures?.register(eraseSearches(database));
  const stopStoring = journal.consume(searchLogKind, storeSearches(database, erased));

  return {
    index: new HybridIndex({ database, vectors, embedder, log }),
    ask: (given) => searchForModel(asked, given),
    routes: searchRoutes({ search, database, journal, traces: services.traces }),
    contributions: {
      functions: [searchFunction(asked, config.forcedLimit)],
      prepare: (call, exchange) => {
        const { enableDocuments, forceDocumentsUse } = exchange.connection ?? {};
        return enableDocuments && forceDocumentsUse ? forceDocuments(call, exchange, asked, config) : undefined;
      },
      retention: { settings: config.log, tables: expiringTables },
      check: () => checkEmbeddingModel(config, services.catalog),
    },
    started: () => maintenance.start(),
    async close() {
      stopStoring();
      erased?.stop();
      await maintenance.close();
    },
  };
}
