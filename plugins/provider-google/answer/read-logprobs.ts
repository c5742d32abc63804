import {
  isJsonArray,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  numberOf,
  objectsIn,
} from '../../../core/api/index.js';

/** Converts a `logprobsResult` to the form in which clients know token probabilities; undefined when there are none. */
export function readLogprobs(value: JsonValue | undefined): JsonObject | undefined {
  if (!isJsonObject(value)) return undefined;
  const chosen = objectsIn(value['chosenCandidates']);
  if (chosen.length === 0) return undefined;
  const tops = isJsonArray(value['topCandidates']) ? value['topCandidates'] : [];
  return {
    content: chosen.map((candidate, index) => {
      const top = tops[index];
      const others = isJsonObject(top) ? objectsIn(top['candidates']) : [];
      return { ...probabilityOf(candidate), top_logprobs: others.map(probabilityOf) };
    }),
  };
}

/** No token is longer, in UTF-16 units: each byte of one becomes a number. */
const longestToken = 1_000;

function probabilityOf({ token, logProbability }: JsonObject): JsonObject {
  const text = typeof token === 'string' ? token : '';
  const bytes = text.length > longestToken ? null : [...Buffer.from(text)];
  return { token: text, logprob: numberOf(logProbability) ?? 0, bytes };
}
