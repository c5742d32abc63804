import type { PolicyAction, PolicyConflict } from '../../../core/api/index.js';

/** The members of a configuration that the checks need. */
export interface Redacting {
  readonly streamMode?: string | undefined;
  readonly entityActions?: Readonly<Record<string, string>> | undefined;
  readonly redaction?: { readonly style: string } | undefined;
}

/** Reports redaction with the stream mode `async`, because text that has been sent cannot be redacted. */
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

/** Reports hashing without a secret, because unkeyed hashes could be reversed by brute force, for example over all telephone numbers. */
export function hashesWithoutSecret({ redaction }: Redacting): PolicyConflict | undefined {
  if (redaction?.style !== 'hash') return undefined;
  return {
    field: 'redaction.style',
    message: 'must not be "hash" on a gateway that has no "fingerprintSecret" configured',
  };
}
