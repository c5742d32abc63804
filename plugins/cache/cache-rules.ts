import {
  type Connection,
  fitsAny,
  fitsConnection,
  type GatewayInfo,
  type InferenceCall,
  type ModelCatalog,
  modelNames,
} from '../../core/api/index.js';
import type { CachedKind, CacheRule } from './config.js';

/** The rules that determine which calls are cached. */
export class CacheRules {
  readonly #rules: readonly CacheRule[];
  readonly #catalog: ModelCatalog;
  readonly #info: GatewayInfo;
  /** Cache of the rules that apply to each connection snapshot. */
  readonly #ofConnection = new WeakMap<Connection, readonly CacheRule[]>();

  constructor(rules: readonly CacheRule[], catalog: ModelCatalog, info: GatewayInfo) {
    this.#rules = rules;
    this.#catalog = catalog;
    this.#info = info;
  }

  /**
   * Whether answers on a connection may be cached. Not with a policy that inspects asynchronously: at the end of an answer it may not be
   * known yet whether the policy has found something.
   */
  appliesTo(connection: Connection): boolean {
    if (connection.policies.some(({ disabled, action }) => !disabled && action === 'audit')) return false;
    return this.#of(connection).length > 0;
  }

  /** The first rule that matches. */
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
    const rules = this.#rules.filter(({ connections }) => fitsConnection(connections, connection, this.#info));
    this.#ofConnection.set(connection, rules);
    return rules;
  }
}
