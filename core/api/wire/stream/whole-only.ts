import type { AnswerEncoder } from '../../dialect.js';

/** The encoder of an answer that is never streamed, such as a list of vectors. */
export function wholeOnly(whole: AnswerEncoder['whole']): AnswerEncoder {
  return { whole, part: () => '', end: () => '', error: () => '', heartbeat: '' };
}
