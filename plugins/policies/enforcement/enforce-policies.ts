import {
  type Awaitable,
  type Charges,
  type Connection,
  type Contributions,
  type Exchange,
  type GatewayError,
  type InferenceCall,
  type Logger,
  type ExchangeNotes,
  type GovernedStep,
  isOwnRequest,
  type JsonValue,
  type Message,
  type Observer,
  payerOf,
  perExchange,
  type Policy,
  type PolicyNote,
  type PolicySurface,
  type Stage,
  type Tool,
  type ToolCallBlock,
} from '../../../core/api/index.js';
import type { ClassifierPayer } from '../classifiers/text-classifier.js';
import type { PoliciesConfig } from '../config.js';
import { validateAhead } from '../configurations/keyword-filter.js';
import { builtPlans } from '../scanner/plans/lazy-plan.js';
import { AnswerContext, type AnsweredCall } from './answer/answer-context.js';
import { governFailure } from './answer/govern-failure.js';
import { OutputStage } from './answer/output-stage.js';
import { CleanTexts } from './clean-texts/clean-texts.js';
import {
  compileEnforcement,
  type Enforcement,
  enforcedElsewhere,
  type Engines,
  prepareScanners,
  withOwnRules,
} from './enforcement.js';
import { ExchangePolicies, type ReportFailure, type InspectionContext } from './exchange-policies.js';
import type { Abortable } from './inspectors/inspector.js';
import { Redactor } from './redaction/redactor.js';
import { type CallRules, governCall, governTool } from './request/govern-call.js';
import { governMessage } from './request/govern-message.js';
import { governClientCall, governStep, untouched } from './request/govern-step.js';
import { governing } from './texts/govern-text.js';
import { governValue } from './texts/govern-value.js';
import {
  blockedError,
  blockedTagError,
  enforcedElsewhereError,
  PolicyBlock,
  unenforceableError,
} from './texts/policy-block.js';
import { tryPolicy, type PolicyTrial } from './try-policy.js';
import { withoutMessage } from './without-message.js';

/** With this header, the client is also informed about redactions, not only about blocks. */
const notesHeader = 'x-policy-results';
/** The most characters that are held back, for text that is released sentence by sentence. Policies that only redact hold back less. */
const maxHeldText = 408;

/** Aborts nothing. */
const never = new AbortController();

/** The services for reporting. */
interface ReportingServices {
  readonly notes: ExchangeNotes;
  readonly log: Logger;
  /** Undefined if no plugin keeps a ledger. */
  readonly charges?: Charges | undefined;
}

/** The hooks that enforce policies. */
export class PolicyEnforcer {
  readonly #engines: Engines;
  readonly #config: PoliciesConfig;
  readonly #log: Logger;
  readonly #notes: ExchangeNotes;
  readonly #charges: Charges | undefined;
  readonly #compiled = new WeakMap<Connection, { readonly enforcement: Enforcement | undefined }>();
  /** By the list of policies, which all connections without policies of their own share. */
  readonly #shared = new WeakMap<readonly Policy[], { readonly enforcement: Enforcement | undefined }>();
  readonly #redactor: Redactor;
  readonly #clean = new CleanTexts();
  readonly #exchanges = perExchange((exchange: Exchange) => this.#createPolicies(exchange));

  constructor(engines: Engines, config: PoliciesConfig, { notes, log, charges }: ReportingServices) {
    this.#engines = engines;
    this.#config = config;
    this.#log = log;
    this.#notes = notes;
    this.#charges = charges;
    this.#redactor = new Redactor(config.fingerprintSecret);
  }

