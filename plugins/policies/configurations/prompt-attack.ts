import { policyScope, z } from '../../../core/api/index.js';
import { remotePolicy } from '../classifiers/remote/remote-config.js';
import { fieldsOfEveryType } from './every-type.js';

/** Configuration of `prompt_attack`. */
export const promptAttack = z.strictObject({
  ...fieldsOfEveryType,
  // By default without answers and tool arguments, because a model does not attack itself.
  appliesTo: policyScope(['input', 'documents', 'tool_results']),
  remote: remotePolicy.optional().describe('A service that is called in addition to the local model.'),
});
