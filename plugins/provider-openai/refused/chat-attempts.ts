import {
  type ChatCall,
  effortsRefusedIn,
  forcedChoiceRefusedIn,
  type HttpResponse,
  type JsonObject,
  prefillRefusedIn,
  type ProviderErrors,
  withFittingEffort,
  withoutForcedChoice,
  withoutPrefill,
} from '../../../core/api/index.js';
import { findable, isStopRefused } from '../answer/stop-sequences.js';
import { chatDialect } from '../dialect-names.js';
import type { Origin } from '../kept-reasoning.js';
import { marksRefusedIn } from '../request/cache-marks.js';
import { chatRequest, type RequestRules } from '../request/chat-request.js';
import { type Moved, movedIn } from './moved-models.js';
import { boundRefusedIn, isLasting } from './refused-bound.js';
import { formsRefusedIn } from './refused-messages.js';
import { parametersToDrop, reasoningRefusedIn } from './refused-parameters.js';
import { isLimitTooSmall } from './small-limit.js';

/** How the attempts of a call are made. */
interface AttemptParts {
  readonly origin: Origin;
  readonly errors: ProviderErrors;
  readonly rules: RequestRules;
  /** Sends a body to `/chat/completions`. */
  readonly post: (body: string | Uint8Array) => Promise<HttpResponse>;
}

/** One chat call at `/chat/completions`, which is sent again without what the model refuses, and what its refusals have told. */
export class ChatAttempts {
  readonly model: string;
  readonly errors: ProviderErrors;
  readonly isLasting = isLasting;
  /** Stop sequences that the model refuses, and that are looked for in its answer instead. */
  lookedFor: readonly string[] = [];
  /** Whether the limit of the answer was refused as too small for anything. */
  isTooSmall = false;
  /** Which calls the server wants at `/responses`; undefined if it has not said so. */
  moved: Moved | undefined;
  readonly #call: ChatCall;
  readonly #parts: AttemptParts;
  /** Whether the client speaks this dialect, so that what it has sent is its own business. */
  readonly #isOwn: boolean;
  readonly #stops: readonly string[] | undefined;
  /** The fields that were sent last; undefined for the client's own bytes. */
  #sent: JsonObject | undefined;

  constructor(call: ChatCall, parts: AttemptParts) {
    this.model = parts.origin.model;
    this.errors = parts.errors;
    this.#call = call;
    this.#parts = parts;
    this.#isOwn = call.source.dialect === chatDialect;
    this.#stops = this.#isOwn || (call.choices ?? 1) > 1 ? undefined : findable(call.sampling.stop);
  }

  send(leftOut: ReadonlySet<string>): Promise<HttpResponse> {
    const call = this.#call;
    this.lookedFor = this.#stops && leftOut.has('stop') ? this.#stops : [];
    const known = this.lookedFor.length === 0 ? call : { ...call, sampling: { ...call.sampling, stop: [] } };
    const fitting = this.#isOwn ? known : withoutPrefill(withFittingEffort(known, leftOut), leftOut);
    const { origin, rules, post } = this.#parts;
    const { body, fields } = chatRequest(withoutForcedChoice(fitting, leftOut), origin, rules, leftOut);
    this.#sent = fields;
    return post(body);
  }

  refusedIn(text: string): ReadonlySet<string> {
    this.isTooSmall = !this.#isOwn && isLimitTooSmall(text);
    this.moved ??= movedIn(text);
    if (this.#stops && this.#stops.length > 0 && isStopRefused(text)) return new Set(['stop']);
    const body = this.#sent ?? this.#call.source.body;
    const forms = formsRefusedIn(body['messages'], text);
    if (forms.length > 0) return new Set(forms);
    const efforts = this.#isOwn ? [] : effortsRefusedIn(this.#call, text);
    if (efforts.length > 0) return new Set(efforts);
    const refused = this.#partRefusedIn(body, text);
    if (refused !== undefined) return new Set([refused]);
    const mayRename = this.#parts.rules.maxTokensField === 'auto';
    return this.#sent ? parametersToDrop(this.#sent, this.#call, text, mayRename) : new Set();
  }

  #partRefusedIn(body: JsonObject, text: string): string | undefined {
    const call = this.#call;
    return (
      boundRefusedIn(body, text) ??
      reasoningRefusedIn(body, call, text) ??
      forcedChoiceRefusedIn(call, text) ??
      (this.#isOwn ? undefined : (marksRefusedIn(call, text) ?? prefillRefusedIn(call, text)))
    );
  }
}
