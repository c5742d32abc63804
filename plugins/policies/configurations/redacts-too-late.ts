import type { PolicyAction, PolicyConflict } from '../../../core/api/index.js';

/** What the rule needs to know of a configuration. */
interface Redacting {
  readonly streamMode?: string | undefined;
  readonly entityActions?: Readonly<Record<string, string>> | undefined;
}

/** What a client has been sent already cannot be taken out any more. */
export function redactsTooLate(
  action: PolicyAction,
  { streamMode, entityActions = {} }: Redacting,
): PolicyConflict | undefined {
  const redacts = action === 'redact' || Object.values(entityActions).includes('redact');
  if (!redacts || streamMode !== 'async') return undefined;
  return { field: 'streamMode', message: 'must not be "async" where anything is redacted: what is sent is sent' };
}
