import {
  type CitationPart,
  citedRange,
  type FinishPart,
  type GatewayError,
  isJsonObject,
  JsonInside,
  type JsonObject,
  type PlacedCitation,
  queriesOf,
  type StreamPart,
  type Usage,
} from '../../../core/api/index.js';
import { errorBody } from '../error-body.js';
import { finishReason } from './finish-reason.js';
import { groundingMetadata } from './grounding-metadata.js';
import { OpenCalls } from './open-calls.js';
import type { StreamFraming } from './stream-framing.js';
import { usageMetadata } from './usage-metadata.js';
import { headMembers, type ResponseHead } from './write-answer.js';
import { logprobsResult } from './write-logprobs.js';
import { callPart, opaqueContent, signaturePlace } from './write-parts.js';

type ReasoningPart = StreamPart & { readonly type: 'reasoning' };
type CallPart = StreamPart & { readonly type: 'tool-call' };
type ContentPart = Exclude<Extract<StreamPart, { readonly choice: number }>, { type: 'policy' | 'finish' }>;

/** The most characters of a text that are kept, which is more than models write. */
const mostText = 4 * 1024 * 1024;

/** The state of one candidate. */
interface OpenCandidate {
  readonly calls: OpenCalls;
  /** Signatures that wait for what follows: the one in front of a call is in its part. */
  waiting: readonly WaitingSignature[];
  /** Whether it has begun with something else than reasoning. */
  hasBegun: boolean;
  /** Whether there is a thought that has no signature yet. */
  inThought: boolean;
  /** The text so far, for the places of citations, up to {@link mostText}, and its length. */
  text: string;
  length: number;
  readonly citations: PlacedCitation[];
  readonly queries: string[];
  finish: FinishPart | undefined;
}

interface WaitingSignature {
  readonly part: ReasoningPart;
  readonly isThought: boolean;
  /** Whether it is only for a call: see {@link candidateContent}. */
  readonly isForCall: boolean;
}

/** What is written of signatures, and the one that is written with the next call. */
interface WrittenSignatures {
  readonly events: string;
  readonly ofCall?: string | undefined;
}

/** What the encoder of a stream is created with. */
interface StreamOptions {
  readonly framing: StreamFraming;
  /** Whether the client has asked for thoughts. */
  readonly showsThoughts: boolean;
  /** Used until the answer says its own. */
  readonly head: ResponseHead;
  readonly requestId: string;
}

/** Encodes the parts of one answer as a stream of responses. Function calls are sent before what follows them. */
export class ResponseStream {
  readonly #options: StreamOptions;
  #head: JsonObject;
  #usage: Usage | undefined;
  readonly #candidates = new Map<number, OpenCandidate>();
  /** Whether a prompt was blocked. Without any content there are no candidates then. */
  #isBlocked = false;
  #hasContent = false;

  constructor(options: StreamOptions) {
    this.#options = options;
    this.#head = headMembers(options.head);
  }

  /** The text for one part; empty if there is nothing to send yet. */
  part(part: StreamPart): string {
    switch (part.type) {
      case 'start':
        this.#head = headMembers(part);
        return '';
      case 'usage':
        this.#usage = part.usage;
        return '';
      case 'embedding':
      case 'media':
      case 'policy':
        return '';
      case 'finish': {
        const candidate = this.#candidate(part.choice);
        candidate.finish = part;
        return this.#rest(part.choice, candidate);
      }
      default:
        return this.#content(part, this.#candidate(part.choice));
    }
  }

