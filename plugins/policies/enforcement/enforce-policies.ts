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
  type StepPolicies,
  type Tool,
  type ToolCallBlock,
} from '../../../core/api/index.js';
import type { ClassifierPayer } from '../classifiers/text-classifier.js';
import type { PoliciesConfig } from '../config.js';
import { AnswerContext, type AnsweredCall } from './answer/answer-context.js';
import { governFailure } from './answer/govern-failure.js';
import { OutputStage } from './answer/output-stage.js';
import { CleanTexts } from './clean-texts/clean-texts.js';
import type { ConnectionEnforcements } from './connection-enforcements.js';
import { type Enforcement, enforcedElsewhere, type Engines, prepareScanners } from './enforcement.js';
import { ExchangePolicies, type ReportFailure, type InspectionContext } from './exchange-policies.js';
import { Redactor } from './redaction/redactor.js';
import { type CallRules, governCall, governTool } from './request/govern-call.js';
import { governMessage } from './request/govern-message.js';
import { governClientCall, governStep, untouched } from './request/govern-step.js';
import { governing } from './texts/govern-text.js';
import { governValue } from './texts/govern-value.js';
import { blockedError, blockedTagError, enforcedElsewhereError, PolicyBlock } from './texts/policy-block.js';
import { tryPolicy, type PolicyTrial } from './try-policy.js';
import { withoutMessage } from './without-message.js';

/** With this header, the client is also informed about redactions, not only about blocks. */
const notesHeader = 'x-policy-results';
/** The most characters that are held back, for text that is released sentence by sentence. Policies that only redact hold back less. */
const maxHeldText = 408;

/** The services of {@link PolicyEnforcer}. */
interface EnforcerServices {
  readonly engines: Engines;
  readonly enforcements: ConnectionEnforcements;
  readonly config: PoliciesConfig;
  readonly notes: ExchangeNotes;
  readonly log: Logger;
  /** Undefined if no plugin keeps a ledger. */
  readonly charges?: Pick<Charges, 'reserve'> | undefined;
}

/** Enforces policies: in hooks for all requests, and for plugins that act on what a model says before these see it. */
export class PolicyEnforcer implements StepPolicies {
  readonly #services: EnforcerServices;
  readonly #enforcements: ConnectionEnforcements;
  readonly #redactor: Redactor;
  readonly #clean = new CleanTexts();
  readonly #policies = perExchange((exchange: Exchange) => this.#createPolicies(exchange));

  constructor(services: EnforcerServices) {
    this.#services = services;
    this.#enforcements = services.enforcements;
    this.#redactor = new Redactor(services.config.fingerprintSecret);
  }

