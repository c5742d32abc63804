import {
  type Answer,
  type Attempt,
  type Exchange,
  GatewayError,
  type InferenceCall,
  type Next,
  type PartSink,
  type Relay,
  type StreamPart,
  type Usage,
} from '../api/index.js';
import type { Chain } from './chain.js';
import { attribute, guard } from './guard.js';

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/**
 * The inner part of the chain: `around` hooks as an onion, and inside it, for every attempt, `govern` and `dispatch`.
 *
 * @param attempts gets one entry for every call that a provider has accepted or refused
 */
export function onion(chain: Chain, exchange: Exchange, attempts: Attempt[]): Next {
  let next: Next = async (call) => dispatch(chain, exchange, await govern(chain, exchange, call), attempts);
  for (const { plugin, hook } of chain.around.toReversed()) {
    const inner = next;
    next = async (call) => {
      try {
        return await hook(call, exchange, inner);
      } catch (cause) {
        throw attribute(cause, plugin, 'around');
      }
    };
  }
  return next;
}

/** Runs the hooks that rewrite a call, each on the result of the one before. */
export async function rewrite(
  hooks: Chain['prepare'] | Chain['govern'],
  name: 'prepare' | 'govern',
  first: InferenceCall,
  exchange: Exchange,
): Promise<InferenceCall> {
  let call = first;
  for (const { plugin, hook } of hooks) {
    const result = guard(plugin, name, () => hook(call, exchange));
    call = (result instanceof Promise ? await result : result) ?? call;
  }
  return call;
}

function govern(chain: Chain, exchange: Exchange, call: InferenceCall): InferenceCall | Promise<InferenceCall> {
  return chain.govern.length === 0 ? call : rewrite(chain.govern, 'govern', call, exchange);
}

async function dispatch(chain: Chain, exchange: Exchange, call: InferenceCall, attempts: Attempt[]): Promise<Answer> {
  exchange.signal.throwIfAborted();
  for (const { plugin, hook } of chain.dispatch) {
    const meter = new Meter(plugin.id, call.model);
    try {
      const found = hook(call, exchange);
      const answer = found instanceof Promise ? await found : found;
      if (!answer) continue;
      attempts.push(meter.attempt);
      return meter.watch(answer);
    } catch (cause) {
      const error = attribute(cause, plugin, 'dispatch');
      meter.fail(error);
      attempts.push(meter.attempt);
      throw error;
    }
  }
  throw new GatewayError({
    code: 'GW_MODEL_UNKNOWN',
    status: 400,
    field: 'model',
    message: `No provider serves model "${call.model.slice(0, 200)}". List the models with GET /v1/models.`,
  });
}

/** Reads what one attempt cost before any plugin sees its parts. */
class Meter {
  readonly attempt: Writable<Attempt>;

  constructor(provider: string, model: string) {
    this.attempt = {
      provider,
      model,
      answerId: undefined,
      answerModel: undefined,
      usage: undefined,
      error: undefined,
      startedAt: Date.now(),
      durationMs: 0,
    };
  }

  watch(answer: Answer): Answer {
    const { relay } = answer;
    return {
      provider: answer.provider,
      discard: () => answer.discard(),
      deliver: (sink) => this.#timed(answer.deliver(this.#seen(sink))),
      ...(relay ? { relay: this.#watchRelay(relay) } : {}),
    };
  }

  fail(error: GatewayError): void {
    this.attempt.error = error;
    this.#stopClock();
  }

  #watchRelay(relay: Relay): Relay {
    return {
      dialect: relay.dialect,
      contentType: relay.contentType,
      streaming: relay.streaming,
      headers: relay.headers,
      deliver: (write, watch, detail) => this.#timed(relay.deliver(write, this.#seen(watch), detail)),
    };
  }

  #seen(sink: PartSink): PartSink {
    return (part) => {
      this.#read(part);
      return sink(part);
    };
  }

  #read(part: StreamPart): void {
    if (part.type === 'usage') this.attempt.usage = part.usage;
    else if (part.type === 'start') {
      this.attempt.answerId = part.id;
      this.attempt.answerModel = part.model;
    }
  }

  async #timed<T>(delivery: Promise<T>): Promise<T> {
    try {
      return await delivery;
    } catch (cause) {
      if (GatewayError.is(cause)) this.attempt.error = cause;
      throw cause;
    } finally {
      this.#stopClock();
    }
  }

  #stopClock(): void {
    this.attempt.durationMs = Date.now() - this.attempt.startedAt;
  }
}

/** The sum over all attempts; undefined when no provider said anything. */
export function totalUsage(attempts: readonly Attempt[]): Usage | undefined {
  const known = attempts.flatMap(({ usage }) => (usage ? [usage] : []));
  const [first, ...others] = known;
  return first && others.reduce(add, first);
}

function add(a: Usage, b: Usage): Usage {
  return {
    inputTokens: a.inputTokens + b.inputTokens,
    outputTokens: a.outputTokens + b.outputTokens,
    cachedInputTokens: (a.cachedInputTokens ?? 0) + (b.cachedInputTokens ?? 0),
    cacheWriteTokens: (a.cacheWriteTokens ?? 0) + (b.cacheWriteTokens ?? 0),
    reasoningTokens: (a.reasoningTokens ?? 0) + (b.reasoningTokens ?? 0),
    estimated: (a.estimated ?? false) || (b.estimated ?? false),
  };
}
