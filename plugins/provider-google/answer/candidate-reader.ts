import {
  type Answerer,
  blocksIn,
  countOwnValues,
  type FinishPart,
  type HeldParts,
  isJsonArray,
  isJsonObject,
  isText,
  type JsonObject,
  type JsonValue,
  objectsIn,
  randomHex,
  type StreamPart,
  stringifyJson,
  textIn,
} from '../../../core/api/index.js';
import { dialectName } from '../dialect-name.js';
import { finishReason } from './finish-reason.js';
import { Grounding } from './grounding.js';
import { PartialArguments } from './partial-arguments.js';
import { Recited } from './recited.js';
import { readLogprobs } from './read-logprobs.js';
import { markSignature, signatureMembers, type Signer } from '../thought-signature.js';

/** Models sometimes write the namespace in front in which the provider shows them the functions (github.com/vercel/ai/issues/10721). */
const ownNamespace = /^default_api[:.]/;

/** Members of a candidate about its sources. */
const aboutSources = ['groundingMetadata', 'citationMetadata', 'urlContextMetadata'] as const;

/** Members about the whole candidate, of which the last ones count. */
const aboutCandidate = ['safetyRatings', 'avgLogprobs', 'finishMessage', 'tokenCount', 'continuationToken'] as const;

/** Members of a response besides its candidates, of which the last ones count. */
export const aboutResponse = ['modelStatus', 'createTime'] as const;

/** Whether the value of an opaque part is about the answer, and no part of its content. */
export function isAboutAnswer(value: JsonValue): boolean {
  return (
    isJsonObject(value) &&
    [...aboutSources, ...aboutCandidate, ...aboutResponse, 'promptFeedback'].some((name) => value[name] !== undefined)
  );
}

/** What a {@link CandidateReader} has to know. */
export interface CandidateContext {
  readonly errors: Answerer;
  readonly signer: Signer;
  /** Whether the client uses the provider's own dialect, and is told what only that knows. */
  readonly isOwn: boolean;
  /** Whether the request has tools that the provider runs, so that the answer may have sources. */
  readonly isGrounded: boolean;
}

/** Decodes the pieces of one candidate into parts. What parts cannot express becomes opaque parts. */
export class CandidateReader {
  /** Whether there was any content. */
  hasContent = false;
  /** The provider's reason why the candidate has ended. */
  raw: string | undefined;
  /** The number of searches for it. */
  searches = 0;
  /** Whether it is from maps, of which no queries are told (github.com/BerriAI/litellm/issues/35906). */
  isFromMaps = false;
  readonly #choice: number;
  readonly #by: Answerer;
  readonly #signer: Signer;
  readonly #held: HeldParts;
  /** For a client of another dialect whose request lets the model search. */
  readonly #grounding: Grounding | undefined;
  readonly #recited = new Recited();
  #calls = 0;
  /** The arguments so far of a call that is not complete. */
  #open: PartialArguments | undefined;
  #members: JsonObject = {};
  /**
   * Signatures that wait for what follows: those before any content, as an answer that has none is to be replaced, and so must not begin; and those of
   * a text, whose sources come first, as clients of other dialects take what follows a signature for another block.
   */
  #waiting: StreamPart[] = [];

  /** @param held counts what is kept until the end */
  constructor(choice: number, { errors, signer, isOwn, isGrounded }: CandidateContext, held: HeldParts) {
    this.#choice = choice;
    this.#by = errors;
    this.#signer = signer;
    this.#held = held;
    this.#grounding = isGrounded && !isOwn ? new Grounding(held) : undefined;
  }

