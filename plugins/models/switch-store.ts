import {
  announceChange,
  type AuditTrail,
  type Database,
  type EntityManager,
  readingTime,
} from '../../core/api/database.js';
import {
  type Author,
  type Changes,
  type Clock,
  type Follower,
  followChanges,
  type Logger,
} from '../../core/api/index.js';
import { ModelSwitchRow } from './tables.js';

/** The services of {@link SwitchStore}. */
export interface StoreServices {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Logger;
  /** Absent: no trail is kept. */
  readonly audit: AuditTrail | undefined;
}

/** A change of one switch. */
export interface SwitchChange {
  readonly organizationId: string;
  readonly modelId: string;
  readonly isEnabled: boolean;
}

type KnownSwitch = SwitchChange & { readonly version: number };
type SwitchRow = Pick<KnownSwitch, 'isEnabled' | 'version'>;

/** The switches of all organizations: writes go to the database, reads use a copy in memory. */
export class SwitchStore {
  readonly #services: StoreServices;
  /** By organization, then by model. */
  readonly #known = new Map<string, Map<string, KnownSwitch>>();
  #follower: Follower | undefined;

  private constructor(services: StoreServices) {
    this.#services = services;
  }

  /** Loads all switches, and follows the changes of other processes. */
  static async open(services: StoreServices): Promise<SwitchStore> {
    const store = new SwitchStore(services);
    const { database, clock, log } = services;
    store.#follower = await followChanges({
      read: (since) => store.#changesSince(since),
      apply: (rows) => store.#apply(rows),
      wake: (heard) => database.onChange(['model_switch'], heard),
      clock,
      log,
    });
    return store;
  }

  isEnabled(organizationId: string, modelId: string): boolean {
    return this.#known.get(organizationId)?.get(modelId)?.isEnabled ?? true;
  }

  /** Whether the organization has any switches. */
  knows(organizationId: string): boolean {
    return this.#known.has(organizationId);
  }

  /** Changes a switch. Idempotent: writes nothing if it has the value already. */
  async change(change: SwitchChange, author: Author): Promise<void> {
    const { database, log } = this.#services;
    const { isTurned, version } = await database.transactional((entities) => this.#turn(entities, change, author));
    // Also if nothing was written, because another process may have made the change before.
    this.#apply([{ ...change, version }]);
    if (isTurned) log.info({ model: change.modelId, enabled: change.isEnabled, by: author.name }, 'model switched');
  }

  async close(): Promise<void> {
    await this.#follower?.close();
  }

  async #turn(
    entities: EntityManager,
    { organizationId, modelId, isEnabled }: SwitchChange,
    author: Author,
  ): Promise<{ readonly isTurned: boolean; readonly version: number }> {
    const key = [organizationId, modelId];
    // Inserts a row to lock, so that two concurrent first changes of a switch are serialized.
    await entities.execute(
      `insert into model_switch (organization_id, model_id, is_enabled, version) values (?, ?, true, 0)
        on conflict do nothing`,
      key,
    );
    const where = 'where organization_id = ? and model_id = ?';
    const [row] = await entities.execute<SwitchRow[]>(
      `select is_enabled as "isEnabled", version from model_switch ${where} for update`,
      key,
    );
    const { isEnabled: wasEnabled, version } = row as SwitchRow;
    if (wasEnabled === isEnabled) return { isTurned: false, version };
    await entities.execute(
      `update model_switch set is_enabled = ?, version = version + 1, changed_at = clock_timestamp() ${where}`,
      [isEnabled, ...key],
    );
    await this.#services.audit?.append(entities, {
      organizationId,
      author,
      action: 'model.update',
      resource: { type: 'model', id: modelId },
      before: { isEnabled: wasEnabled },
      after: { isEnabled },
    });
    await announceChange(entities, 'model_switch');
    return { isTurned: true, version: version + 1 };
  }

  /** Applies rows. An older version may arrive after a newer one, from a read that began before this process wrote. */
  #apply(rows: readonly KnownSwitch[]): void {
    for (const { organizationId, modelId, isEnabled, version } of rows) {
      const models = this.#known.get(organizationId) ?? new Map<string, KnownSwitch>();
      this.#known.set(organizationId, models);
      if (version > (models.get(modelId)?.version ?? -1))
        models.set(modelId, { organizationId, modelId, isEnabled, version });
    }
  }

  async #changesSince(since: string | undefined): Promise<Changes<KnownSwitch>> {
    const entities = this.#services.database.fork();
    const { at, from, changed } = await readingTime(entities, since, ['model_switch']);
    if (!changed) return { rows: [], at };
    return { rows: await entities.find(ModelSwitchRow, from ? { changedAt: { $gte: from } } : {}), at };
  }
}
