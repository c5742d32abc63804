import { citedRange } from '../../citation.js';
import type { ContentBlock } from '../../content.js';
import type { CollectedAnswer, CollectedChoice } from '../../dialect.js';
import type { IncomingRequest } from '../../exchange.js';
import type { JsonValue } from '../../json.js';
import type {
  CitationPart,
  EmbeddingPart,
  FinishPart,
  MediaPart,
  PolicyPart,
  StartPart,
  StreamPart,
  TextPart,
} from '../../part.js';
import type { Usage } from '../../usage.js';
import type { Writable } from '../../writable.js';
import { incompleteAnswer } from '../../internal/incomplete-answer.js';
import { stringifyJson } from '../json/json.js';
import { HeldParts } from './held-parts.js';
import { partLength } from './part-length.js';

interface ChoiceState {
  readonly content: Writable<ContentBlock>[];
  readonly toolCalls: Map<number, Writable<ContentBlock & { type: 'tool-call' }>>;
  readonly logprobs: JsonValue[];
  finish: FinishPart | undefined;
}

/** An answer that may be incomplete: it may lack its start, and its choices may lack a finish reason. */
export interface AnswerSoFar extends Omit<CollectedAnswer, 'start' | 'choices'> {
  readonly start: StartPart | undefined;
  readonly choices: readonly (Omit<CollectedChoice, 'finish'> & { readonly finish: FinishPart | undefined })[];
}

/** Merges the parts of one answer, for clients that do not stream. */
export class AnswerCollector {
  #start: StartPart | undefined;
  #usage: Usage | undefined;
  readonly #choices: ChoiceState[] = [];
  readonly #embeddings: EmbeddingPart[] = [];
  readonly #media: MediaPart[] = [];
  readonly #policies: PolicyPart[] = [];
  readonly #held: HeldParts | undefined;

  /** @param exchange the request that is answered: a long answer counts with its other bytes in memory */
  constructor(exchange?: Pick<IncomingRequest, 'signal'>) {
    this.#held = exchange && new HeldParts(exchange);
  }

  /**
   * Adds the next part. A bound function, so that it can be passed as a sink.
   *
   * @throws GatewayError `GW_OVERLOADED` (503) if there is no room for a long answer
   */
  readonly add = (part: StreamPart): void => {
    this.#held?.add(bytesOf(part));
    if (part.type === 'start') this.#start ??= part;
    else if (part.type === 'usage') this.#usage = part.usage;
    else if (part.type === 'embedding') this.#embeddings.push(part);
    else if (part.type === 'media') this.#media.push(part);
    else if (part.type === 'policy') this.#policies.push(part);
    else addToChoice(this.#choice(part.choice), part);
  };

  /** The complete answer. @throws GatewayError `GW_PROVIDER_INCOMPLETE` when the start part or the finish part of a choice is missing */
  finish(): CollectedAnswer {
    const start = this.#start;
    if (!start) throw incompleteAnswer('it never began');
    const choices = this.#choices.map(({ content, logprobs, finish }, index): CollectedChoice => {
      if (!finish) throw incompleteAnswer(`choice ${index} never ended`);
      return { index, content, logprobs, finish };
    });
    return { start, choices, ...this.#rest() };
  }

  /** What has arrived so far, whether complete or not. */
  soFar(): AnswerSoFar {
    const choices = this.#choices.map(({ content, logprobs, finish }, index) => ({ index, content, logprobs, finish }));
    return { start: this.#start, choices, ...this.#rest() };
  }

  #rest(): Omit<CollectedAnswer, 'start' | 'choices'> {
    const embeddings = this.#embeddings.toSorted((a, b) => a.index - b.index);
    const media = this.#media.length > 0 ? { media: this.#media } : {};
    return { embeddings, ...media, policies: this.#policies, usage: this.#usage };
  }

  #choice(index: number): ChoiceState {
    while (this.#choices.length <= index) {
      this.#choices.push({ content: [], toolCalls: new Map(), logprobs: [], finish: undefined });
    }
    return this.#choices[index] as ChoiceState;
  }
}

function bytesOf(part: StreamPart): number {
  if (part.type === 'media') return part.bytes.length;
  if (part.type === 'embedding') return part.vector.length * Float64Array.BYTES_PER_ELEMENT;
  const { logprobs } = part as Partial<TextPart>;
  return partLength(part) + (logprobs === undefined ? 0 : stringifyJson(logprobs).length);
}

type ChoicePart = Exclude<Extract<StreamPart, { readonly choice: number }>, { type: 'policy' }>;

function addToChoice(choice: ChoiceState, part: ChoicePart): void {
  switch (part.type) {
    case 'text':
      addText(choice, part.text, false);
      if (part.logprobs !== undefined) choice.logprobs.push(part.logprobs);
      return;
    case 'refusal':
      return addText(choice, part.text, true);
    case 'reasoning':
      return addReasoning(choice, part);
    case 'tool-call': {
      const { id, name, extras } = part;
      const block = {
        type: 'tool-call' as const,
        id,
        name,
        arguments: '',
        ...(extras === undefined ? {} : { extras }),
      };
      choice.toolCalls.set(part.index, block);
      choice.content.push(block);
      return;
    }
    case 'tool-arguments': {
      const call = choice.toolCalls.get(part.index);
      if (call) call.arguments += part.text;
      return;
    }
    case 'citation':
      return addCitation(choice, part);
    case 'opaque':
      choice.content.push({ type: 'opaque', dialect: part.dialect, value: part.value });
      return;
    case 'finish':
      choice.finish = part;
  }
}

function addText(choice: ChoiceState, text: string, refusal: boolean): void {
  if (text === '') return;
  const last = choice.content.at(-1);
  if (last?.type === 'text' && (last.refusal ?? false) === refusal) last.text += text;
  else choice.content.push(refusal ? { type: 'text', text, refusal } : { type: 'text', text });
}

/** Adds a citation to the block in which it ends. One of an answer without text is left out. */
function addCitation({ content }: ChoiceState, { citation, back }: CitationPart): void {
  let [from, to] = [back?.from ?? 0, back?.to ?? 0];
  for (let at = content.length - 1; at >= 0; at -= 1) {
    const block = content[at];
    if (block?.type !== 'text' || block.refusal) continue;
    const { length } = block.text;
    if (back && from > length && to >= length) {
      [from, to] = [from - length, to - length];
      continue;
    }
    const range = back && citedRange({ back: { from, to } }, length);
    block.citations = [...(block.citations ?? []), { ...citation, ...(range && { range }) }];
    return;
  }
}

/** A signature or encrypted reasoning ends its block. */
function addReasoning(choice: ChoiceState, part: ChoicePart & { type: 'reasoning' }): void {
  const last = choice.content.at(-1);
  if (part.encrypted === undefined && last?.type === 'reasoning' && !last.signature && !last.encrypted) {
    last.text += part.text;
    if (part.signature !== undefined) last.signature = part.signature;
    return;
  }
  const { text, signature, encrypted } = part;
  choice.content.push({
    type: 'reasoning',
    text,
    ...(signature === undefined ? {} : { signature }),
    ...(encrypted === undefined ? {} : { encrypted }),
  });
}
