/** A model that was found by a name. */
interface FoundModel<T> {
  /** The name without the prefix of the provider. */
  readonly name: string;
  readonly model: T;
}

interface Pattern<T> {
  readonly prefix: string;
  readonly model: T;
}

/**
 * The most characters of a name that a pattern matches. Names of models are kept in caches, and those that match a pattern are the clients'
 * choice. The longest names that clouds have are a fifth of this.
 */
export const longestMatchedName = 1_000;

/** An index of the models of one provider instance by the names that calls use; an id that ends with `*` is a pattern. */
export class ModelIndex<T> {
  readonly #ownPrefix: string;
  readonly #exact = new Map<string, T>();
  readonly #patterns: readonly Pattern<T>[];

  /** @param models the models by their ids; if an id occurs twice, the later one counts */
  constructor(provider: string, models: Iterable<readonly [id: string, model: T]>) {
    this.#ownPrefix = `${provider}/`;
    const patterns: Pattern<T>[] = [];
    for (const [id, model] of models) {
      if (id.endsWith('*')) patterns.push({ prefix: id.slice(0, -1), model });
      else this.#exact.set(id, model);
    }
    this.#patterns = patterns.sort((a, b) => b.prefix.length - a.prefix.length);
  }

  /** Finds by exact id, by `provider/id`, then by the longest pattern. */
  find(name: string): FoundModel<T> | undefined {
    return this.#findExact(name) ?? this.#findBehindPrefix(name) ?? this.#findPattern(name);
  }

  #findExact(name: string): FoundModel<T> | undefined {
    const model = this.#exact.get(name);
    return model === undefined ? undefined : { name, model };
  }

  #findBehindPrefix(name: string): FoundModel<T> | undefined {
    if (!name.startsWith(this.#ownPrefix)) return undefined;
    const own = name.slice(this.#ownPrefix.length);
    return this.#findExact(own) ?? this.#findPattern(own);
  }

  #findPattern(name: string): FoundModel<T> | undefined {
    // No address can have half a character of a pair.
    if (name.length > longestMatchedName || !name.isWellFormed()) return undefined;
    const pattern = this.#patterns.find(({ prefix }) => name.startsWith(prefix));
    return pattern && { name, model: pattern.model };
  }
}

/** The id before the first slash of a name, which may be that of a provider instance (`groq` in `groq/llama-3`); it need not exist. */
export function addressedProvider(model: string): string | undefined {
  const slash = model.indexOf('/');
  return slash > 0 ? model.slice(0, slash) : undefined;
}
