import {
  type ChatCall,
  citesDocuments,
  emptiedThinking,
  emptiedThinkingRefusedIn,
  forcedChoiceRefusedIn,
  hasCacheMarks,
  memberNamesRefusedIn,
  prefillRefusedIn,
  refusedSampling,
  tokenLimitRefusedIn,
  withinTokenLimit,
  withoutEmptiedThinking,
  withoutForcedChoice,
  withoutPrefill,
  withoutSampling,
} from '../../../core/api/index.js';
import { hasBetas } from '../request/encode-betas.js';
import type { Ability, HasAbility } from '../request/encode-request.js';

interface RefusableAbility {
  readonly name: Ability;
  /** How errors name the fields for it. */
  readonly fields: RegExp;
  readonly isNeeded: (call: ChatCall) => boolean;
}

const abilities: readonly RefusableAbility[] = [
  {
    name: 'schema',
    fields: /outputConfig|output_config\.format|textFormat|structured outputs?/i,
    isNeeded: ({ responseFormat }) => responseFormat?.type === 'json-schema',
  },
  {
    name: 'strictTools',
    fields: /\bstrict\b/i,
    isNeeded: ({ tools }) => tools?.some(({ strict }) => strict === true) ?? false,
  },
  {
    name: 'reasoning',
    fields: /\breasoning(?:_effort|Config)?\b|\bthinking\b|\beffort\b/i,
    isNeeded: ({ reasoning }) => reasoning !== undefined,
  },
  { name: 'betas', fields: /anthropic_beta|\bbeta flags?\b/i, isNeeded: hasBetas },
  { name: 'caching', fields: /cachePoint|cache_control|prompt caching/i, isNeeded: hasCacheMarks },
  { name: 'citations', fields: /\bcitations?\b/i, isNeeded: citesDocuments },
];

const reasoningOff: Ability = 'reasoningOff';
const alwaysReasons = /thinking\.type\.disabled\W{0,3} is not supported/;

const unsupported =
  /(?:n't|not) support|not supported|not permitted|unknown parameter|extraneous key|invalid beta flag/i;
/** An error about the schema of one client says nothing about the model. */
const aboutSchema = /\.schema\b|additionalProperties/i;

/**
 * What to omit in another attempt: sampling parameters that the error names and that the client has not sent, and fields of abilities that the
 * model does not have. Converse has one form for all models, and no list says which of them supports what.
 */
export function refusedParameters(call: ChatCall, text: string): ReadonlySet<string> {
  const refused = new Set(refusedSampling(call, text));
  const other =
    tokenLimitRefusedIn(text) ??
    prefillRefusedIn(call, text) ??
    forcedChoiceRefusedIn(call, text) ??
    memberNamesRefusedIn(call, text) ??
    emptiedThinkingRefusedIn(call, text) ??
    // Some models always reason, and take options for it nevertheless.
    (alwaysReasons.test(text) ? reasoningOff : undefined);
  if (other !== undefined) return refused.add(other);
  if (!unsupported.test(text) || aboutSchema.test(text)) return refused;
  for (const { name, fields, isNeeded } of abilities) if (fields.test(text) && isNeeded(call)) refused.add(name);
  return refused;
}

/** The call without the refused sampling parameters, except those that the client has sent. */
export function without(call: ChatCall, refused: ReadonlySet<string>): ChatCall {
  if (refused.size === 0) return call;
  const steps = [withoutSampling, withinTokenLimit, withoutPrefill, withoutForcedChoice, withoutEmptiedThinking];
  return steps.reduce((kept, step) => step(kept, refused), call);
}

/** Whether a refusal holds for later calls of the model. */
export function isLasting(parameter: string): boolean {
  return parameter !== emptiedThinking;
}

/** What the model has not refused. */
export function abilitiesBeside(refused: ReadonlySet<string>): HasAbility {
  return (ability) => !refused.has(ability);
}
