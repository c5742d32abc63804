import type { PolicyAction, PolicyConflict } from '../../../core/api/index.js';

/** What the rules need to know of a configuration. */
export interface Redacting {
  readonly streamMode?: string | undefined;
  readonly entityActions?: Readonly<Record<string, string>> | undefined;
  readonly redaction?: { readonly style: string } | undefined;
}

/** What a client has been sent already cannot be taken out any more. */
export function redactsTooLate(
  action: PolicyAction,
  { streamMode, entityActions = {} }: Redacting,
): PolicyConflict | undefined {
  const redacts = action === 'redact' || Object.values(entityActions).includes('redact');
  if (!redacts || streamMode !== 'async') return undefined;
  return {
    field: 'streamMode',
    message: 'must not be "async" where anything is redacted: text that has been sent cannot be redacted',
  };
}

/** A hash without a key could be undone by trying all telephone numbers. */
export function hashesWithoutSecret({ redaction }: Redacting): PolicyConflict | undefined {
  if (redaction?.style !== 'hash') return undefined;
  return {
    field: 'redaction.style',
    message: 'must not be "hash" on a gateway that has no "fingerprintSecret" configured',
  };
}
