import {
  AnswerCollector,
  type CallSource,
  type CollectedAnswer,
  type EmbeddingCall,
  type EmbeddingPart,
  type Exchange,
  gatewayKeyId,
  type InferenceCall,
  type KeyIdentity,
  type ModelCallContext,
  type ModelCalls,
  type ModelQuestion,
  newId,
  randomHex,
} from '../../api/index.js';
import { exchangeMemory, type MemoryHolder } from '../../api/internal/exchange-memory.js';
import { begunAt, type TimedExchange } from '../../api/internal/exchange-time.js';
import type { Application } from '../../http/application.js';
import type { BodyMemory } from '../../http/request/body-memory.js';
import { noteAskedFailure } from '../../pipeline/asked-model.js';
import { callWithSource } from '../../pipeline/call-with-source.js';
import { runInference } from '../../pipeline/run.js';
import type { AnswerTarget } from '../../pipeline/target.js';
import { followAbort } from './follow-abort.js';

/** The dialect of calls that do not come from a client. */
const dialect = 'internal';

/** How many calls may lead to one another: a hook that asks about every call would ask about its own questions without end. */
const maxDepth = 3;

/** A call as a plugin describes it. */
type WantedCall = Parameters<typeof callWithSource>[0];

/** Calls of models by the plugins of one generation; usable when every plugin is set up. */
export class HostModelCalls implements ModelCalls {
  readonly #bodies: BodyMemory;
  #application: Application | undefined;

  /** @param bodies where long answers count, as those to clients do */
  constructor(bodies: BodyMemory) {
    this.#bodies = bodies;
  }

  fill(application: Application): void {
    this.#application = application;
  }

  chat(question: ModelQuestion, context: ModelCallContext): Promise<CollectedAnswer> {
    return this.#ask({ kind: 'chat', stream: false, includeUsage: false, sampling: {}, ...question }, context);
  }

  async embed(
    wanted: Pick<EmbeddingCall, 'model' | 'inputs' | 'dimensions' | 'inputType'>,
    context: ModelCallContext,
  ): Promise<readonly EmbeddingPart[]> {
    const { embeddings } = await this.#ask({ kind: 'embedding', stream: false, encoding: 'float', ...wanted }, context);
    return embeddings;
  }

  async #ask(wanted: WantedCall, context: ModelCallContext): Promise<CollectedAnswer> {
    const application = this.#application;
    if (!application) throw new Error('no model can be called before every plugin is set up');
    const ending = new AbortController();
    const exchange = exchangeFor(context, ending.signal, this.#bodies);
    const answer = new AnswerCollector(exchange);
    const stopFollowing = followAbort(context.signal, (reason) => ending.abort(reason));
    application.enter();
    try {
      const chain = { ...application.chains.for(context.connection), prepare: [] };
      const { error } = await runInference(chain, exchange, () => callOf(wanted), targetOf(answer));
      if (error) throw noteAskedFailure(error);
      return answer.finish();
    } finally {
      stopFollowing();
      this.#bodies.release(exchange);
      application.leave();
    }
  }
}

function callOf(wanted: WantedCall): InferenceCall {
  const source: Omit<CallSource, 'original'> = { dialect, body: {}, bytes: new Uint8Array(), headers: {} };
  return callWithSource(wanted, source);
}

/** The identities of calls, with how many calls have led to each. */
const depths = new WeakMap<KeyIdentity, number>();

/** The caller of a call: the gateway itself, on behalf of the app whose request has led to it, directly or through other calls. */
function callerFor({ connection: { organizationId }, operation, onBehalfOf: asking }: ModelCallContext): KeyIdentity {
  const before = asking ? depths.get(asking) : undefined;
  if (before === maxDepth) {
    throw new Error(
      `"${operation}" is the ${maxDepth + 1}th call of a model in a row that another one has led to. A hook that asks a model must pass over isOwnRequest(exchange)`,
    );
  }
  const paying = before === undefined ? asking : asking?.onBehalfOf;
  const caller: KeyIdentity = {
    kind: 'key',
    keyId: gatewayKeyId,
    organizationId,
    ...(paying && { onBehalfOf: paying }),
  };
  depths.set(caller, (before ?? 0) + 1);
  return caller;
}

function exchangeFor(
  context: ModelCallContext,
  signal: AbortSignal,
  bodies: BodyMemory,
): Exchange & TimedExchange & MemoryHolder {
  const { connection, operation, endUserId, tags } = context;
  const receivedAt = Date.now();
  return {
    id: newId(receivedAt),
    receivedAt,
    [begunAt]: performance.now(),
    [exchangeMemory]: bodies,
    trace: { traceId: randomHex(16), spanId: randomHex(8), sampled: false },
    method: 'POST',
    path: `/${dialect}`,
    route: '',
    search: '',
    operation,
    connectionIdInPath: undefined,
    remoteAddress: '127.0.0.1',
    signal,
    header: () => undefined,
    identity: callerFor(context),
    connection,
    endUserId,
    // What a job asks for has only those of the connection.
    tags: tags ?? connection.tags ?? undefined,
  };
}

function targetOf(answer: AnswerCollector): AnswerTarget {
  return {
    dialect,
    status: undefined,
    firstByteAt: undefined,
    announce: () => undefined,
    started: () => undefined,
    restart: () => true,
    relay: () => () => undefined,
    passed: () => undefined,
    part: answer.add,
    complete: () => undefined,
    finish: () => Promise.resolve(),
    fail: () => Promise.resolve(),
  };
}
