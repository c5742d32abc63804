import {
  announceChange,
  type AuditTrail,
  type Database,
  type EntityManager,
  readingTime,
  refuseBeyondLimit,
} from '../../core/api/database.js';
import { type Author, type Clock, type Follower, followChanges, type Logger } from '../../core/api/index.js';
import { ModelSwitchRow } from './tables.js';

/** The services of {@link SwitchStore}. */
export interface StoreServices {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Logger;
  /** Absent: no trail is kept. */
  readonly audit: AuditTrail | undefined;
  /** The most that the models that an organization has switched off may take. */
  readonly maxBytes: number;
}

/** A change of one switch. */
interface SwitchChange {
  readonly organizationId: string;
  readonly modelId: string;
  readonly isEnabled: boolean;
}

type KnownSwitch = SwitchChange & { readonly version: number };
type SwitchRow = Pick<KnownSwitch, 'isEnabled' | 'version'>;

/** Patterns serve any number of models, so an organization can switch off any names. */
const switchedOff = `select count(*) as count, sum(octet_length(model_id)) as bytes from model_switch
  where organization_id = ? and not is_enabled`;

/** The switches of all organizations: writes go to the database, reads use a copy in memory. */
export class SwitchStore {
  readonly #services: StoreServices;
  /** By organization, then by model: those that are off, and for a while those that were. */
  readonly #known = new Map<string, Map<string, KnownSwitch>>();
  /** Those of them that are on. They are kept so that a read that began before they were turned does not turn them off again. */
  readonly #turnedOn = new Set<KnownSwitch>();
  #follower: Follower | undefined;

  private constructor(services: StoreServices) {
    this.#services = services;
  }

  /** Loads all switches, and follows the changes of other processes. */
  static async open(services: StoreServices): Promise<SwitchStore> {
    const store = new SwitchStore(services);
    const { database, clock, log } = services;
    store.#follower = await followChanges({
      read: (since) => store.#readChanges(since),
      database,
      tables: ['model_switch'],
      clock,
      log,
    });
    return store;
  }

  isEnabled(organizationId: string, modelId: string): boolean {
    return this.#known.get(organizationId)?.get(modelId)?.isEnabled ?? true;
  }

  /** Whether the organization may have switched models off. */
  knows(organizationId: string): boolean {
    return this.#known.has(organizationId);
  }

  /** Changes a switch. Idempotent: writes nothing if it has the value already. */
  async change(change: SwitchChange, author: Author): Promise<void> {
    const { database, log } = this.#services;
    const { isTurned, version } = await database.transactional((entities) => this.#turn(entities, change, author));
    // Even if nothing was written, because another process may have made the change before.
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
    const where = 'where organization_id = ? and model_id = ?';
    const readRow = `select is_enabled as "isEnabled", version from model_switch ${where} for update`;
    const wasNeverOff = isEnabled && (await entities.execute<SwitchRow[]>(readRow, key)).length === 0;
    if (wasNeverOff) return { isTurned: false, version: 0 };
    // Inserts a row to lock, so that two concurrent first changes of a switch are serialized.
    await entities.execute(
      `insert into model_switch (organization_id, model_id, is_enabled, version) values (?, ?, true, 0)
        on conflict do nothing`,
      key,
    );
    const [row] = await entities.execute<SwitchRow[]>(readRow, key);
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
    if (!isEnabled) await this.#refuseTooMany(entities, organizationId);
    await announceChange(entities, 'model_switch');
    return { isTurned: true, version: version + 1 };
  }

  async #refuseTooMany(entities: EntityManager, organizationId: string): Promise<void> {
    const { maxBytes: most } = this.#services;
    const limit = { kind: 'models that are switched off', plugin: 'models', most, query: switchedOff } as const;
    await refuseBeyondLimit(entities, organizationId, limit);
  }

  /** Applies rows. An older version may arrive after a newer one, from a read that began before this process wrote. */
  #apply(rows: readonly KnownSwitch[]): void {
    for (const { organizationId, modelId, isEnabled, version } of rows) {
      const models = this.#known.get(organizationId) ?? new Map<string, KnownSwitch>();
      this.#known.set(organizationId, models);
      const known = models.get(modelId);
      if (version <= (known?.version ?? -1)) continue;
      if (known) this.#turnedOn.delete(known);
      const turned = { organizationId, modelId, isEnabled, version };
      models.set(modelId, turned);
      if (isEnabled) this.#turnedOn.add(turned);
    }
  }

  /** @returns the time of this read */
  async #readChanges(since: string | undefined): Promise<string> {
    const seenByReading = [...this.#turnedOn];
    const entities = this.#services.database.fork();
    const { at, from, changed } = await readingTime(entities, since, ['model_switch']);
    const which = from ? { changedAt: { $gte: from } } : { isEnabled: false };
    if (changed) this.#applyRead(await entities.find(ModelSwitchRow, which));
    for (const turned of seenByReading) this.#forget(turned);
    return at;
  }

  /** A model that is on is not remembered, unless it was off. */
  #applyRead(rows: readonly KnownSwitch[]): void {
    this.#apply(rows.filter((row) => !row.isEnabled || this.#known.get(row.organizationId)?.has(row.modelId)));
  }

  #forget(turned: KnownSwitch): void {
    const { organizationId, modelId } = turned;
    const models = this.#known.get(organizationId);
    if (!this.#turnedOn.delete(turned) || !models) return;
    models.delete(modelId);
    if (models.size === 0) this.#known.delete(organizationId);
  }
}
