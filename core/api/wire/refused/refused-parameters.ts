import type { InferenceCall } from '../../call.js';
import { LearnedModels } from '../../models/learned-models.js';
import type { HttpResponse } from '../../services/http-client.js';
import type { Logger } from '../../services/logger.js';
import { isSuccess, type ProviderErrors, readFailure } from '../failures/read-failure.js';
import { isJsonObject } from '../json/json.js';

const none: ReadonlySet<string> = new Set();
/** The most attempts of one call. Several may be needed: many providers name only the first parameter that they object to, and agents send five that some servers do not know. */
const mostAttempts = 6;

/** A call that may be retried without some of its parameters. */
export interface RefusableCall {
  /** The provider's name of the model. */
  readonly model: string;
  readonly errors: ProviderErrors;
  /** Sends the call without these parameters; resolves with the response, whatever its status. */
  send(leftOut: ReadonlySet<string>): Promise<HttpResponse>;
  /**
   * The parameters to omit in another attempt: those that the provider objects to and that the client has not sent. Empty when another
   * attempt is pointless.
   *
   * @param text the body of the provider's error response
   */
  refusedIn(text: string): ReadonlySet<string>;
  /** Whether a refusal holds for later calls of the model. Absent: every one does. */
  isLasting?(parameter: string): boolean;
}

/**
 * Sends calls to models whose supported parameters are not known. If a model refuses a parameter that the gateway has added, the call is
 * sent again without it, and later calls of the model omit it. Create one for each provider instance.
 *
 * @example
 * const refused = new RefusedParameters(log);
 * const call = {
 *   model, errors,
 *   send: (leftOut) => http.send(requestFor(call, leftOut)),
 *   refusedIn: (text) => new Set(['top_k'].filter((name) => isNamed(name, text) && !isSentByClient(call, name))),
 * };
 * return refused.answer(call, (response) => answerFrom(response));
 */
export class RefusedParameters {
  readonly #learned = new LearnedModels<ReadonlySet<string>>();
  readonly #log: Logger;

  constructor(log: Logger) {
    this.#log = log;
  }

  /**
   * Sends a call, at most {@link mostAttempts} times.
   *
   * @param read is given a response with a 2xx status, whose body has not been read
   * @returns what `read` returns
   * @throws GatewayError the provider's refusal
   */
  answer<T>(call: RefusableCall, read: (response: HttpResponse) => T): Promise<T> {
    const known = this.#learned.of(call.model) ?? none;
    return call
      .send(known)
      .then((response) => (isSuccess(response) ? read(response) : this.#again(call, known, response).then(read)));
  }

  /**
   * Sends a call again, as long as the provider objects to further parameters that can be omitted. They are remembered only if the last attempt
   * succeeds.
   */
  async #again(call: RefusableCall, known: ReadonlySet<string>, response: HttpResponse): Promise<HttpResponse> {
    const leftOut = new Set(known);
    let last = response;
    for (let attempt = 1; !isSuccess(last); attempt += 1) {
      const failure = await readFailure(last, call.errors);
      const refused = isAboutTheRequest(failure.status) ? call.refusedIn(failure.text) : none;
      if (attempt === mostAttempts || [...refused].every((name) => leftOut.has(name))) throw failure.error;
      for (const name of refused) leftOut.add(name);
      last = await call.send(leftOut);
    }
    const learned = [...leftOut].filter((name) => !known.has(name) && (call.isLasting?.(name) ?? true));
    if (learned.length === 0) return last;
    // Read again: a concurrent call may have learned something since this one was sent.
    this.#learned.learn(call.model, new Set([...(this.#learned.of(call.model) ?? none), ...learned]));
    this.#log.info(
      { model: call.model, parameters: learned },
      'the model refuses parameters; they are left out from now on',
    );
    return last;
  }
}

/** Whether a text contains the name of a parameter as a whole word. */
export function isNamed(parameter: string, text: string): boolean {
  return new RegExp(`\\b${parameter}\\b`).test(text);
}

/** Whether the client itself has sent a parameter, at the top level of its body or, in the native dialect, in `parameters`. */
export function isSentByClient({ source }: InferenceCall, parameter: string): boolean {
  const { parameters: inner } = source.body;
  return isSet(source.body[parameter]) || (isJsonObject(inner) && isSet(inner[parameter]));
}

function isSet(value: unknown): boolean {
  return value !== undefined && value !== null;
}

/** Whether servers use this status to refuse a parameter. */
function isAboutTheRequest(status: number): boolean {
  return status === 400 || status === 422;
}
