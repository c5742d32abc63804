import type { Answer } from './answer.js';
import type { Awaitable } from './awaitable.js';
import type { InferenceCall } from './call.js';
import type { Connection } from './connection.js';
import type { HonourableSetting } from './connection-setting.js';
import type { DocumentFormat } from './document-format.js';
import type { TableSet } from './table-set.js';
import type { Exchange, IncomingRequest } from './exchange.js';
import type { Identity } from './identity.js';
import type { ModelInfo } from './models/model.js';
import type { ModelTokenizer } from './models/model-tokenizer.js';
import type { ExpiringRows } from './management/retention.js';
import type { Hold, Outcome, Reservation } from './outcome.js';
import type { Access, InferenceRoute, Route } from './route.js';
import type { ZodType, z } from 'zod';
import type { PolicyType } from './policy.js';
import type { Logger } from './services/logger.js';
import type { ModelCatalog } from './services/model-catalog.js';
import type { ToolFunction } from './services/tool-functions.js';
import type { Observer, Transform } from './stage.js';
import type { Needs, OptionalServices, Services } from './token.js';

/** Version of this contract. A plugin written for another version is refused when the gateway starts. */
export type ApiVersion = 1;

/** Calls the rest of the chain: inner `around` hooks, `govern`, and the provider. */
export type Next = (call: InferenceCall) => Promise<Answer>;

/** The caller, as `authenticate` has established it. */
export interface Authenticated {
  readonly identity: Identity;
  /** Required for routes with connection-key access. */
  readonly connection?: Connection;
}

/** The argument of `admit`. */
export interface Admission {
  readonly exchange: Exchange;
  /** Present on inference routes. */
  readonly call: InferenceCall | undefined;
}

/** A line that `sluice start` prints when the gateway is listening. */
export interface StartNote {
  /** Stable name, for example `api-key`. */
  readonly id: string;
  /** What it is, for people: `API key`. */
  readonly label: string;
  /** Printed after the label. */
  readonly value: string;
}

/** A mistake in a plugin's configuration that its schema does not find, for example a model that no provider has. */
export interface ConfigObjection {
  /** Path inside the plugin's `config:`. */
  readonly within: readonly (string | number)[];
  /** What was found and what is allowed, in one sentence without a full stop. */
  readonly message: string;
  /** How to fix it, in a full sentence. */
  readonly hint?: string;
}

/**
 * What a plugin adds to the gateway: the result of `setup`. Every member is optional; the chain is compiled from those that are present, in the
 * order of gateway.yaml. The comment of each hook begins with the rule by which the results of several plugins combine:
 *
 * - *first result*: plugins are asked in order until one returns something other than `undefined`;
 * - *in sequence*: each plugin gets the result of the one before it; `undefined` changes nothing;
 * - *all*: every plugin is called.
 */
export interface Contributions<P extends Needs = Needs> {
  /** Implementations of the services declared in `Plugin.provides`, under the same names. */
  readonly services?: Services<P>;
  /**
   * Made by `defineRoute` and `defineInferenceRoute`. The gateway does not start if two plugins serve the same method and path, or the same
   * operation.
   */
  readonly routes?: readonly (Route | InferenceRoute)[];
  /**
   * For providers: the models that they serve. For other plugins: aliases of models of providers (`ModelInfo.standsFor`), whose calls the plugin
   * passes on in its `around` hook. If it is a function, it is called when the catalog has the models of all providers.
   */
  readonly models?: readonly ModelInfo[] | ((catalog: ModelCatalog) => readonly ModelInfo[]);
  /**
   * For providers: how one of their models splits text into tokens, and what their format adds. Called once for each name. Tokens are estimated
   * when it returns undefined or is absent.
   *
   * @param model the provider's own name of the model
   */
  tokenizer?(model: string): ModelTokenizer | undefined;
  /** Types of policies that connections can have. The gateway does not start if two plugins contribute the same type. */
  readonly policyTypes?: readonly PolicyType[];
  /**
   * Functions that the gateway runs for models. The gateway does not start if two plugins contribute the same name. Return a function for a list
   * that changes at run time: it is called at the start and for each request with tools, so it must answer from memory. If two plugins then have
   * the same name, the first one counts.
   */
  readonly functions?: readonly ToolFunction[] | (() => readonly ToolFunction[]);
  /**
   * Formats of documents that the plugin `documents` reads besides its own. A file has the format if its extension or its content type is one of it,
   * whatever its content is. The gateway does not start if two plugins read the same extension or content type.
   */
  readonly documentFormats?: readonly DocumentFormat[];
  /** Rows that are deleted when they are old: ten minutes after the gateway has begun to listen, and then every hour. */
  readonly retention?: ExpiringRows;

