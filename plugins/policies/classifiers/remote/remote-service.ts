import type { Usage } from '../../../../core/api/index.js';
import type { JudgementContext, TextSurface } from '../text-classifier.js';

/** What is asked about some texts. */
export interface Question {
  /** Categories of which scores are wanted; of others none counts. */
  readonly categories: readonly string[];
  readonly surface: TextSurface;
  /** For a judge: what is to be judged, where that is not said by the categories. */
  readonly topics?: Topics;
  readonly context?: JudgementContext;
}

/** What may be talked about, and what may not. */
export interface Topics {
  readonly allowed?: readonly string[] | undefined;
  readonly denied?: readonly string[] | undefined;
}

/** What a service says of one text. */
export interface RemoteVerdict {
  /** 0 to 1 by category; one that is missing counts as 0. */
  readonly scores: Readonly<Record<string, number>>;
  /** For services that find places. */
  readonly spans?: readonly FoundSpan[];
}

/** A place in a text, in UTF-16 units. */
export interface FoundSpan {
  readonly start: number;
  readonly end: number;
  readonly type: string;
  readonly score: number;
}

/** What a service answers: one verdict for each text, in their order. */
export interface RemoteAnswer {
  readonly verdicts: readonly RemoteVerdict[];
  /** Tokens, where the service counts them. */
  readonly usage?: Usage;
}

/** Sends one request and reads the JSON of its answer. Throws for everything but a success. */
export type PostJson = (url: string, body: object, headers: Readonly<Record<string, string>>) => Promise<unknown>;

/** How one vendor's service is asked. */
export interface WireFormat {
  /** Texts that one call can judge. */
  readonly mostTexts: number;
  /** The most tokens of an answer, where it is paid for by the token. */
  readonly mostOutputTokens: number;
  /** Whether it says anything about a category; about the others only the local verdict counts. */
  covers(category: string): boolean;
  /** @throws when the answer is not what the format promises: nothing is known of the texts then */
  ask(texts: readonly string[], question: Question, post: PostJson): Promise<RemoteAnswer>;
}

/** An answer that does not say what it must. Its message holds nothing of the answer. */
export class MalformedAnswer extends Error {}

/** Brings a number from outside into the range of scores. @throws MalformedAnswer */
export function scoreOf(value: unknown): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new MalformedAnswer('A score is not a number.');
  return Math.min(1, Math.max(0, value));
}
