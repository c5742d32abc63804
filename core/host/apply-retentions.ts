import type { Database as DatabaseService } from '../api/database.js';
import { applyRetention } from '../api/database/apply-retention.js';
import { Clock } from '../api/index.js';
import type { Installed } from '../pipeline/chain/installed.js';
import type { ServiceContainer } from './container.js';
import { Database } from './process-services.js';

/** Deletes the rows of plugins that are older than their retention, from time to time. @returns a function that stops it */
export function applyRetentions(installed: readonly Installed[], container: ServiceContainer): () => void {
  if (!container.has(Database)) return () => undefined;
  const services = { database: container.resolve(Database) as DatabaseService, clock: container.resolve(Clock) };
  const stops = installed.flatMap(({ contributions: { retention }, log }) =>
    retention ? [applyRetention(retention, { ...services, log })] : [],
  );
  return () => {
    for (const stop of stops) stop();
  };
}
