import type { Answer } from './answer.js';
import type { Awaitable } from './awaitable.js';
import type { InferenceCall } from './call.js';
import type { Connection } from './connection.js';
import type { ConnectionSetting } from './connection-setting.js';
import type { TableSet } from './table-set.js';
import type { Exchange, IncomingRequest } from './exchange.js';
import type { Identity } from './identity.js';
import type { ModelInfo } from './model.js';
import type { ModelTokenizer } from './model-tokenizer.js';
import type { Hold, Outcome, Reservation } from './outcome.js';
import type { Access, InferenceRoute, Route } from './route.js';
import type { ZodType, z } from 'zod';
import type { PolicyType } from './policy.js';
import type { Logger } from './services/logger.js';
import type { ModelCatalog } from './services/model-catalog.js';
import type { ToolFunction } from './services/tool-functions.js';
import type { Observer, Transform } from './stage.js';
import type { Needs, OptionalServices, Services } from './token.js';

/** Version of this contract. A plugin written for another one is refused at start. */
export type ApiVersion = 1;

/** Calls the rest of the chain: inner `around` hooks, `govern`, and the provider. */
export type Next = (call: InferenceCall) => Promise<Answer>;

/** The caller, as `authenticate` has established it. */
export interface Authenticated {
  readonly identity: Identity;
  /** Required for routes with connection-key access. */
  readonly connection?: Connection;
}

/** A request that asks to be admitted. */
export interface Admission {
  readonly exchange: Exchange;
  /** Present on inference routes. */
  readonly call: InferenceCall | undefined;
}

/** A line that `sluice start` prints once the gateway listens. */
export interface StartNote {
  /** Stable name, for example `api-key`. */
  readonly id: string;
  readonly label: string;
  readonly value: string;
}

/** A mistake in the configuration of a plugin that shows only together with what others contribute. */
export interface ConfigObjection {
  /** Where in the plugin's `config:`. */
  readonly within: readonly (string | number)[];
  /** What was found and what is allowed, in one sentence without a full stop. */
  readonly message: string;
  /** How to fix it, in a full sentence. */
  readonly hint?: string;
}

/**
 * What a plugin adds to the gateway: the result of `setup`. Every member is optional; the chain is compiled from those that
 * are present, in gateway.yaml's order. The comment of each hook says how the results of several plugins combine.
 */
export interface Contributions {
  /** Implementations of the services promised in `Plugin.provides`, under the same names. */
  readonly services?: Readonly<Record<string, unknown>>;
  readonly routes?: readonly (Route | InferenceRoute)[];
  /**
   * For providers: the models they serve. For others: names that stand for models of providers (`ModelInfo.standsFor`). The function is
   * called once the catalog holds the models of all providers; an `around` hook then passes calls of these names on.
   */
  readonly models?: readonly ModelInfo[] | ((catalog: ModelCatalog) => readonly ModelInfo[]);
  /**
   * For providers: how one of their models cuts text into tokens, and what is added to it. Called once for each name; tokens are estimated
   * when it returns undefined or is absent.
   *
   * @param model the provider's own name of the model
   */
  tokenizer?(model: string): ModelTokenizer | undefined;
  /** Types of policies that connections can have. Two plugins with the same type stop the start. */
  readonly policyTypes?: readonly PolicyType[];
  /**
   * Functions that the gateway runs for models. Two plugins with the same name stop the start. A list that changes at run time is given as a
   * function, which is called at the start and for each request with tools, so it must answer from memory; of functions with the same name the
   * first one counts then.
   */
  readonly functions?: readonly ToolFunction[] | (() => readonly ToolFunction[]);

  /**
   * First that answers. Is the trace of this request recorded? `trace.sampled` is what the caller says, false without a caller's
   * trace; the result replaces it before anything else sees the request, and is passed on to the provider and back to the client.
   * Called for every request, before the caller is known. A throw is logged and counts as no answer, whatever `onFailure` says.
   */
  sample?(request: IncomingRequest): boolean | undefined;
  /** Is this plugin switched on for this connection? Called once for each snapshot; false costs nothing afterwards. */
  appliesTo?(connection: Connection): boolean;
  /** First that answers. Who is calling? Throw 401 or 403 for credentials that are yours and wrong. */
  authenticate?(request: IncomingRequest, access: Access): Awaitable<Authenticated | undefined>;
  /** In order. May this request happen at all? Throw 403 or 429 to refuse; return a hold for what must be given back later. */
  admit?(admission: Admission): Awaitable<Hold | undefined>;
  /** Each gets the previous result. Return a changed call: templates, retrieval, defaults. */
  prepare?(call: InferenceCall, exchange: Exchange): Awaitable<InferenceCall | undefined>;
  /** An onion, outermost first. Call `next` never (answer from a cache), once, or several times (retry, fall back, run tools). */
  around?(call: InferenceCall, exchange: Exchange, next: Next): Promise<Answer>;
  /** Like prepare, but for every attempt inside the onion: the last word on what leaves the building. */
  govern?(call: InferenceCall, exchange: Exchange): Awaitable<InferenceCall | undefined>;
  /**
   * All, in order, for every attempt, after `govern`: the call is final and is sent next. Take what the attempt may use up, or throw 429.
   * Each gets the call as the previous reservation has left it.
   */
  reserve?(call: InferenceCall, exchange: Exchange): Awaitable<Reservation | undefined>;
  /**
   * First that answers. Providers return undefined for models that are not theirs. A model with a provider's id as its prefix
   * (`groq/llama-3`) is offered to that provider first.
   */
  dispatch?(call: InferenceCall, exchange: Exchange): Awaitable<Answer | undefined>;
  /** A chain of stages, the last plugin's first: change, hold back, drop, add or stop parts. */
  readonly transform?: Transform;
  /** All. An observer of the answer as the client gets it, or undefined. */
  observe?(call: InferenceCall, exchange: Exchange): Observer | undefined;
  /**
   * All, after the last byte. Delays no answer, fails nothing; `close` waits for it. Also called for requests that were refused before the
   * chain began (an unknown path, a wrong key): the caller is anonymous then, and `operation` is `unknown` if there was no route.
   */
  record?(exchange: Exchange, outcome: Outcome): void | Promise<void>;

