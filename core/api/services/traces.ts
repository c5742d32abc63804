import { token } from '../token.js';

/** What is known of the answer that a trace is about; of the last one, when it had several. */
export interface TracedAnswer {
  readonly traceId: string;
  readonly connectionId: string;
  /** As it was asked for. */
  readonly model: string;
  readonly endUserId: string;
  /** Versions of prompt templates that were rendered into it. */
  readonly promptVersionIds: readonly string[];
}

/** What somebody thought of an answer. */
export interface AnswerFeedback {
  readonly traceId: string;
  /** The submitter's own. */
  readonly version: string;
  /** From 0, bad, to 1, good. */
  readonly score: number;
}

/** Finds the feedback on some answers of an organization, by their traces. */
export type FindFeedback = (organizationId: string, traceIds: readonly string[]) => Promise<readonly AnswerFeedback[]>;

/** Finds the answers that were given, by their traces. */
export interface Traces {
  /** Undefined when the organization has no such trace, or when its record is still on its way. */
  find(organizationId: string, traceId: string): Promise<TracedAnswer | undefined>;
  /**
   * Says where feedback is found, so that histories can show it with the answers. A second call replaces the first.
   *
   * @returns ends it
   */
  showFeedback(find: FindFeedback): () => void;
}

/** Provided by the plugin that keeps the histories. */
export const Traces = token<Traces>('traces');
