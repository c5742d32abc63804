import type { InferenceCall } from '../../../core/api/index.js';

/** A model of a name. */
export interface Member {
  readonly model: string;
  /** 0: only when the others fail. */
  readonly weight: number;
  /** The tags of requests that it is for; undefined for those with none that a model of the name has. */
  readonly tags?: readonly string[] | undefined;
}

/** A call that gets one of the models. */
export interface DrawnCall {
  readonly call: InferenceCall;
  /** What it has in common with other calls that should get the same model; see `cacheAffinity`. */
  readonly affinity: string | undefined;
}

/** A model, and what a strategy thinks of it for a call. */
export interface Ranked extends Member {
  /** Lower ones are tried first; those with the same rank keep their order, which was drawn by weight. */
  readonly rank: number;
  /** Why it would be the first: one of a few words, for metrics. Absent where the choice is not reported. */
  readonly reason?: string;
  /** What the rank is from, for people: `420 ms`. */
  readonly figure?: string;
}

/** Ranks the models of a name that have a weight, in the order in which they were drawn. */
export type Strategy = (drawn: readonly Member[], call: DrawnCall) => readonly Ranked[];