  /** The last response, with the reasons and the usage. */
  end(): string {
    const { framing } = this.#options;
    const candidates = [...this.#candidates].map(([index, { finish }]) => ({
      // Some clients read the parts of every response.
      content: { parts: [{ text: '' }], role: 'model' },
      finishReason: finishReason(finish ?? { type: 'finish', choice: index, reason: 'stop' }),
      index,
    }));
    const last = {
      ...(this.#isBlocked && !this.#hasContent ? {} : { candidates }),
      usageMetadata: usageMetadata(this.#usage),
      ...this.#head,
    };
    return framing.response(last) + framing.end();
  }

  error(error: GatewayError): string {
    const { framing, requestId } = this.#options;
    const body = errorBody(error, requestId);
    return framing.response(isJsonObject(body) ? body : { error: body }) + framing.end();
  }

  #candidate(index: number): OpenCandidate {
    let candidate = this.#candidates.get(index);
    if (!candidate) {
      candidate = {
        calls: new OpenCalls(),
        waiting: [],
        hasBegun: false,
        inThought: false,
        text: '',
        length: 0,
        citations: [],
        queries: [],
        finish: undefined,
      };
      this.#candidates.set(index, candidate);
    }
    return candidate;
  }

  #content(part: ContentPart, candidate: OpenCandidate): string {
    const { choice } = part;
    switch (part.type) {
      case 'tool-call':
        candidate.hasBegun = true;
        return this.#begin(part, candidate);
      case 'tool-arguments':
        candidate.calls.add(part);
        return '';
      case 'reasoning':
        return this.#before(choice, candidate) + this.#reasoning(part, candidate);
      case 'citation':
        cite(part, candidate);
        return '';
      default: {
        const before = this.#before(choice, candidate);
        candidate.inThought = false;
        candidate.hasBegun = true;
        if (part.type === 'text') addText(part.text, candidate);
        return before + this.#other(part);
      }
    }
  }

  #begin(call: CallPart, candidate: OpenCandidate): string {
    const { events, ofCall } = this.#signature(call.choice, candidate, call);
    candidate.calls.begin(call, ofCall);
    return events;
  }

  /** What stands before the next part that is no call. */
  #before(choice: number, candidate: OpenCandidate): string {
    return this.#signature(choice, candidate).events + this.#calls(choice, candidate.calls.complete());
  }

  #other(part: Exclude<ContentPart, { type: 'tool-call' | 'tool-arguments' | 'reasoning' | 'citation' }>): string {
    const { choice } = part;
    if (part.type === 'opaque') {
      this.#candidate(choice).queries.push(...(queriesOf(part) ?? []));
      const content = opaqueContent(part.dialect, part.value);
      if (content?.part) return this.#parts(choice, [content.part]);
      if (content?.candidate) return this.#parts(choice, [], content.candidate);
      if (!content?.response) return '';
      this.#isBlocked ||= content.response['promptFeedback'] !== undefined;
      return this.#options.framing.response({ ...content.response, ...this.#head });
    }
    const probabilities =
      part.type === 'text' && part.logprobs !== undefined ? logprobsResult([part.logprobs]) : undefined;
    if (part.text === '' && !probabilities) return '';
    return this.#parts(choice, [{ text: part.text }], probabilities ? { logprobsResult: probabilities } : undefined);
  }

  #reasoning(part: ReasoningPart, candidate: OpenCandidate): string {
    const { showsThoughts } = this.#options;
    const isThought = candidate.inThought || part.text !== '';
    const ends = part.signature !== undefined || part.encrypted !== undefined;
    candidate.inThought = isThought && !ends;
    // The signature of a thought is worth nothing without it.
    if (ends && (showsThoughts || !isThought || part.encrypted !== undefined)) {
      const isForCall = !showsThoughts && !candidate.hasBegun && part.encrypted === undefined;
      candidate.waiting = [...candidate.waiting, { part, isThought, isForCall }];
    }
    return part.text !== '' && showsThoughts ? this.#parts(part.choice, [{ text: part.text, thought: true }]) : '';
  }

  /** What waits, now that the next part is known. */
  #signature(choice: number, candidate: OpenCandidate, next?: CallPart): WrittenSignatures {
    const { waiting } = candidate;
    if (waiting.length === 0) return { events: '' };
    const written = waiting.filter(({ isForCall }) => next !== undefined || !isForCall);
    candidate.waiting = next === undefined ? waiting.filter(({ isForCall }) => isForCall) : [];
    const places = written.map(({ part, isThought }, index) =>
      signaturePlace(part, isThought, index === written.length - 1 ? next : undefined),
    );
    const events = places.map(({ part }) => (part ? this.#parts(choice, [part]) : '')).join('');
    return { events, ofCall: places.at(-1)?.ofCall };
  }

  #calls(choice: number, calls: ReturnType<OpenCalls['complete']>): string {
    const json = new JsonInside();
    const parts = calls.map((call) => callPart(call, json));
    return parts.length === 0 ? '' : this.#parts(choice, parts);
  }

  /** What is left when a candidate ends. */
  #rest(choice: number, candidate: OpenCandidate): string {
    const rest = this.#signature(choice, candidate).events + this.#calls(choice, candidate.calls.rest());
    const sources = groundingMetadata(candidate, candidate.text);
    return sources ? rest + this.#parts(choice, [], { groundingMetadata: sources }) : rest;
  }

  #parts(index: number, parts: readonly JsonObject[], members?: JsonObject): string {
    this.#hasContent ||= parts.length > 0;
    const candidate = { content: { parts, role: 'model' }, index, ...members };
    return this.#options.framing.response({ candidates: [candidate], ...this.#head });
  }
}

function addText(text: string, candidate: OpenCandidate): void {
  candidate.length += text.length;
  if (candidate.length <= mostText) candidate.text += text;
}

/** Of a text that is too long to be kept, the places are not known. */
function cite(part: CitationPart, candidate: OpenCandidate): void {
  const range = citedRange(part, candidate.length);
  if (range && candidate.length <= mostText) candidate.citations.push({ citation: part.citation, range });
}
