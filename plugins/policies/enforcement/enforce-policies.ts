import {
  type Awaitable,
  type Charges,
  type ChatCall,
  type Connection,
  type Contributions,
  type Exchange,
  type GatewayError,
  type InferenceCall,
  type Logger,
  type ExchangeNotes,
  type GovernedStep,
  type JsonValue,
  type Message,
  type Observer,
  perExchange,
  type Policy,
  type PolicyNote,
  type PolicySurface,
  type Stage,
} from '../../../core/api/index.js';
import type { ClassifierPayer } from '../classifiers/text-classifier.js';
import type { PoliciesConfig } from '../config.js';
import { AnswerContext } from './answer-context.js';
import { attemptPolicy, type PolicyAttempt } from './attempt-policy.js';
import { CleanTexts } from './clean-texts.js';
import { compileEnforcement, type Enforcement, type Engines } from './enforcement.js';
import { ExchangePolicies, type ReportFailure, type WhoseTexts } from './exchange-policies.js';
import { governCall } from './govern-call.js';
import { governFailure } from './govern-failure.js';
import { governStep, untouched } from './govern-step.js';
import { governing } from './govern-text.js';
import { governValue } from './govern-value.js';
import { OutputStage } from './output-stage.js';
import { blockedError, PolicyBlock, unenforceableError } from './policy-block.js';
import { Redactor } from './redactor.js';

/** A request that asks for it is told what was redacted, not only what was blocked. */
const notesHeader = 'x-policy-results';
/** Of text that is released sentence by sentence; what only redacts holds less. */
const mostHeldText = 408;

/** Where it is told what policies have found, and what went wrong with them. */
export interface Telling {
  readonly notes: ExchangeNotes;
  readonly log: Logger;
  /** Undefined where nobody keeps a ledger. */
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
  readonly #prepared = new WeakSet<Enforcement>();
  readonly redactor: Redactor;
  readonly #clean = new CleanTexts();
  readonly #exchanges = perExchange((exchange: Exchange) => this.#policiesFor(exchange));

  constructor(engines: Engines, config: PoliciesConfig, { notes, log, charges }: Telling) {
    this.#engines = engines;
    this.#config = config;
    this.#log = log;
    this.#notes = notes;
    this.#charges = charges;
    this.redactor = new Redactor(config.fingerprintSecret);
  }