  /**
   * First result. Decides whether the trace of this request is recorded. It is called for every request, before authentication. In its argument,
   * `trace.sampled` is the caller's decision, or false if the caller sent no trace; the result replaces it before anything else sees the
   * request, and is sent on to the provider and back to the client. A throw is logged and counts as no result, whatever `onFailure` says.
   */
  sample?(request: IncomingRequest): boolean | undefined;
  /**
   * Whether this plugin does anything for this connection. Called once for each snapshot; when false, the plugin's hooks are left out of the
   * connection's chain.
   */
  appliesTo?(connection: Connection): boolean;
  /**
   * First result. Identifies the caller. Return undefined for credentials that another plugin may know; throw 401 or 403 for credentials of your
   * kind that are not valid.
   */
  authenticate?(request: IncomingRequest, access: Access): Awaitable<Authenticated | undefined>;
  /**
   * All, in order. Throw 403 or 429 to refuse the request; return a hold for resources that must be released when it ends. Also called for routes
   * that are not inference, which have no call and, unless their access is `connection-key`, no connection.
   */
  admit?(admission: Admission): Awaitable<Hold | undefined>;
  /** In sequence, once for each request. Return a changed call, for example with a rendered template, retrieved documents or defaults. */
  prepare?(call: InferenceCall, exchange: Exchange): Awaitable<InferenceCall | undefined>;
  /**
   * Nested, like middleware: the first plugin is the outermost. Call `next` never (answer from a cache), once, or several times (retry,
   * fall back, run tools). Read or discard every answer that you do not return.
   */
  around?(call: InferenceCall, exchange: Exchange, next: Next): Awaitable<Answer>;
  /** In sequence, for every attempt, inside all `around` hooks: the place to check or redact everything that is sent to a provider. */
  govern?(call: InferenceCall, exchange: Exchange): Awaitable<InferenceCall | undefined>;
  /**
   * All, in order, for every attempt, after `govern`, with the call that will be sent. Reserve what the attempt may use up, or throw 429. If a
   * reservation changes the call, the next plugin gets the changed one.
   */
  reserve?(call: InferenceCall, exchange: Exchange): Awaitable<Reservation | undefined>;
  /**
   * First result. Sends the call to a provider. Return undefined for models of other providers. For a model with a provider's id as its prefix
   * (`groq/llama-3`) that provider is asked first.
   */
  dispatch?(call: InferenceCall, exchange: Exchange): Awaitable<Answer | undefined>;
  /** A chain of stages, in reverse order: the last plugin's stage gets the parts first. Stages change, hold back, drop, add or stop parts. */
  readonly transform?: Transform;
  /** All. Returns an observer of the answer as the client gets it, or undefined. */
  observe?(call: InferenceCall, exchange: Exchange): Observer | undefined;
  /**
   * All, after the last byte. It cannot delay or fail an answer; `close` waits for it. Also called for requests that were refused before the
   * chain began (an unknown path, a wrong key): the caller is anonymous then, and `operation` is `unknown` if there was no route.
   */
  record?(exchange: Exchange, outcome: Outcome): void | Promise<void>;

  /**
   * All, when every plugin is set up, so that the catalog of models and everything else that plugins contribute is complete. If any plugin
   * objects, the start or the reload fails, and the objections are reported with their positions in gateway.yaml.
   */
  check?(): readonly ConfigObjection[];
  /**
   * All, in order, when the gateway is listening with this configuration; never for commands that only inspect it, such as `explain`.
   * Create here what can be shown only once, such as a first key: a start that fails earlier has then created nothing. Notes that it returns
   * are printed at the start. If it throws, the start or the reload fails.
   */
  started?(): Awaitable<readonly StartNote[] | void>;
  /** All. Rejects while this plugin cannot do its work; `/readyz` shows the message. */
  ready?(signal: AbortSignal): Promise<void>;
  /** Releases what `setup` acquired. Called after the last exchange of this generation, in reverse order of setup. */
  close?(): void | Promise<void>;
}

