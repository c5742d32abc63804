import type { Database } from '../../../core/api/database.js';
import type { Calendar, Clock, GatewayInfo, HttpClient, Logger, Metrics } from '../../../core/api/index.js';
import type { SpendingConfig } from '../config.js';
import { SpendingWarnings } from './spending-warnings.js';
import { WarningStore } from './warning-store.js';
import { Webhook } from './webhook.js';

/** The services of {@link openWarnings}. */
interface OpenServices {
  readonly database: Database;
  readonly http: HttpClient;
  readonly metrics: Metrics;
  readonly info: GatewayInfo;
  readonly calendar: Calendar;
  readonly clock: Clock;
  readonly log: Logger;
}

/** Warnings are deleted long after the longest period. */
export const oldWarnings = { table: 'spending_warning', column: 'created_at' };

/** The warnings that gateway.yaml asks for. Close them at the end. */
export function openWarnings(
  { warnings: { at, webhook: settings } }: Pick<SpendingConfig, 'warnings'>,
  { database, http, metrics, info: { currency }, calendar, clock, log }: OpenServices,
): SpendingWarnings {
  const store = new WarningStore(database);
  const webhook = settings && new Webhook({ settings, store, http, log });
  const counter = metrics.counter({
    name: 'warnings_total',
    help: 'Limits of which a part that gateway.yaml names was spent.',
    labels: ['per'],
  });
  // Prometheus sees no increase in a series that begins with 1.
  for (const per of ['connection', 'key', 'owner', 'tag', 'organization']) counter.add(0, { per });
  return new SpendingWarnings({ at, store, webhook, counter, calendar, clock, currency, log });
}
