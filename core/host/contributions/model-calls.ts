import {
  AnswerCollector,
  type EmbeddingCall,
  type EmbeddingPart,
  type Exchange,
  GatewayError,
  gatewayKeyId,
  type InferenceCall,
  type ModelCallContext,
  type ModelCalls,
  newId,
  randomHex,
} from '../../api/index.js';
import { begunAt, type TimedExchange } from '../../api/internal/exchange-time.js';
import type { Application } from '../../http/application.js';
import { callWithSource } from '../../pipeline/call-with-source.js';
import { runInference } from '../../pipeline/run.js';
import type { AnswerTarget } from '../../pipeline/target.js';

/** The dialect of calls that do not come from a client. */
const dialect = 'internal';

/** Calls of models by the plugins of one generation; usable when every plugin is set up. */
export class HostModelCalls implements ModelCalls {
  #application: Application | undefined;

  fill(application: Application): void {
    this.#application = application;
  }

  async embed(
    wanted: Pick<EmbeddingCall, 'model' | 'inputs' | 'dimensions'>,
    context: ModelCallContext,
  ): Promise<readonly EmbeddingPart[]> {
    const application = this.#application;
    if (!application) throw new Error('no model can be called before every plugin is set up');
    const answer = new AnswerCollector();
    const ending = new AbortController();
    const stopFollowing = followAbort(context.signal, ending);
    const exchange = exchangeFor(context, ending.signal);
    application.enter();
    try {
      const chain = application.chains.for(context.connection);
      const { error } = await runInference(chain, exchange, () => callOf(wanted), targetOf(answer));
      if (error) throw error;
      return answer.finish().embeddings;
    } finally {
      stopFollowing();
      application.leave();
    }
  }
}

function callOf(wanted: Pick<EmbeddingCall, 'model' | 'inputs' | 'dimensions'>): InferenceCall {
  const source = { dialect, body: {}, bytes: new Uint8Array(), headers: {} };
  return callWithSource({ kind: 'embedding', stream: false, encoding: 'float', ...wanted }, source);
}

function exchangeFor(
  { connection, operation, onBehalfOf, endUserId }: ModelCallContext,
  signal: AbortSignal,
): Exchange & TimedExchange {
  const receivedAt = Date.now();
  return {
    id: newId(receivedAt),
    receivedAt,
    [begunAt]: performance.now(),
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
    identity: {
      kind: 'key',
      keyId: gatewayKeyId,
      organizationId: connection.organizationId,
      ...(onBehalfOf && { onBehalfOf }),
    },
    connection,
    endUserId,
  };
}

/**
 * Aborts a call together with the work that makes it, which may make thousands of calls. The reason is converted, because a call may only throw
 * a `GatewayError`.
 *
 * @returns removes the listener
 */
function followAbort(signal: AbortSignal, ending: AbortController): () => void {
  const abort = (): void => {
    const { reason } = signal;
    const gone = { code: 'GW_CLIENT_GONE', status: 499, message: 'The work was cancelled.', cause: reason };
    ending.abort(GatewayError.is(reason) ? reason : new GatewayError(gone));
  };
  if (signal.aborted) abort();
  else signal.addEventListener('abort', abort, { once: true });
  return () => signal.removeEventListener('abort', abort);
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