  /**
   * All, once every plugin is set up, when the catalog of models and everything else that plugins contribute is complete. Objections stop the
   * start, or refuse the reload, and are reported with their places in gateway.yaml.
   */
  check?(): readonly ConfigObjection[];
  /**
   * All, in order, once the gateway listens with this configuration; never for commands that only inspect, such as `explain`. The
   * place to create what can be shown only once: a start that fails earlier has created nothing. The notes are printed at the start.
   * A throw stops the start, or refuses the reload.
   */
  started?(): Awaitable<readonly StartNote[]>;
  /** All. Rejects while this plugin cannot do its work; `/readyz` shows the message. */
  ready?(signal: AbortSignal): Promise<void>;
  /** Frees what `setup` took. Called after the last exchange of this generation, in reverse order of setup. */
  close?(): void | Promise<void>;
}

/** What `setup` is given. */
export interface SetupContext<C, N extends Needs, W extends Needs = Record<never, never>> {
  /** Id of this instance in gateway.yaml; the name that its `use` ends with unless the file says otherwise. */
  readonly id: string;
  /** Validated, defaulted, frozen. */
  readonly config: C;
  /** Only what `needs` and `wants` name. */
  readonly services: Services<N> & OptionalServices<W>;
  readonly log: Logger;
}

/** A plugin: one capability. Made by {@link definePlugin}, exported as the default of `plugin.ts`. */
export interface Plugin<S extends ZodType = ZodType, N extends Needs = Needs, W extends Needs = Needs> {
  readonly apiVersion: ApiVersion;
  /** Kebab case; the folder's and the package's last name. */
  readonly name: string;
  /** One line for `sluice explain` and the generated reference. */
  readonly summary?: string;
  /** Schema of the `config:` block; use `z.strictObject` so that unknown keys are errors. */
  readonly config: S;
  /** Services wanted from the core or from other plugins. One that nobody provides stops the start. */
  readonly needs?: N;
  /**
   * Services to use when they are provided; undefined in `setup` otherwise. Their providers are set up first. Core services belong
   * under `needs`: the database is opened only if a plugin needs it.
   */
  readonly wants?: W;
  /** Services that `setup` returns in `services`. Two providers of one service stop the start, and so does one that is returned
   * without being named here. */
  readonly provides?: Needs;
  /**
   * Names of plugins that must stand earlier in gateway.yaml when they are present. Checked, never applied silently. A name that no plugin
   * has is no rule, and told at the start.
   */
  readonly after?: readonly string[];
  /**
   * Settings of connections that this plugin puts into effect. A setting that is on and that no plugin of the list honours is reported
   * at the start and when it is switched on; where it protects (all but those of documents and of kept bodies), requests of the
   * connection are refused with `GW_CONNECTION_UNPROTECTED`. Whoever honours `policies` answers for all of them; a type of policies
   * without a detector is enforced by its own plugin, which need not say so here.
   */
  readonly honours?: readonly ConnectionSetting[];
  /**
   * What an unexpected throw means. `closed` (default) ends the exchange with `GW_PLUGIN_FAILED`; `open` goes on without
   * this plugin. An operator may tighten open to closed in gateway.yaml, not the other way round.
   */
  readonly onFailure?: 'closed' | 'open';
  /**
   * Milliseconds that one call of `authenticate`, `admit`, `prepare`, `govern`, `reserve`, `record` or a `settle` may take; 10,000
   * when absent. The other hooks end with the exchange: one that ignores its signal is abandoned.
   */
  readonly hookTimeoutMs?: number;
  /** Tables and migrations this plugin owns. */
  readonly tables?: TableSet;
  /**
   * Runs once for each loaded configuration. Nothing may happen before it: importing a plugin has no effect. It has 60 seconds,
   * like `started`; one that takes longer stops the start, or refuses the reload.
   */
  setup(context: SetupContext<z.output<S>, N, W>): Awaitable<Contributions>;
}

/**
 * Declares a plugin. The types of `config` and `services` in `setup` come from `config`, `needs` and `wants`.
 *
 * @example
 * export default definePlugin({
 *   apiVersion: 1,
 *   name: 'shout',
 *   config: z.strictObject({ mark: z.string().default('!') }),
 *   setup: ({ config }) => ({
 *     transform: {
 *       stage: () => ({ part: (part, output) =>
 *         output.push(part.type === 'text' ? { ...part, text: part.text + config.mark } : part) }),
 *     },
 *   }),
 * });
 */
export function definePlugin<
  S extends ZodType,
  const N extends Needs = Record<never, never>,
  const W extends Needs = Record<never, never>,
>(plugin: Plugin<S, N, W>): Plugin<S, N, W> {
  return Object.freeze(plugin);
}