  /** What failed may quote what it was given, so that only its kind is written down. */
  #reporting(exchange?: Exchange): ReportFailure {
    return (rules, cause) => {
      const policyIds = rules.map(({ policyId }) => policyId);
      const failure = cause instanceof Error ? cause.name : typeof cause;
      this.#log.error(
        { ...(exchange && { requestId: exchange.id }), policyIds, failure },
        'policy could not be checked',
      );
    };
  }

  /** What may be done about a step of a model that asks for functions of the gateway. */
  async governStep(step: Message, exchange: Exchange): Promise<GovernedStep> {
    const enforcement = this.#of(exchange.connection);
    if (!enforcement) return untouched(step);
    try {
      return await governStep(step, { enforcement, policies: this.#policiesOf(exchange) });
    } catch (cause) {
      return refuse(cause);
    }
  }

  /** What may be stored of a value that stands on some surfaces; undefined when nothing may. */
  async kept(value: JsonValue, surfaces: readonly PolicySurface[], exchange: Exchange): Promise<JsonValue | undefined> {
    const enforcement = this.#of(exchange.connection);
    if (!enforcement) return value;
    if (enforcement.unenforceable) return undefined;
    const policies = this.#policiesOf(exchange).unheard();
    try {
      await this.#ready(enforcement);
      let left = value;
      for (const surface of surfaces)
        left = await governValue(left, governing(enforcement, { surface, role: 'user' }, policies));
      return left;
    } catch {
      return undefined;
    }
  }

  /** What one policy would do to a text. Nothing of it is counted or kept. */
  attempt(
    policy: Policy,
    text: string,
    whose: WhoseTexts & { readonly surface: PolicySurface },
  ): Promise<PolicyAttempt> {
    const policies = new ExchangePolicies(whose, this.redactor, this.#reporting());
    return attemptPolicy(policy, text, { engines: this.#engines, policies, surface: whose.surface });
  }

  hooks(): Required<Pick<Contributions, 'appliesTo' | 'govern' | 'transform' | 'observe' | 'record'>> {
    return {
      appliesTo: (connection) => this.#of(connection) !== undefined,
      govern: (call, exchange) => this.#govern(call, exchange),
      transform: {
        holdsBack: mostHeldText,
        stage: (call, exchange) => this.#stage(call, exchange),
        failure: (error, exchange) => this.#failure(error, exchange),
      },
      observe: (call, exchange) => this.#observe(call, exchange),
      record: (exchange) => this.#record(exchange),
    };
  }

  /** Compiled once for each snapshot. */
  #of(connection: Connection | undefined): Enforcement | undefined {
    if (!connection || connection.policies.length === 0) return undefined;
    const known = this.#compiled.get(connection);
    if (known) return known.enforcement;
    const enforcement = compileEnforcement(connection, this.#engines);
    this.#compiled.set(connection, { enforcement });
    return enforcement;
  }

  /** Gets ready for the texts of a connection, bit by bit. Never rejects: whoever needs what cannot be made will see it fail. */
  async prepare(connection: Connection): Promise<void> {
    try {
      const enforcement = this.#of(connection);
      if (enforcement) await this.#ready(enforcement);
    } catch {
      // Told to the first request.
    }
  }

  /** Undefined when no text has to wait. */
  #ready(enforcement: Enforcement): Promise<void> | undefined {
    return this.#prepared.has(enforcement) ? undefined : this.#getReady(enforcement);
  }

  async #getReady(enforcement: Enforcement): Promise<void> {
    const { surfaces, definitions } = enforcement;
    for (const { sources } of [...Object.values(surfaces), definitions])
      for (const source of sources) await source.prepare?.();
    this.#prepared.add(enforcement);
  }

  #policiesOf(exchange: Exchange): ExchangePolicies {
    return this.#exchanges.of(exchange);
  }

  #policiesFor(exchange: Exchange): ExchangePolicies {
    const whose = {
      until: exchange,
      organizationId: exchange.connection?.organizationId ?? '',
      tell: (note: PolicyNote): void => this.#notes.add(exchange, note),
      payer: this.#payerOf(exchange),
      clean: this.#clean,
    };
    return new ExchangePolicies(whose, this.redactor, this.#reporting(exchange));
  }

  /** What classifiers cost is paid by the connection whose texts they look at. */
  #payerOf({ connection, trace, id }: Exchange): ClassifierPayer | undefined {
    const charges = this.#charges;
    if (!charges || !connection) return undefined;
    const payer = { connection, traceId: trace.traceId, requestId: id };
    return { reserve: (call) => charges.reserve(payer, call) };
  }

  #govern(call: InferenceCall, exchange: Exchange): Awaitable<InferenceCall | undefined> {
    const enforcement = this.#of(exchange.connection);
    if (!enforcement) return undefined;
    if (enforcement.unenforceable) throw unenforceableError(enforcement.unenforceable);
    const preparing = this.#ready(enforcement);
    if (preparing) return preparing.then(() => this.#governBy(enforcement, call, exchange));
    return this.#governBy(enforcement, call, exchange);
  }

  /** Without a promise where nobody has to be asked: waiting for one costs more than most texts. */
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
    const enforcement = this.#of(exchange.connection);
    if (!enforcement || call.kind !== 'chat' || !this.#transforms(enforcement, exchange)) return undefined;
    this.#policiesOf(exchange).turns.begin();
    return this.#output(call, enforcement, exchange);
  }

  #failure(error: GatewayError, exchange: Exchange): Promise<GatewayError> | undefined {
    const enforcement = this.#of(exchange.connection);
    if (!enforcement?.enforcesAnswers) return undefined;
    return governFailure(error, enforcement, this.#policiesOf(exchange));
  }

  /** Policies that only audit look on and delay nothing; where others enforce, they look at what those see. */
  #observe(call: InferenceCall, exchange: Exchange): Observer | undefined {
    const enforcement = this.#of(exchange.connection);
    if (!enforcement || call.kind !== 'chat' || this.#transforms(enforcement, exchange)) return undefined;
    if (!enforcement.looksAtAnswers) return undefined;
    this.#policiesOf(exchange).turns.neverEnd();
    const stage = this.#output(call, enforcement, exchange);
    return (part) => {
      const seen = stage.part(part, nowhere);
      if (seen instanceof Promise) seen.catch((cause: unknown) => this.#reporting(exchange)([], cause));
    };
  }

  #transforms({ enforcesAnswers }: Enforcement, exchange: Exchange): boolean {
    return enforcesAnswers || this.#policiesOf(exchange).labels.restorable.size > 0;
  }

  #output(call: ChatCall, enforcement: Enforcement, exchange: Exchange): OutputStage {
    const policies = this.#policiesOf(exchange);
    const context = new AnswerContext(call, enforcement, policies, this.#config.maxHeldCharacters);
    return new OutputStage(context, exchange.header(notesHeader) === 'true');
  }

  /** One line for each policy and surface, for those who read logs and not histories. */
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

const nowhere = { push: (): void => undefined, stop: (): void => undefined };
