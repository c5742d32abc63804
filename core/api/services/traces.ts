import { token } from '../token.js';

/** Facts about the answer with this trace id; about the last one, if there are several. */
export interface TracedAnswer {
  readonly traceId: string;
  readonly connectionId: string;
  /** The requested model. */
  readonly model: string;
  readonly endUserId: string;
  /** Versions of the prompt templates that were rendered into its request. */
  readonly promptVersionIds: readonly string[];
}

/** One rating of an answer. */
export interface AnswerFeedback {
  readonly traceId: string;
  /** Chosen by the submitter. */
  readonly version: string;
  /** From 0, bad, to 1, good. */
  readonly score: number;
}

/** Finds the feedback on answers of an organization, by their trace ids. */
export type FindFeedback = (organizationId: string, traceIds: readonly string[]) => Promise<readonly AnswerFeedback[]>;

/** Finds recorded answers by their trace ids. */
export interface Traces {
  /** Undefined when the organization has no such trace, or when its record is not in the database yet. */
  find(organizationId: string, traceId: string): Promise<TracedAnswer | undefined>;
  /**
   * Registers the source of feedback, so that histories can show it with the answers. A second call replaces the first.
   *
   * @returns a function that unregisters it
   */
  showFeedback(find: FindFeedback): () => void;
}

/** Provided by the plugin that keeps the histories. */
export const Traces = token<Traces>('traces');
