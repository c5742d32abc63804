import {
  type Answer,
  type ChatCall,
  type Exchange,
  type HttpResponse,
  type JsonObject,
  type ProviderErrors,
  type RefusedParameters,
  type StartPart,
  stringifyJson,
  withFittingEffort,
} from '../../../core/api/index.js';
import { responsesDialect } from '../dialect-names.js';
import type { Endpoint } from '../endpoint.js';
import { errorsOf } from '../provider-errors.js';
import { encodeRequest, isOfOpenai } from './encode-request.js';
import { refusedIn } from './refused-in.js';
import { responsesAnswer } from './responses-answer.js';

/** The dependencies of {@link ResponsesChat}. */
export interface ResponsesChatParts {
  /** Id of the plugin instance. */
  readonly id: string;
  readonly endpoint: Endpoint;
  readonly refused: RefusedParameters;
  readonly maxAnswerBytes: number;
}

/** Sends chat calls of every dialect to `/responses`. */
export class ResponsesChat {
  readonly #parts: ResponsesChatParts;
  readonly #errors: ProviderErrors;

  constructor(parts: ResponsesChatParts) {
    this.#parts = parts;
    this.#errors = { ...errorsOf(parts.id, responsesDialect), withhold: parts.endpoint.withhold };
  }

  /** @param fallback used where the server sends no id, model or time */
  ask(call: ChatCall, fallback: StartPart, exchange: Exchange): Promise<Answer> {
    const { id, endpoint, refused, maxAnswerBytes } = this.#parts;
    const { model } = fallback;
    const origin = { provider: id, model };
    const isOwn = call.source.dialect === responsesDialect;
    const forward = isOwn ? call.source.headers : {};
    let sent: JsonObject = {};
    const sending = {
      model,
      errors: this.#errors,
      send: (leftOut: ReadonlySet<string>): Promise<HttpResponse> => {
        sent = encodeRequest(isOfOpenai(call) ? call : withFittingEffort(call, leftOut), origin, leftOut);
        return endpoint.send({ path: '/responses', body: stringifyJson(sent), call, exchange, forward });
      },
      refusedIn: (text: string): ReadonlySet<string> => refusedIn(sent, call, text),
    };
    return refused.answer(sending, (response) =>
      responsesAnswer(response, { errors: this.#errors, isOwn, origin, fallback, exchange }, maxAnswerBytes),
    );
  }
}
