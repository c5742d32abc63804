import { type JsonObject, type JsonValue, objectIn, objectsIn } from '../../../core/api/index.js';

/** Converts token probabilities to a `logprobsResult`; undefined when there are none. */
export function logprobsResult(logprobs: readonly JsonValue[]): JsonObject | undefined {
  const tokens = logprobs.flatMap((piece) => objectsIn(objectIn(piece)['content']));
  if (tokens.length === 0) return undefined;
  return {
    chosenCandidates: tokens.map(candidateOf),
    topCandidates: tokens.map((token) => ({ candidates: objectsIn(token['top_logprobs']).map(candidateOf) })),
  };
}

function candidateOf({ token, logprob }: JsonObject): JsonObject {
  return { token: token ?? '', logProbability: logprob ?? 0 };
}