  /** Applies policies to a message of a model that calls functions of the gateway. */
  async governStep(step: Message, exchange: Exchange): Promise<GovernedStep> {
    const enforcement = this.#enforcementOf(exchange.connection);
    if (!enforcement) return untouched(step);
    try {
      await this.#ready(enforcement, exchange);
      return await governStep(step, { enforcement, policies: this.#policiesOf(exchange) });
    } catch (cause) {
      return refuse(cause);
    }
  }

  /** Applies policies to the definition of a function that a client may call itself. */
  governDefinition(tool: Tool, exchange: Exchange): Promise<Tool> {
    return this.#governDirect(exchange, tool, (rules) => governTool(tool, rules));
  }

  /** Applies policies to a call of a function by a client. */
  governClientCall(call: ToolCallBlock, exchange: Exchange): Promise<GovernedStep> {
    const step = untouched({ role: 'assistant', content: [call] });
    return this.#governDirect(exchange, step, (rules) => governClientCall(call, rules));
  }

  /** Applies policies to the result of such a call. */
  governResult(result: Message, exchange: Exchange): Promise<Message> {
    return this.#governDirect(exchange, result, (rules) => governMessage(result, rules));
  }

  /** Governs a part of a call in which no model takes part. The hooks of other plugins are not called for it. */
  async #governDirect<T>(exchange: Exchange, untouched: T, govern: (rules: CallRules) => Awaitable<T>): Promise<T> {
    const { connection } = exchange;
    const elsewhere = connection && enforcedElsewhere(connection, this.#engines);
    if (elsewhere) throw enforcedElsewhereError(elsewhere);
    const enforcement = this.#enforcementOf(connection);
    if (!enforcement) return untouched;
    if (enforcement.unenforceable) throw unenforceableError(enforcement.unenforceable);
    await this.#ready(enforcement, exchange);
    const policies = this.#policiesOf(exchange);
    policies.turns.begin();
    try {
      return await govern({ enforcement, policies, blockedResults: this.#config.blockedToolResults });
    } catch (cause) {
      return refuse(cause);
    }
  }

  /** The part of a value that may be stored, after the policies of several surfaces; undefined when nothing may. */
  async kept(
    value: JsonValue,
    surfaces: readonly PolicySurface[],
    exchange: Exchange,
    connection = exchange.connection,
  ): Promise<JsonValue | undefined> {
    const enforcement = this.#enforcementOf(connection);
    if (!enforcement) return value;
    if (enforcement.unenforceable) return undefined;
    const policies =
      connection === exchange.connection
        ? this.#policiesOf(exchange).withoutReporting()
        : this.#createPoliciesForOther(exchange, connection);
    try {
      await this.#ready(enforcement, exchange);
      let governed = value;
      for (const surface of surfaces)
        governed = await governValue(governed, governing(enforcement, { surface, role: 'user' }, policies));
      return governed;
    } catch {
      return undefined;
    }
  }

  /** Tests one policy on a text. Nothing is counted or stored. */
  tryPolicy(
    policy: Policy,
    text: string,
    context: InspectionContext & { readonly surface: PolicySurface },
  ): Promise<PolicyTrial> {
    const policies = new ExchangePolicies(context, this.#redactor, this.#reporting());
    return tryPolicy(policy, text, { engines: this.#engines, policies, surface: context.surface });
  }

  /** The hooks of the plugin. */
  hooks(): Required<Pick<Contributions, 'appliesTo' | 'admit' | 'govern' | 'transform' | 'observe' | 'record'>> {
    return {
      appliesTo: (connection) => this.#enforcementOf(connection) !== undefined,
      // Before anything is recorded. Tags of the gateway's own requests are those of a request that was admitted.
      admit: ({ exchange }) =>
        exchange.tags && !isOwnRequest(exchange) ? this.#admitTags(exchange.tags, exchange) : undefined,
      govern: (call, exchange) => this.#govern(call, exchange),
      transform: {
        holdsBack: maxHeldText,
        stage: (call, exchange) => this.#stage(call, exchange),
        failure: (error, exchange) => this.#failure(error, exchange),
      },
      observe: (call, exchange) => this.#observe(call, exchange),
      record: (exchange) => this.#record(exchange),
    };
  }

  /** The compiled policies, cached for each snapshot. */
  #enforcementOf(connection: Connection | undefined): Enforcement | undefined {
    if (!connection || connection.policies.length === 0) return undefined;
    const known = this.#compiled.get(connection);
    if (known) return known.enforcement;
    const shared = this.#shared.get(connection.policies) ?? {
      enforcement: compileEnforcement(connection, this.#engines),
    };
    this.#shared.set(connection.policies, shared);
    const enforcement = shared.enforcement && withOwnRules(shared.enforcement);
    this.#compiled.set(connection, { enforcement });
    return enforcement;
  }

  /**
   * Warms up the inspectors of a connection in small steps, unless others would be discarded for it, which may have more requests. Never rejects: the
   * first request that needs a failed inspector gets the error.
   */
  async warmUp(connection: Connection): Promise<void> {
    if (!builtPlans.hasRoom) return;
    const { organizationId, policies } = connection;
    try {
      for (const { configuration } of policies) await validateAhead(configuration, { organizationId, until: never });
      const enforcement = this.#enforcementOf(connection);
      if (enforcement) await this.#ready(enforcement);
    } catch {
      // The first request gets the error.
    }
  }

  /** Waits until the scanners are ready; undefined when they are. Those that were not used for long have to be built again. */
  #ready(enforcement: Enforcement, until?: Abortable): Promise<void> | undefined {
    const { scanners } = enforcement;
    for (let index = 0; index < scanners.length; index += 1) {
      const preparing = scanners[index]?.prepare();
      if (!preparing) continue;
      const prepareAll = (): Promise<void> => prepareScanners(enforcement, until);
      return preparing.then(prepareAll, prepareAll);
    }
    return undefined;
  }

  #policiesOf(exchange: Exchange): ExchangePolicies {
    return this.#exchanges.of(exchange);
  }

  #createPolicies(exchange: Exchange): ExchangePolicies {
    const context = {
      until: exchange,
      organizationId: exchange.connection?.organizationId ?? '',
      onNote: (note: PolicyNote): void => this.#notes.add(exchange, note),
      payer: this.#payerOf(exchange),
      clean: this.#clean,
    };
    return new ExchangePolicies(context, this.#redactor, this.#reporting(exchange));
  }

  /** For texts of another connection that are governed during this exchange; their findings are not reported. */
  #createPoliciesForOther(exchange: Exchange, connection: Connection | undefined): ExchangePolicies {
    const organizationId = connection?.organizationId ?? '';
    const payer = this.#payerOf(exchange, connection);
    return new ExchangePolicies({ until: exchange, organizationId, payer }, this.#redactor, this.#reporting(exchange));
  }

  /** The connection whose texts are classified pays for the classifiers. */
  #payerOf(exchange: Exchange, connection = exchange.connection): ClassifierPayer | undefined {
    const charges = this.#charges;
    if (!charges || !connection) return undefined;
    const payer = payerOf(exchange, connection);
    return { reserve: (call) => charges.reserve(payer, call) };
  }

  /** Refuses tags with what a policy blocks or redacts: ledgers and histories keep them as they are. */
  async #admitTags(tags: readonly string[], exchange: Exchange): Promise<undefined> {
    const enforcement = this.#enforcementOf(exchange.connection);
    if (!enforcement) return;
    if (enforcement.unenforceable) throw unenforceableError(enforcement.unenforceable);
    await this.#ready(enforcement, exchange);
    const rules = governing(enforcement, { surface: 'input', role: 'user' }, this.#policiesOf(exchange));
    try {
      for (const tag of tags) if ((await governValue(tag, rules)) !== tag) throw blockedTagError();
    } catch (cause) {
      throw cause instanceof PolicyBlock ? blockedTagError() : cause;
    }
  }

  #govern(call: InferenceCall, exchange: Exchange): Awaitable<InferenceCall | undefined> {
    const enforcement = this.#enforcementOf(exchange.connection);
    if (!enforcement) return undefined;
    if (enforcement.unenforceable) throw unenforceableError(enforcement.unenforceable);
    const preparing = this.#ready(enforcement, exchange);
    if (preparing) return preparing.then(() => this.#governBy(enforcement, call, exchange));
    return this.#governBy(enforcement, call, exchange);
  }

  /** Synchronous if no remote service must be called: awaiting a promise costs more than inspecting most texts. */
  #governBy(enforcement: Enforcement, call: InferenceCall, exchange: Exchange): Awaitable<InferenceCall> {
    const policies = this.#policiesOf(exchange);
    policies.turns.begin();
    try {
      const governed = governCall(call, { enforcement, policies, blockedResults: this.#config.blockedToolResults });
      return governed instanceof Promise ? governed.catch(refuse) : governed;
    } catch (cause) {
      return refuse(cause);
    }
  }

  #stage(call: InferenceCall, exchange: Exchange): Stage | undefined {
    const enforcement = this.#enforcementOf(exchange.connection);
    if (!enforcement || call.kind === 'embedding' || !this.#transforms(enforcement, exchange)) return undefined;
    this.#policiesOf(exchange).turns.begin();
    return this.#output(call, enforcement, exchange);
  }

  #failure(error: GatewayError, exchange: Exchange): Promise<GatewayError> | undefined {
    const enforcement = this.#enforcementOf(exchange.connection);
    if (!enforcement?.enforcesAnswers) return undefined;
    return governFailure(error, enforcement, this.#policiesOf(exchange));
  }

  /** Policies that only audit inspect the answer as observers, without a delay; together with enforcing ones, they inspect in the stage. */
  #observe(call: InferenceCall, exchange: Exchange): Observer | undefined {
    const enforcement = this.#enforcementOf(exchange.connection);
    if (!enforcement || call.kind === 'embedding' || this.#transforms(enforcement, exchange)) return undefined;
    if (!enforcement.looksAtAnswers) return undefined;
    this.#policiesOf(exchange).turns.disable();
    const stage = this.#output(call, enforcement, exchange);
    return (part) => {
      const seen = stage.part(part, discardingOutput);
      if (seen instanceof Promise) seen.catch((cause: unknown) => this.#reporting(exchange)([], cause));
    };
  }

  #transforms({ enforcesAnswers }: Enforcement, exchange: Exchange): boolean {
    return enforcesAnswers || this.#policiesOf(exchange).labels.restorable.size > 0;
  }

  #output(call: AnsweredCall, enforcement: Enforcement, exchange: Exchange): OutputStage {
    const policies = this.#policiesOf(exchange);
    const context = new AnswerContext(call, enforcement, policies, this.#config.maxHeldCharacters);
    return new OutputStage(context, exchange.header(notesHeader) === 'true');
  }

  /** Logs a failure. */
  #reporting(exchange?: Exchange): ReportFailure {
    return (rules, cause) => {
      const policyIds = rules.map(({ policyId }) => policyId);
      this.#log.error(
        { ...(exchange && { requestId: exchange.id }), policyIds, ...withoutMessage(cause) },
        'policy could not be checked',
      );
    };
  }

  /** Logs one line for each policy and surface. */
  #record(exchange: Exchange): void {
    for (const { kind: _, ...note } of this.#policiesOf(exchange).findings.notes) {
      const { id: requestId, connection, trace } = exchange;
      const where = { requestId, traceId: trace.traceId, connectionId: connection?.connectionId };
      this.#log.info({ ...where, ...note }, 'policy finding');
    }
  }
}

function refuse(cause: unknown): never {
  throw cause instanceof PolicyBlock ? blockedError(cause) : cause;
}

const discardingOutput = { push: (): void => undefined, stop: (): void => undefined };
