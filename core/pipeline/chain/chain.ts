import type {
  Connection,
  Contributions,
  GatewayError,
  Identity,
  Journal,
  ModelUser,
  NamedModel,
} from '../../api/index.js';
import { marked, placeOf } from '../../api/internal/running-hook.js';
import { attribute } from '../hooks/guard.js';
import { checkBoolean } from '../hooks/hook-results.js';
import type { HonouredSettings } from './honoured-settings.js';
import type { Hooked, Installed } from './installed.js';

type Hook<K extends keyof Contributions> = NonNullable<Contributions[K]>;

/** The phases of a request, in the order in which they run. */
export const phases = [
  'sample',
  'authenticate',
  'admit',
  'prepare',
  'around',
  'govern',
  'reserve',
  'dispatch',
  'transform',
  'observe',
  'record',
] as const;

/** The hooks that run for one connection, phase by phase, in gateway.yaml's order; those of `transform` innermost (last in gateway.yaml) first. */
type Phases = { readonly [Phase in (typeof phases)[number]]: readonly Hooked<Hook<Phase>>[] };

/** What the end of an exchange needs to know of the journal. */
type BatchedEntries = Pick<Journal, 'batched' | 'written'>;

const noEntries: BatchedEntries = { batched: 0, written: () => undefined };

/** The compiled chain of one connection. */
export interface Chain extends Phases {
  /** Creates the error for all requests of a connection with a protecting setting that no plugin honours. */
  readonly refusal: (() => GatewayError) | undefined;
  /** Creates the error for the requests of a caller with a limit that no plugin enforces; undefined when one does. */
  readonly refusalForKeys: ((identity: Identity) => GatewayError | undefined) | undefined;
  /** The journal entries that must be durable before the client sees the end of its answer. */
  readonly entries: BatchedEntries;
  /** The models that somebody may call, to find in an error the one that was meant. */
  readonly usableModels: (user: ModelUser) => readonly NamedModel[];
}

/** What chains need besides the hooks of plugins. */
export interface ChainServices {
  readonly honoured: HonouredSettings;
  /** See {@link Chain.entries}; absent if no plugin needs the journal. */
  readonly entries?: BatchedEntries | undefined;
  /** See {@link Chain.usableModels}. */
  readonly usableModels: (user: ModelUser) => readonly NamedModel[];
}

/** Compiles chains, and caches them by connection snapshot in a `WeakMap`. */
export class ChainCompiler {
  readonly #installed: readonly Installed[];
  readonly #services: ChainServices;
  readonly #compiled = new WeakMap<Connection, Chain>();
  /** The chain of routes without a connection: `appliesTo` is not called. */
  readonly withoutConnection: Chain;

  constructor(installed: readonly Installed[], services: ChainServices) {
    this.#installed = installed;
    this.#services = services;
    this.withoutConnection = this.#compile(installed, undefined);
  }

  /**
   * The chain of a connection.
   *
   * @throws GatewayError `GW_PLUGIN_FAILED` when the `appliesTo` of a plugin throws, or returns something other than true or false
   */
  for(connection: Connection | undefined): Chain {
    if (!connection) return this.withoutConnection;
    const known = this.#compiled.get(connection);
    if (known) return known;
    const applying = this.#installed.filter((plugin) => applies(plugin, connection));
    const chain = this.#compile(applying, connection);
    this.#compiled.set(connection, chain);
    return chain;
  }

  #compile(plugins: readonly Installed[], connection: Connection | undefined): Chain {
    const { honoured, entries = noEntries, usableModels } = this.#services;
    return {
      refusal: connection && honoured.refusalFor(connection),
      refusalForKeys: connection && honoured.refusalForKeys,
      entries,
      usableModels,
      ...phasesOf(plugins),
    };
  }
}

function applies(plugin: Installed, connection: Connection): boolean {
  try {
    const { contributions } = plugin;
    if (!contributions.appliesTo) return true;
    const answer = contributions.appliesTo(connection);
    checkBoolean(answer);
    return answer;
  } catch (cause) {
    throw attribute(cause, plugin, 'appliesTo');
  }
}

function phasesOf(plugins: readonly Installed[]): Phases {
  return {
    sample: hooks(plugins, 'sample'),
    authenticate: hooks(plugins, 'authenticate'),
    admit: hooks(plugins, 'admit'),
    prepare: hooks(plugins, 'prepare'),
    around: hooks(plugins, 'around'),
    govern: hooks(plugins, 'govern'),
    reserve: hooks(plugins, 'reserve'),
    dispatch: hooks(plugins, 'dispatch'),
    transform: hooks(plugins, 'transform').toReversed(),
    observe: hooks(plugins, 'observe'),
    record: hooks(plugins, 'record'),
  };
}

function hooks<K extends keyof Contributions>(plugins: readonly Installed[], name: K): Hooked<Hook<K>>[] {
  const found: Hooked<Hook<K>>[] = [];
  for (const plugin of plugins) {
    const hook = plugin.contributions[name];
    // Bound, so that contributions may be an instance of a class.
    const bound = typeof hook === 'function' && (hook.bind(plugin.contributions) as () => unknown);
    if (bound) found.push({ plugin, hook: marked(placeOf(plugin.id, name), bound) as Hook<K> });
    else if (hook) found.push({ plugin, hook: hook as Hook<K> });
  }
  return found;
}