  /** What is left at the end: for clients of the provider's own dialect also what it has said about the candidate. */
  rest(isOwn: boolean): readonly StreamPart[] {
    const value = this.#members;
    const about: StreamPart = { type: 'opaque', dialect: dialectName, choice: this.#choice, value };
    const rest: StreamPart[] = [];
    this.#endCall(rest);
    if (this.#grounding) rest.push(...this.#grounding.end(this.#choice));
    if (!isOwn) rest.push(...this.#recited.end(this.#choice));
    rest.push(...this.#waiting);
    return isOwn && Object.keys(value).length > 0 ? [...rest, about] : rest;
  }

  read(candidate: JsonObject, parts: StreamPart[]): void {
    const { content, finishReason: raw, logprobsResult } = candidate;
    if (isJsonObject(content)) {
      for (const part of blocksIn(content['parts'], this.#by)) if (isJsonObject(part)) this.#readPart(part, parts);
    }
    const logprobs = readLogprobs(logprobsResult);
    if (logprobs) parts.push({ type: 'text', choice: this.#choice, text: '', logprobs });
    this.#readSources(candidate, parts);
    for (const name of aboutCandidate) {
      const value = candidate[name] ?? undefined;
      if (value !== undefined) this.#members = { ...this.#members, [name]: value };
    }
    if (isText(raw) && raw !== 'FINISH_REASON_UNSPECIFIED') this.raw = raw;
  }

  /** The end of the candidate, if the provider has ended it, or, in an answer that is not streamed, said anything. */
  finish(isWhole: boolean): FinishPart | undefined {
    const [type, choice] = ['finish' as const, this.#choice];
    if (this.raw !== undefined) return { type, choice, reason: finishReason(this.raw, this.#calls > 0), raw: this.raw };
    if (!isWhole || !this.hasContent) return undefined;
    return { type, choice, reason: this.#calls > 0 ? 'tool_calls' : 'stop' };
  }

  #readPart(part: JsonObject, parts: StreamPart[]): void {
    const { text, thought, functionCall, thoughtSignature } = part;
    const signature = textIn(thoughtSignature);
    const choice = this.#choice;
    if (isJsonObject(functionCall)) return this.#readCall(functionCall, signature, parts);
    if (typeof text === 'string') {
      if (text !== '') {
        this.#begin(parts);
        parts.push(thought === true ? { type: 'reasoning', choice, text } : { type: 'text', choice, text });
        if (thought !== true) this.#grounding?.add(text);
      }
    } else {
      this.#begin(parts);
      this.#opaque(part, parts);
    }
    if (signature === undefined) return;
    const waits = !this.hasContent || (typeof text === 'string' && thought !== true);
    this.#sign(markSignature(signature, this.#signer), waits ? this.#waiting : parts);
  }

  /** Decodes a call, which arrives as a whole, unless the client has asked for its arguments in pieces. */
  #readCall(call: JsonObject, signature: string | undefined, parts: StreamPart[]): void {
    const { name, args, partialArgs, willContinue } = call;
    const open = this.#open;
    const continues = open !== undefined && typeof name !== 'string';
    if (!continues) {
      this.#endCall(parts);
      this.#beginCall(call, signature, parts);
      if (willContinue !== true && partialArgs === undefined) return this.#writeArguments(args, this.#calls - 1, parts);
    }
    const draft = continues ? open : (this.#open = new PartialArguments(this.#held));
    draft.add(partialArgs);
    if (willContinue !== true) this.#endCall(parts);
  }

  /** Writes the arguments of the call that is open, if there is one. */
  #endCall(parts: StreamPart[]): void {
    const open = this.#open;
    this.#open = undefined;
    if (open) this.#writeArguments(open.value, this.#calls - 1, parts);
  }

  #writeArguments(args: JsonValue | undefined, index: number, parts: StreamPart[]): void {
    const text = isJsonObject(args) ? stringifyJson(args) : '{}';
    parts.push({ type: 'tool-arguments', choice: this.#choice, index, text });
  }

  /** Older models give a call no id. */
  #beginCall({ id, name }: JsonObject, signature: string | undefined, parts: StreamPart[]): void {
    this.#begin(parts);
    const [choice, index] = [this.#choice, this.#calls];
    this.#calls += 1;
    const callId = isText(id) ? id : `call_${randomHex(12)}`;
    const marked = signature === undefined ? undefined : markSignature(signature, this.#signer, callId);
    if (marked !== undefined) this.#sign(marked, parts);
    parts.push({
      type: 'tool-call',
      choice,
      index,
      id: callId,
      name: typeof name === 'string' ? name.replace(ownNamespace, '') : '',
      ...(marked === undefined ? {} : { extras: signatureMembers(marked) }),
    });
  }

  #begin(parts: StreamPart[]): void {
    this.hasContent = true;
    parts.push(...this.#waiting);
    this.#waiting = [];
  }

  #sign(signature: string, parts: StreamPart[]): void {
    if (parts === this.#waiting) this.#held.add(signature.length);
    parts.push({ type: 'reasoning', choice: this.#choice, text: '', signature });
  }

  #readSources(candidate: JsonObject, parts: StreamPart[]): void {
    const sources = aboutSources.flatMap((name) => {
      const value = candidate[name];
      return isJsonObject(value) && Object.keys(value).length > 0 ? [[name, value] as const] : [];
    });
    if (sources.length === 0) return;
    const { groundingMetadata: grounding, citationMetadata: recited } = candidate;
    if (isJsonObject(recited)) this.#recited.read(recited);
    if (!this.#grounding) this.#opaque(Object.fromEntries(sources), parts);
    if (!isJsonObject(grounding)) return;
    this.#grounding?.read(grounding);
    this.searches = Math.max(this.searches, queriesIn(grounding));
    this.isFromMaps ||= areMapsIn(grounding);
  }

  #opaque(value: JsonObject, parts: StreamPart[]): void {
    countOwnValues(value, this.#by);
    const part = { type: 'opaque', dialect: dialectName, choice: this.#choice, value } as const;
    parts.push(value['inlineData'] === undefined ? part : { ...part, uncounted: true });
  }
}

/** The queries that are billed, of the web and of pictures: empty and repeated ones are not. */
function queriesIn(grounding: JsonObject): number {
  const sums = ['webSearchQueries', 'imageSearchQueries'].map((name) => {
    const queries = grounding[name];
    return isJsonArray(queries) ? new Set(queries.filter((query) => query !== '')).size : 0;
  });
  return sums.reduce((sum, count) => sum + count, 0);
}

function areMapsIn({ groundingChunks, googleMapsWidgetContextToken: widget }: JsonObject): boolean {
  return typeof widget === 'string' || objectsIn(groundingChunks).some(({ maps }) => isJsonObject(maps));
}
