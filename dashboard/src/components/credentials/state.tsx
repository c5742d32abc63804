import { Badge } from '@mantine/core';

/** Whether a credential is accepted. */
export type CredentialState = 'active' | 'expired' | 'revoked';

/** The times on which the state of an API key or an access token depends. */
export interface Validity {
  readonly expires: string | null;
  readonly revoked: string | null;
}

/** The state of a credential now. */
export function stateOf({ expires, revoked }: Validity): CredentialState {
  if (revoked !== null) return 'revoked';
  return expires !== null && Date.parse(expires) <= Date.now() ? 'expired' : 'active';
}

const colours = { active: 'green', expired: 'yellow', revoked: 'gray' } as const;

/** Shows the state of a credential. */
export function StateBadge({ credential }: { readonly credential: Validity }) {
  const state = stateOf(credential);
  return (
    <Badge color={colours[state]} variant="light" miw="max-content">
      {state}
    </Badge>
  );
}
