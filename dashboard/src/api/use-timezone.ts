import { useSession } from './session.js';

/** The time zone of the days in reports and filters: the gateway's, which may be another than the reader's. */
export function useTimezone(): string {
  return useSession().signedIn?.caller.timezone ?? 'UTC';
}
