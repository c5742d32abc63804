import type { ChatCall, JsonObject } from '../../../core/api/index.js';
import type { ModelFamily } from '../model-family.js';

const header = 'anthropic-beta';
/** The betas that change only how a model answers. All others have members of a body, which Converse does not know. */
const known = /^(?:context-1m|dev-full-thinking|interleaved-thinking|output-128k|token-efficient-tools)-/;

/** The betas that a client has asked for and that the models of the family may know, as a field of the family. */
export function encodeBetas({ source }: ChatCall, family: ModelFamily): JsonObject {
  const betas = family === 'claude' ? betasIn(source.headers[header]) : [];
  return betas.length === 0 ? {} : { anthropic_beta: betas };
}

/** Whether a call has betas that are sent. */
export function hasBetas({ source }: ChatCall): boolean {
  return betasIn(source.headers[header]).length > 0;
}

function betasIn(list = ''): readonly string[] {
  return list
    .split(',')
    .map((beta) => beta.trim())
    .filter((beta) => known.test(beta));
}
