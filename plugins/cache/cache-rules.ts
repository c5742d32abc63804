import {
  type Connection,
  fitsAny,
  fitsConnection,
  type InferenceCall,
  type ModelCatalog,
  modelNames,
} from '../../core/api/index.js';
import type { CachedKind, CacheRule } from './config.js';

/** Says which calls are kept. */
export class CacheRules {
  readonly #rules: readonly CacheRule[];
  readonly #catalog: ModelCatalog;
  /** Of most snapshots the same few rules are asked again and again. */
  readonly #ofConnection = new WeakMap<Connection, readonly CacheRule[]>();

  constructor(rules: readonly CacheRule[], catalog: ModelCatalog) {
    this.#rules = rules;
    this.#catalog = catalog;
  }

  /**
   * Whether anything of a connection may be kept. Nothing is where a policy only looks on: what it sees nobody waits for, so that at the end
   * of an answer it may not be known yet whether something was found in it.
   */
  appliesTo(connection: Connection): boolean {
    if (connection.policies.some(({ disabled, action }) => !disabled && action === 'audit')) return false;
    return this.#of(connection).length > 0;
  }

  /** The first rule that fits. */
  find(call: InferenceCall, connection: Connection): CacheRule | undefined {
    const kind: CachedKind = call.kind === 'embedding' ? 'embeddings' : 'chat';
    let names: readonly string[] | undefined;
    return this.#of(connection).find(({ calls, models }) => {
      if (!calls.includes(kind)) return false;
      if (models.includes('*')) return true;
      names ??= modelNames(call.model, this.#catalog);
      return names.some((name) => fitsAny(models, name));
    });
  }

  #of(connection: Connection): readonly CacheRule[] {
    const known = this.#ofConnection.get(connection);
    if (known) return known;
    const rules = this.#rules.filter(({ connections }) => fitsConnection(connections, connection));
    this.#ofConnection.set(connection, rules);
    return rules;
  }
}
