import { useSession } from '../api/session.js';

/** The currency of all amounts that the gateway shows. */
export function useCurrency(): string {
  return useSession().signedIn?.caller.currency ?? 'USD';
}
