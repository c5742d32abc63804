import { Counter, Gauge, type Registry } from 'prom-client';
import type { ConfigurationInfo, Journal, StoreStates } from '../../core/api/index.js';
import type { Database } from '../../core/api/database.js';

/** Registers a gauge whose value is read at scrape time. */
function gauge(registry: Registry, name: string, help: string, value: () => number): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    collect() {
      this.set(value());
    },
  });
}

/** Reports which version runs, and whether it runs with the configuration that gateway.yaml has now. */
export function observeGateway(registry: Registry, version: string, configuration: ConfigurationInfo): void {
  const labelNames = ['version'];
  new Gauge({ name: 'sluice_info', help: 'Always 1.', labelNames, registers: [registry] }).set({ version }, 1);
  gauge(
    registry,
    'sluice_configuration_outdated',
    '1 while an earlier configuration is in use, because the last one was refused.',
    () => (configuration.isOutdated ? 1 : 0),
  );
}

/** Reports which stores can be used. */
export function observeStores(registry: Registry, stores: StoreStates): void {
  new Gauge({
    name: 'sluice_store_up',
    help: 'Whether a store can be used: 1, or 0.',
    labelNames: ['store'],
    registers: [registry],
    async collect() {
      for (const { store, available } of await stores.now()) this.set({ store }, available ? 1 : 0);
    },
  });
}

/** Reports how far the database lags behind the journal. */
export function observeJournal(registry: Registry, journal: Journal, now: () => number): void {
  gauge(registry, 'sluice_journal_backlog_bytes', 'Records that wait for the database.', () => journal.backlog.bytes);
  gauge(registry, 'sluice_journal_lag_seconds', 'How long the oldest record has been waiting.', () =>
    journal.backlog.since === undefined ? 0 : Math.max(0, now() - journal.backlog.since) / 1000,
  );
  gauge(
    registry,
    'sluice_journal_set_aside',
    'Records that the database does not take, which are kept for the next start.',
    () => journal.setAside,
  );
  gauge(registry, 'sluice_journal_refusing', '1 while new requests are refused because of the journal.', () =>
    journal.refusal() ? 1 : 0,
  );
  gauge(registry, 'sluice_journal_unwritable', '1 while the disk takes no records.', () =>
    journal.unwritable ? 1 : 0,
  );
  new Counter({
    name: 'sluice_journal_stalled_seconds_total',
    help: 'How long writes of records to the disk took that took a tenth of a second or longer.',
    registers: [registry],
    collect() {
      this.reset();
      this.inc(journal.stalledMs / 1000);
    },
  });
}

/** Reports the use of the database's connection pool; nothing for the embedded database. */
export function observeDatabase(registry: Registry, database: Database): void {
  if (!database.connections) return;
  new Gauge({
    name: 'sluice_database_connections',
    help: 'Connections to PostgreSQL, and callers that wait for one.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const { open = 0, idle = 0, waiting = 0 } = database.connections ?? {};
      this.set({ state: 'used' }, open - idle);
      this.set({ state: 'idle' }, idle);
      this.set({ state: 'waiting' }, waiting);
    },
  });
}
