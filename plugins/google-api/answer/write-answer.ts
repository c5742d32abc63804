import type { CollectedAnswer, CollectedChoice, JsonObject, StartPart } from '../../../core/api/index.js';
import { finishReason } from './finish-reason.js';
import { usageMetadata } from './usage-metadata.js';
import { logprobsResult } from './write-logprobs.js';
import { candidateContent } from './write-parts.js';

/** What every response of an answer has. */
export type ResponseHead = Pick<StartPart, 'id' | 'model'>;

/** The members that are in every response of an answer. */
export function headMembers({ id, model }: ResponseHead): JsonObject {
  return { modelVersion: model, responseId: id };
}

/** Encodes an answer that is not streamed. */
export function writeAnswer(answer: CollectedAnswer, showsThoughts: boolean): JsonObject {
  const candidates = answer.choices.map((choice) => writeCandidate(choice, showsThoughts));
  const response = Object.assign({}, ...candidates.map(({ ofResponse }) => ofResponse)) as JsonObject;
  // A blocked prompt has no candidates.
  const isBlocked = response['promptFeedback'] !== undefined && candidates.every(({ isEmpty }) => isEmpty);
  return {
    ...(isBlocked ? {} : { candidates: candidates.map(({ candidate }) => candidate) }),
    ...response,
    usageMetadata: usageMetadata(answer.usage),
    ...headMembers(answer.start),
  };
}

interface WrittenCandidate {
  readonly candidate: JsonObject;
  readonly ofResponse: JsonObject;
  readonly isEmpty: boolean;
}

function writeCandidate(
  { index, content, finish, logprobs }: CollectedChoice,
  showsThoughts: boolean,
): WrittenCandidate {
  const { parts, members, response } = candidateContent(content, showsThoughts);
  const probabilities = logprobsResult(logprobs);
  const candidate = {
    content: { parts, role: 'model' },
    finishReason: finishReason(finish),
    index,
    ...members,
    ...(probabilities ? { logprobsResult: probabilities } : {}),
  };
  return { candidate, ofResponse: response, isEmpty: parts.length === 0 };
}
