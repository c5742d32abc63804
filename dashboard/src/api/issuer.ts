import { useQuery } from '@tanstack/react-query';
import { ask } from './client.js';
import type { ManagementPageSettings } from './schemas.js';

/** The issuer with which people sign in. */
export type Issuer = NonNullable<ManagementPageSettings['singleSignOn']>;

/** Reads what the page is configured with. */
export function readSettings(): Promise<ManagementPageSettings> {
  return ask<ManagementPageSettings>('dashboard/settings', {});
}

/** The issuer that the page is configured with; undefined until it is known, or if there is none. */
export function useIssuer(): Issuer | undefined {
  return useQuery({ queryKey: ['settings'], queryFn: readSettings }).data?.singleSignOn ?? undefined;
}

/** Where this tab keeps what it has begun while it is at the issuer. */
export const begunKey = 'sluice-single-sign-on';

/** Whether the issuer has just sent the browser back. */
export function hasReturned(): boolean {
  const parameters = new URLSearchParams(location.search);
  return parameters.has('state') && (parameters.has('code') || parameters.has('error'));
}
