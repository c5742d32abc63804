import {
  type Answer,
  type ChatCall,
  type Exchange,
  type HttpResponse,
  type JsonObject,
  LearnedModels,
  mayBeEmpty,
  objectIn,
  type ProviderErrors,
  type RefusedParameters,
  type StartPart,
  stringifyJson,
  withFittingEffort,
} from '../../../core/api/index.js';
import { marksRefusedIn, type ReadMarks, withFittingMarks } from '../request/cache-marks.js';
import { responsesDialect } from '../dialect-names.js';
import type { Endpoint } from '../endpoint.js';
import { errorsOf } from '../provider-errors.js';
import { encodeRequest, isOfOpenai } from './encode-request.js';
import { isLimitTooSmall, nothingFits } from '../refused/small-limit.js';
import { endingBefore, findable, tooManyStops } from '../answer/stop-sequences.js';
import { refusedIn } from './refused-in.js';
import { responsesAnswer } from './responses-answer.js';

/** The dependencies of {@link ResponsesChat}. */
interface ResponsesChatParts {
  /** Id of the plugin instance. */
  readonly id: string;
  readonly endpoint: Endpoint;
  readonly refused: RefusedParameters;
  /** The marks for the cache that the server reads. */
  readonly readMarks: ReadMarks;
  readonly maxAnswerBytes: number;
}

/** Sends chat calls of every dialect to `/responses`. */
export class ResponsesChat {
  readonly #parts: ResponsesChatParts;
  readonly #errors: ProviderErrors;
  /** The models that write their reasoning as it is. */
  readonly #open = new LearnedModels<true>();

  constructor(parts: ResponsesChatParts) {
    this.#parts = parts;
    this.#errors = errorsOf(parts.id, responsesDialect, parts.endpoint.withhold);
  }

  /** @param fallback used where the server sends no id, model or time */
  ask(call: ChatCall, fallback: StartPart, exchange: Exchange): Promise<Answer> {
    const { id, endpoint, refused, readMarks, maxAnswerBytes } = this.#parts;
    const { model } = fallback;
    const origin = { provider: id, model };
    const isOwn = call.source.dialect === responsesDialect;
    // Clients of OpenAI's dialects know the marks of other servers of this API themselves.
    const keepsMarks = isOwn || (isOfOpenai(call) && readMarks !== 'breakpoints');
    const forward = isOwn ? call.source.headers : {};
    const stops = findable(call.sampling.stop);
    if (!stops) throw tooManyStops();
    let sent: JsonObject = {};
    let isTooSmall = false;
    const sending = {
      model,
      errors: this.#errors,
      send: (leftOut: ReadonlySet<string>): Promise<HttpResponse> => {
        const marked = keepsMarks ? call : withFittingMarks(call, readMarks, leftOut);
        const fitting = isOfOpenai(call) ? marked : withFittingEffort(marked, leftOut);
        sent = encodeRequest(fitting, origin, leftOut, this.#open.of(model) !== undefined);
        return endpoint.send({ path: '/responses', body: stringifyJson(sent), call, exchange, forward });
      },
      refusedIn: (text: string): ReadonlySet<string> => {
        isTooSmall = !isOwn && isLimitTooSmall(text);
        const marks = keepsMarks ? undefined : marksRefusedIn(call, text);
        return marks === undefined ? refusedIn(sent, call, text) : new Set([marks]);
      },
    };
    const source = {
      errors: this.#errors,
      client: call.source.dialect,
      origin,
      fallback,
      exchange,
      mayBeEmpty: mayBeEmpty(call) || preparesCache(call),
      onOpenReasoning: () => this.#open.learn(model, true),
    };
    const answer = refused.answer(sending, (response) =>
      endingBefore(responsesAnswer(response, source, maxAnswerBytes), stops),
    );
    return answer.catch((error: unknown) => {
      if (!isTooSmall) throw error;
      return nothingFits(id, fallback);
    });
  }
}

/** Whether the client has nothing generated: the provider only prepares its cache. */
function preparesCache({ source: { dialect, body } }: ChatCall): boolean {
  const { prompt_cache_options: cache } = body;
  return dialect === responsesDialect && objectIn(cache)['prewarm'] === true;
}