  async govern(step: Message, exchange: Exchange): Promise<GovernedStep> {
    const enforcement = this.#enforcements.of(exchange.connection);
    if (!enforcement) return untouched(step);
    try {
      await prepareScanners(enforcement, exchange);
      return await governStep(step, { enforcement, policies: this.#policies.of(exchange) });
    } catch (cause) {
      return refuse(cause);
    }
  }

  governDefinition(tool: Tool, exchange: Exchange): Promise<Tool> {
    return this.#governDirect(exchange, tool, (rules) => governTool(tool, rules));
  }

  governClientCall(call: ToolCallBlock, exchange: Exchange): Promise<GovernedStep> {
    const step = untouched({ role: 'assistant', content: [call] });
    return this.#governDirect(exchange, step, (rules) => governClientCall(call, rules));
  }

  governResult(result: Message, exchange: Exchange): Promise<Message> {
    return this.#governDirect(exchange, result, (rules) => governMessage(result, rules));
  }

  /** Governs a part of a call in which no model takes part. The hooks of other plugins are not called for it. */
  async #governDirect<T>(exchange: Exchange, untouched: T, govern: (rules: CallRules) => Awaitable<T>): Promise<T> {
    const { connection } = exchange;
    const elsewhere = connection && enforcedElsewhere(connection, this.#services.engines);
    if (elsewhere) throw enforcedElsewhereError(elsewhere);
    const enforcement = this.#enforcements.inForce(connection);
    if (!enforcement) return untouched;
    await prepareScanners(enforcement, exchange);
    const policies = this.#policies.of(exchange);
    policies.turns.begin();
    try {
      return await govern({ enforcement, policies, blockedResults: this.#services.config.blockedToolResults });
    } catch (cause) {
      return refuse(cause);
    }
  }

  async kept(
    value: JsonValue,
    surfaces: readonly PolicySurface[],
    exchange: Exchange,
    connection = exchange.connection,
  ): Promise<JsonValue | undefined> {
    const enforcement = this.#enforcements.of(connection);
    if (!enforcement) return value;
    if (enforcement.unenforceable) return undefined;
    const policies =
      connection === exchange.connection
        ? this.#policies.of(exchange).withoutReporting()
        : this.#createPoliciesForOther(exchange, connection);
    try {
      await prepareScanners(enforcement, exchange);
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
    return tryPolicy(policy, text, { engines: this.#services.engines, policies, surface: context.surface });
  }

  /** The hooks of the plugin. */
  hooks(): Required<Pick<Contributions, 'appliesTo' | 'admit' | 'govern' | 'transform' | 'observe' | 'record'>> {
    return {
      appliesTo: (connection) => this.#enforcements.of(connection) !== undefined,
      // Before anything is recorded. Tags of the gateway's own requests are those of a request that was admitted.
      admit: ({ exchange }) =>
        exchange.tags && !isOwnRequest(exchange) ? this.#admitTags(exchange.tags, exchange) : undefined,
      govern: (call, exchange) => this.#governCall(call, exchange),
      transform: {
        holdsBack: maxHeldText,
        stage: (call, exchange) => this.#stage(call, exchange),
        failure: (error, exchange) => this.#failure(error, exchange),
      },
      observe: (call, exchange) => this.#observe(call, exchange),
      record: (exchange) => this.#record(exchange),
    };
  }

  #createPolicies(exchange: Exchange): ExchangePolicies {
    const context = {
      until: exchange,
      organizationId: exchange.connection?.organizationId ?? '',
      onNote: (note: PolicyNote): void => this.#services.notes.add(exchange, note),
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
    const { charges } = this.#services;
    if (!charges || !connection) return undefined;
    const payer = payerOf(exchange, connection);
    return { reserve: (call) => charges.reserve(payer, call) };
  }

  /** Refuses tags with what a policy blocks or redacts: ledgers and histories keep them as they are. */
  async #admitTags(tags: readonly string[], exchange: Exchange): Promise<undefined> {
    const enforcement = this.#enforcements.inForce(exchange.connection);
    if (!enforcement) return;
    await prepareScanners(enforcement, exchange);
    const rules = governing(enforcement, { surface: 'input', role: 'user' }, this.#policies.of(exchange));
    try {
      for (const tag of tags) if ((await governValue(tag, rules)) !== tag) throw blockedTagError();
    } catch (cause) {
      throw cause instanceof PolicyBlock ? blockedTagError() : cause;
    }
  }

  #governCall(call: InferenceCall, exchange: Exchange): Awaitable<InferenceCall | undefined> {
    const enforcement = this.#enforcements.inForce(exchange.connection);
    if (!enforcement) return undefined;
    const preparing = prepareScanners(enforcement, exchange);
    if (preparing) return preparing.then(() => this.#governBy(enforcement, call, exchange));
    return this.#governBy(enforcement, call, exchange);
  }

  /** Synchronous if no remote service must be called: awaiting a promise costs more than inspecting most texts. */
  #governBy(enforcement: Enforcement, call: InferenceCall, exchange: Exchange): Awaitable<InferenceCall> {
    const policies = this.#policies.of(exchange);
    policies.turns.begin();
    try {
      const governed = governCall(call, {
        enforcement,
        policies,
        blockedResults: this.#services.config.blockedToolResults,
      });
      return governed instanceof Promise ? governed.catch(refuse) : governed;
    } catch (cause) {
      return refuse(cause);
    }
  }

  #stage(call: InferenceCall, exchange: Exchange): Stage | undefined {
    const enforcement = this.#enforcements.of(exchange.connection);
    if (!enforcement || call.kind === 'embedding' || !this.#transforms(enforcement, exchange)) return undefined;
    this.#policies.of(exchange).turns.begin();
    return this.#output(call, enforcement, exchange);
  }

  #failure(error: GatewayError, exchange: Exchange): Promise<GatewayError> | undefined {
    const enforcement = this.#enforcements.of(exchange.connection);
    if (!enforcement?.enforcesAnswers) return undefined;
    return governFailure(error, enforcement, this.#policies.of(exchange));
  }

  /** Policies that only audit inspect the answer as observers, without a delay; together with enforcing ones, they inspect in the stage. */
  #observe(call: InferenceCall, exchange: Exchange): Observer | undefined {
    const enforcement = this.#enforcements.of(exchange.connection);
    if (!enforcement || call.kind === 'embedding' || this.#transforms(enforcement, exchange)) return undefined;
    if (!enforcement.looksAtAnswers) return undefined;
    this.#policies.of(exchange).turns.disable();
    const stage = this.#output(call, enforcement, exchange);
    return (part) => {
      const seen = stage.part(part, discardingOutput);
      if (seen instanceof Promise) seen.catch((cause: unknown) => this.#reporting(exchange)([], cause));
    };
  }

  #transforms({ enforcesAnswers }: Enforcement, exchange: Exchange): boolean {
    return enforcesAnswers || this.#policies.of(exchange).labels.restorable.size > 0;
  }

  #output(call: AnsweredCall, enforcement: Enforcement, exchange: Exchange): OutputStage {
    const policies = this.#policies.of(exchange);
    const context = new AnswerContext(call, enforcement, policies, this.#services.config.maxHeldCharacters);
    return new OutputStage(context, exchange.header(notesHeader) === 'true');
  }

  /** Logs a failure. */
  #reporting(exchange?: Exchange): ReportFailure {
    return (rules, cause) => {
      const policyIds = rules.map(({ policyId }) => policyId);
      this.#services.log.error(
        { ...(exchange && { requestId: exchange.id }), policyIds, ...withoutMessage(cause) },
        'policy could not be checked',
      );
    };
  }

  /** Logs one line for each policy and surface. */
  #record(exchange: Exchange): void {
    for (const { kind: _, ...note } of this.#policies.of(exchange).findings.notes) {
      const { id: requestId, connection, trace } = exchange;
      const where = { requestId, traceId: trace.traceId, connectionId: connection?.connectionId };
      this.#services.log.info({ ...where, ...note }, 'policy finding');
    }
  }
}

function refuse(cause: unknown): never {
  throw cause instanceof PolicyBlock ? blockedError(cause) : cause;
}

const discardingOutput = { push: (): void => undefined, stop: (): void => undefined };
