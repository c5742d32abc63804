import { Database } from '../../../core/api/database.js';
import {
  Clock,
  Connections,
  type Contributions,
  Embedder,
  ExchangeNotes,
  Journal,
  type Logger,
  ModelCalls,
  type OptionalServices,
  type Route,
  type Services,
  Traces,
  VectorStore,
} from '../../../core/api/index.js';
import type { DocumentIndex } from '../indexing/document-index.js';
import type { SearchConfig } from './config.js';
import { DocumentSearch } from './document-search.js';
import { forceDocuments } from './forced-search.js';
import { HybridIndex } from './hybrid-index.js';
import { KeywordLibrary } from './keyword-library.js';
import { forgetRemovals } from './keyword-rows.js';
import { firstLexicalEmbedder, lexicalEmbedder } from './lexical-embedder.js';
import { modelEmbedder } from './model-embedder.js';
import { payVectors } from './owed-vectors.js';
import { keepOwnSpaces } from './own-vectors.js';
import { noteSearched, readAhead } from './read-ahead.js';
import { rebuildVectors } from './rebuild-vectors.js';
import { searchFunction } from './search-function.js';
import { searchLogKind, storeSearches } from './search-log.js';
import { searchRoutes } from './search-routes.js';
import { keepSearchLog } from './tables.js';

/** What a search needs of the core. */
export const searchNeeds = {
  database: Database,
  vectors: VectorStore,
  notes: ExchangeNotes,
  journal: Journal,
  clock: Clock,
  connections: Connections,
  calls: ModelCalls,
} as const;

/** What it uses when somebody provides it. */
export const searchWants = { embedder: Embedder, traces: Traces } as const;

/** The search side of the plugin. */
export interface OpenSearch {
  /** To be told of every chunk. */
  readonly index: DocumentIndex;
  readonly routes: readonly Route[];
  readonly contributions: Pick<Contributions, 'functions' | 'prepare'>;
  /** Begins what is done in the background. */
  started(): void;
  close(): Promise<void>;
}

const choresMs = 60_000;
/** What looks at all restricted documents is done so many times less often. */
const rareChores = 10;

export function openSearch(
  services: Services<typeof searchNeeds> & OptionalServices<typeof searchWants>,
  config: SearchConfig,
  log: Logger,
): OpenSearch {
  const { database, vectors, clock, journal } = services;
  const { embeddingModel: model, embeddingDimensions: dimensions } = config;
  const own = model === undefined ? lexicalEmbedder : modelEmbedder({ ...services, model, dimensions });
  const embedder = services.embedder ?? own;
  const keywords = new KeywordLibrary(database, config.memoryBytes);
  const search = new DocumentSearch({
    database,
    vectors,
    embedder,
    earlier: [lexicalEmbedder, firstLexicalEmbedder],
    keywords,
    minimumRelevance: config.minimumRelevance,
    log,
  });
  const asked = { ...services, search };
  const stopConsuming = journal.consume(searchLogKind, storeSearches(database));
  const closing = new AbortController();
  const ends: (() => void)[] = [stopConsuming, () => closing.abort()];
  let chores: Promise<void> | undefined;
  let reading: Promise<void> | undefined;
  let rounds = 0;

  async function doChores(round: number): Promise<void> {
    try {
      await noteSearched(database, keywords.takeSearched());
      await payVectors({ database, vectors, embedder, log }, closing.signal);
      if (round % rareChores === 0) await keepOwnSpaces({ database, vectors, log }, closing.signal);
      await rebuildVectors({ database, vectors, embedder, log }, closing.signal);
      await forgetRemovals(database);
    } catch (error) {
      if (!closing.signal.aborted) log.warn({ error }, 'chores of the search could not be done; they are done later');
    }
  }

  return {
    index: new HybridIndex({ database, vectors, embedder, log }),
    routes: searchRoutes({ search, database, journal, traces: services.traces }),
    contributions: {
      functions: [searchFunction(asked, config.forcedLimit)],
      prepare: (call, exchange) => {
        const { enableDocuments, forceDocumentsUse } = exchange.connection ?? {};
        return enableDocuments && forceDocumentsUse ? forceDocuments(call, exchange, asked, config) : undefined;
      },
    },
    started() {
      const run = (): void => {
        if (chores) return;
        chores = doChores(rounds).finally(() => {
          chores = undefined;
        });
        rounds += 1;
      };
      reading = readAhead({ database, keywords, vectors, log }, closing.signal).catch((error: unknown) => {
        if (!closing.signal.aborted)
          log.warn({ error }, 'documents could not be read ahead; the first search reads them');
      });
      ends.push(clock.every(choresMs, run), keepSearchLog(config.log, { database, clock, log }));
      run();
    },
    async close() {
      for (const end of ends) end();
      await Promise.all([chores, reading]);
    },
  };
}
