import { policyMembers, z } from '../../../core/api/index.js';
import { sensitivityLevels } from '../sensitivity-level.js';

/** The sensitivity of a detector. */
export const level = z.enum(sensitivityLevels);

/** Members of the configurations of all bundled types. */
export const fieldsOfEveryType = {
  sensitivityLevel: level
    .default('medium')
    .describe('What counts as a finding: at "low" only what is certain; at "high" as little as possible is missed.'),
  appliesTo: policyMembers.appliesTo,
  streamMode: policyMembers.streamMode,
  blockMessage: policyMembers.blockMessage,
};
