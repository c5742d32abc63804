import {
  type JsonObject,
  type JsonValue,
  type VectorFilter,
  type VectorHit,
  type VectorMove,
  type VectorQuery,
  type VectorRecord,
  type VectorSpace,
  type VectorStore,
} from '../../api/index.js';
import { type ChromaApi, ChromaError } from './chroma-api.js';
import { vectorsUnavailable } from './vectors-unavailable.js';

/** Batch size of a move: with 1,024 dimensions, a quarter of a megabyte of JSON. */
const movedAtOnce = 40;

/** A vector store in Chroma, with one collection for each space. */
export class ChromaStore implements VectorStore {
  readonly #api: ChromaApi;
  /** Cache of the ids of collections by the names of their spaces. An entry is looked up again when Chroma does not know its id any more. */
  readonly #ids = new Map<string, string>();

  constructor(api: ChromaApi) {
    this.#api = api;
  }

  async put(space: VectorSpace, records: readonly VectorRecord[], signal: AbortSignal): Promise<void> {
    if (records.length === 0) return;
    const page = {
      ids: records.map(({ id }) => id),
      embeddings: records.map(({ vector }) => vector),
      metadatas: records.map(({ tags }) => tags),
    };
    await this.#write(space, page, signal);
  }

  async nearest(space: VectorSpace, query: VectorQuery, signal: AbortSignal): Promise<readonly VectorHit[]> {
    const body = {
      query_embeddings: [query.vector],
      n_results: query.limit,
      ...(query.filter && { where: whereOf(query.filter) }),
      include: ['distances'],
    };
    return hitsOf(await this.#ask(space, { path: 'query', body }, signal));
  }

  async move(
    from: VectorSpace,
    to: VectorSpace,
    { filter, tags, limit = Infinity }: VectorMove,
    signal: AbortSignal,
  ): Promise<number> {
    const page = { where: whereOf(filter), include: ['embeddings', 'metadatas'] };
    let moved = 0;
    while (moved < limit) {
      const wanted = { ...page, limit: Math.min(movedAtOnce, limit - moved) };
      const found = await this.#ask(from, { path: 'get', body: wanted }, signal);
      const { ids = [], embeddings = [], metadatas = [] } = (found ?? {}) as StoredPage;
      if (ids.length === 0) break;
      const records = { ids, embeddings, metadatas: metadatas.map((known) => ({ ...known, ...tags })) };
      await this.#write(to, records, signal);
      await this.#ask(from, { path: 'delete', body: { ids } }, signal);
      moved += ids.length;
    }
    return moved;
  }

  async remove(space: VectorSpace, filter: VectorFilter, signal: AbortSignal): Promise<void> {
    await this.#ask(space, { path: 'delete', body: { where: whereOf(filter) } }, signal);
  }

  async drop(space: VectorSpace, signal: AbortSignal): Promise<void> {
    this.#ids.delete(space.name);
    await absentIsNothing(this.#api.call('DELETE', `/${space.name}`, undefined, signal));
  }

  async missing(space: VectorSpace, ids: readonly string[], signal: AbortSignal): Promise<readonly string[]> {
    if (ids.length === 0) return [];
    const found = ((await this.#ask(space, { path: 'get', body: { ids, include: [] } }, signal)) ?? {}) as StoredPage;
    const known = new Set(found.ids);
    return ids.filter((id) => !known.has(id));
  }

  async count(space: VectorSpace, signal: AbortSignal): Promise<number> {
    return Number((await this.#ask(space, { path: 'count' }, signal)) ?? 0);
  }

  async dimensions({ name }: VectorSpace, signal: AbortSignal): Promise<number | undefined> {
    const found = await absentIsNothing(this.#api.call('GET', `/${name}`, undefined, signal));
    const { dimension } = Object(found) as { readonly dimension?: number | null };
    return dimension ?? undefined;
  }

  /** Writes in halves what is too long for a proxy in front of Chroma: nginx accepts 1 MiB by default, and 50 vectors of a model may have more. */
  async #write(space: VectorSpace, page: Required<StoredPage>, signal: AbortSignal): Promise<void> {
    const { ids, embeddings, metadatas } = page;
    const body = { ids, embeddings, metadatas };
    try {
      await this.#ask(space, { path: 'upsert', body, makes: true }, signal);
    } catch (error) {
      if (!(error instanceof ChromaError && error.status === 413) || ids.length === 1) throw error;
      const half = Math.ceil(ids.length / 2);
      for (const [from, to] of [[0, half], [half]]) {
        const part = {
          ids: ids.slice(from, to),
          embeddings: embeddings.slice(from, to),
          metadatas: metadatas.slice(from, to),
        };
        await this.#write(space, part, signal);
      }
    }
  }

  /** Undefined when there is no such collection. Retries with a new id, because a collection may have been dropped and created again. */
  async #ask(space: VectorSpace, { path, body, makes = false }: Question, signal: AbortSignal): Promise<unknown> {
    const ask = (id: string): Promise<unknown> => this.#api.call(body ? 'POST' : 'GET', `/${id}/${path}`, body, signal);
    const known = this.#ids.get(space.name);
    if (known !== undefined) {
      const done = await absentIsNothing(ask(known).then((value) => ({ value })));
      if (done) return done.value;
      this.#ids.delete(space.name);
    }
    const id = makes ? await this.#make(space, signal) : await this.#find(space, signal);
    if (id === undefined) return undefined;
    this.#ids.set(space.name, id);
    return ask(id);
  }

  async #make({ name, measure }: VectorSpace, signal: AbortSignal): Promise<string> {
    const hnsw = { space: measure === 'cosine' ? 'cosine' : 'ip', ...graph };
    const body = { name, get_or_create: true, configuration: { hnsw } };
    return idOf(await this.#api.call('POST', '', body, signal));
  }

  async #find({ name }: VectorSpace, signal: AbortSignal): Promise<string | undefined> {
    const found = await absentIsNothing(this.#api.call('GET', `/${name}`, undefined, signal));
    return found === undefined ? undefined : idOf(found);
  }
}

/**
 * Parameters of Chroma's HNSW graph. With more neighbours than its default of 16, less work for each vector is enough: recall is higher,
 * with three quarters of the processor time (docs/decisions/0046).
 */
const graph = { ef_construction: 50, max_neighbors: 24, ef_search: 150 };

/** What a collection is asked. */
interface Question {
  /** Below that of the collection. */
  readonly path: string;
  /** Absent: it is read with GET. */
  readonly body?: JsonObject;
  /** Whether a collection that does not exist is made. */
  readonly makes?: boolean;
}

/** A batch of stored vectors, in the form in which it is written back. */
interface StoredPage {
  readonly ids?: readonly string[];
  readonly embeddings?: readonly JsonValue[];
  readonly metadatas?: readonly JsonObject[];
}

async function absentIsNothing<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof ChromaError && error.status === 404) return undefined;
    throw error;
  }
}

function idOf(collection: unknown): string {
  const { id } = collection as { readonly id?: unknown };
  if (typeof id !== 'string') throw new Error('Chroma has answered without the id of the collection');
  return id;
}

/** Converts Chroma's distances, which are one minus the cosine or the inner product, to similarities. @throws GatewayError `GW_VECTORS_UNAVAILABLE` (503) for anything but distances */
function hitsOf(found: unknown): readonly VectorHit[] {
  const { ids, distances } = (found ?? {}) as { ids?: readonly string[][]; distances?: readonly unknown[][] };
  return (ids?.[0] ?? []).map((id, at) => {
    const distance = distances?.[0]?.[at] ?? 1;
    if (!Number.isFinite(distance)) throw vectorsUnavailable(new Error('Chroma has answered without distances'));
    return { id, similarity: 1 - (distance as number) };
  });
}

function whereOf(filter: VectorFilter): JsonObject {
  if ('all' in filter) return together('$and', filter.all);
  if ('any' in filter) return together('$or', filter.any);
  const { tag } = filter;
  if ('is' in filter) return { [tag]: { $eq: filter.is } };
  return { $and: [{ [tag]: { $gte: filter.from } }, { [tag]: { $lte: filter.to } }] };
}

/** Combines filters; Chroma does not accept a list of one. */
function together(word: '$and' | '$or', filters: readonly VectorFilter[]): JsonObject {
  const [first, ...others] = filters.map(whereOf);
  if (!first) throw new Error('a filter of no filters means nothing');
  return others.length === 0 ? first : { [word]: [first, ...others] };
}
