import type { PolicySurface, Usage } from '../../../../core/api/index.js';
import type { JudgementContext } from '../text-classifier.js';

/** What a service should judge about texts. */
export interface Question {
  /** The requested categories; scores of others are ignored. */
  readonly categories: readonly string[];
  readonly surface: PolicySurface;
  /** For a judge model: the criteria that the categories do not define. */
  readonly topics?: Topics;
  readonly context?: JudgementContext;
  /** Whether spans are asked for, and not scores. */
  readonly forSpans?: true;
}

/** Allowed and denied topics. */
export interface Topics {
  readonly allowed?: readonly string[] | undefined;
  readonly denied?: readonly string[] | undefined;
}

/** The verdict of a service about one text. */
export interface RemoteVerdict {
  /** Scores from 0 to 1 by category; a missing one counts as 0. */
  readonly scores: Readonly<Record<string, number>>;
  /** For services that return spans. */
  readonly spans?: readonly FoundSpan[];
}

/** A span of a text, in UTF-16 units. */
export interface FoundSpan {
  readonly start: number;
  readonly end: number;
  readonly type: string;
  readonly score: number;
}

/** The response of a service: one verdict for each text, in order. */
export interface RemoteAnswer {
  readonly verdicts: readonly RemoteVerdict[];
  /** The token usage, if the service reports it. */
  readonly usage?: Usage;
}

/** Sends a request and parses the JSON response. Throws for every status except success. */
export type PostJson = (url: string, body: object, headers: Readonly<Record<string, string>>) => Promise<unknown>;

/** The wire format of a vendor's service. */
export interface WireFormat {
  /** The maximum number of texts in a call. */
  readonly maxTexts: number;
  /** The maximum number of output tokens of a call, for services that charge by the token. */
  readonly maxOutputTokens?: number;
  /** Whether the service judges a category; for others only the local verdict counts. */
  covers(category: string): boolean;
  /** @throws when the response does not have the expected format */
  ask(texts: readonly string[], question: Question, post: PostJson): Promise<RemoteAnswer>;
}

/** A response without the required data. The message quotes nothing of it. */
export class MalformedAnswer extends Error {}

/** Validates a score, and limits it to the range from 0 to 1. @throws MalformedAnswer */
export function scoreOf(value: unknown): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new MalformedAnswer('A score is not a number.');
  return Math.min(1, Math.max(0, value));
}