/** The argument of `setup`. */
export interface SetupContext<C, N extends Needs, W extends Needs = Record<never, never>> {
  /** Id of this instance: the `id` of its entry in gateway.yaml, by default the name in `use` (`shout` of `./plugins/shout/dist/plugin.js`). */
  readonly id: string;
  /** The validated configuration, with defaults filled in. Frozen. */
  readonly config: C;
  /** The services that `needs` and `wants` name. */
  readonly services: Services<N> & OptionalServices<W>;
  /** Adds the plugin's id to each line. Never log bodies or secrets. */
  readonly log: Logger;
}

/** A plugin: one capability. Made by {@link definePlugin}; the default export of `plugin.ts`. */
export interface Plugin<
  S extends ZodType = ZodType,
  N extends Needs = Needs,
  W extends Needs = Needs,
  P extends Needs = Needs,
> {
  readonly apiVersion: ApiVersion;
  /**
   * In kebab case, like the plugin's folder: lower-case letters, digits and single dashes. The package may add a prefix: `sluice-plugin-shout` has
   * the plugin `shout`.
   */
  readonly name: string;
  /** One line for `sluice explain` and the generated reference. */
  readonly summary?: string;
  /** Schema of the `config:` block; use `z.strictObject` so that unknown keys are errors. */
  readonly config: S;
  /** Services that the plugin requires from the core or from other plugins. The gateway does not start if one is missing. */
  readonly needs?: N;
  /**
   * Optional services: undefined in `setup` if no plugin provides them. Their providers are set up first. Core services belong under
   * `needs`: the database is opened only if a plugin needs it.
   */
  readonly wants?: W;
  /**
   * Services that `setup` returns in `services`. The gateway does not start if two plugins provide the same service, or if a service is returned
   * that is not declared here.
   */
  readonly provides?: P;
  /**
   * Names of plugins that must come earlier in gateway.yaml, if they are present. The order is checked, never changed. A name that no plugin has
   * is ignored, with a warning at the start.
   */
  readonly after?: readonly string[];
  /**
   * Settings of connections, and of API keys, that this plugin puts into effect. A setting that is on but that no plugin honours is reported at the start and when
   * it is switched on. If it is a protection (all settings except those of documents and of logged bodies), requests of the connection are
   * refused with `GW_CONNECTION_UNPROTECTED`, and so are those with an API key that has such a limit or list of its own. The plugin that honours `policies` is responsible for all types of policies; a type without a
   * detector is enforced by the plugin that contributes it, which need not declare that here.
   */
  readonly honours?: readonly HonourableSetting[];
  /**
   * Finds likely mistakes in a valid configuration, such as an entry that can never apply: warnings, at the start and in `sluice check`, with their lines.
   * They prevent nothing. Must depend on the configuration only.
   */
  readonly doubts?: (config: z.output<S>) => readonly ConfigObjection[];
  /**
   * What happens when a hook throws unexpectedly. `closed` (default): the exchange fails with `GW_PLUGIN_FAILED`. `open`: it continues without
   * this plugin. In gateway.yaml an operator can change open to closed, but not closed to open.
   */
  readonly onFailure?: 'closed' | 'open';
  /**
   * Time limit in milliseconds for one call of `authenticate`, `admit`, `prepare`, `govern`, `reserve`, `record`, a `settle`, or the `failure` of a
   * transform; 10,000 when absent. The other hooks may take as long as the exchange; one that ignores its abort signal is abandoned.
   */
  readonly hookTimeoutMs?: number;
  /** Tables and migrations that this plugin owns. */
  readonly tables?: TableSet;
  /**
   * Runs once for each loaded configuration. Importing a plugin must have no side effects. If `setup` or `started` takes longer than 60 seconds,
   * the start or the reload fails.
   */
  setup(context: SetupContext<z.output<S>, N, W>): Awaitable<Contributions<P>>;
}

/**
 * Declares a plugin. The types of `config` and `services` in `setup` come from `config`, `needs` and `wants`, and that of the services which it
 * returns from `provides`.
 *
 * @example
 * export default definePlugin({
 *   apiVersion: 1,
 *   name: 'shout',
 *   config: z.strictObject({ mark: z.string().default('!') }),
 *   setup: ({ config }) => ({
 *     transform: {
 *       stage: () => ({ part: (part, output) =>
 *         output.push(part.type === 'text' ? changeText(part, (text) => text.replaceAll('.', config.mark)) : part) }),
 *     },
 *   }),
 * });
 */
export function definePlugin<
  S extends ZodType,
  const N extends Needs = Record<never, never>,
  const W extends Needs = Record<never, never>,
  const P extends Needs = Record<never, never>,
>(plugin: Plugin<S, N, W, P>): Plugin<S, N, W, P> {
  return Object.freeze(plugin);
}
