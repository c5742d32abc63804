import { token } from '../token.js';

/** What is known of the answer that a trace is about; of the last one, when it had several. */
export interface TracedAnswer {
  readonly traceId: string;
  readonly connectionId: string;
  /** As it was asked for. */
  readonly model: string;
  readonly endUserId: string;
}

/** Finds the answers that were given, by their traces. */
export interface Traces {
  /** Undefined when the organization has no such trace, or when its record is still on its way. */
  find(organizationId: string, traceId: string): Promise<TracedAnswer | undefined>;
}

/** Provided by the plugin that keeps the histories. */
export const Traces = token<Traces>('traces');
