import { type Caller, type Clock, type JsonObject, newId } from '../../core/api/index.js';
import {
  announceChange,
  type AuditEntry,
  type AuditTrail,
  changedValues,
  type ConnectionBindings,
  type Database,
  type EntityManager,
  raw,
  refuseBeyondLimit,
  UniqueConstraintViolationException,
} from '../../core/api/database.js';
import { inUse, nameTaken, tooManyVersions } from './prompt-errors.js';
import type { NewPrompt, NewVersion, PromptChange, Wording } from './prompt-settings.js';
import type { PromptStore } from './prompt-store.js';
import type { KnownPromptRow, KnownVersionRow, PromptRows } from './snapshots.js';
import { charactersOf, lockBoth, lockedPrompt, storedVersion } from './stored-prompt.js';
import { PromptRow, PromptVersionRow } from './tables.js';

/** The services of {@link PromptChanges}. */
export interface ChangeServices {
  readonly database: Database;
  readonly clock: Clock;
  readonly bindings: ConnectionBindings;
  readonly audit: AuditTrail | undefined;
  /** The most that the templates of an organization may take. */
  readonly maxBytes: number;
}

/** The most versions of a template, all of which are in memory. */
const maxVersions = 200;
/** The most characters of all versions of a template: each process has all of them in memory, and a list shows all versions. */
const maxCharacters = 1_048_576;

/**
 * Changes of prompt templates. Each is one transaction, which includes its audit entry and locks the template's row. When it resolves, the
 * change is in this process's memory.
 */
export class PromptChanges {
  readonly #services: ChangeServices;
  readonly #store: PromptStore;

  constructor(services: ChangeServices, store: PromptStore) {
    this.#services = services;
    this.#store = store;
  }

  /**
   * Creates a template with an active version named `v1`.
   *
   * @returns the template's id
   * @throws GatewayError `GW_PROMPT_NAME_TAKEN`, `GW_ORGANIZATION_LIMIT` (400)
   */
  async create(caller: Caller, { name, description, ...wording }: NewPrompt): Promise<string> {
    const now = new Date(this.#services.clock.now());
    const promptId = newId(now.getTime());
    const version = versionRow(promptId, { number: 1, name: 'v1', createdAt: now }, wording);
    const row: KnownPromptRow = {
      promptId,
      organizationId: caller.organizationId,
      name,
      description,
      activeVersionId: version.versionId,
      version: 1,
      createdAt: now,
      updatedAt: now,
      deletedAt: null,
    };
    await nameTakenAs(name, () =>
      this.#commit(async (entities) => {
        await entities.insert(PromptRow, row);
        await entities.insert(PromptVersionRow, version);
        await this.#remember(entities, caller, row, {
          action: 'prompt.create',
          after: { name, description, version: auditedVersion(version) },
        });
        await this.#refuseTooMany(entities, caller);
        await announceChange(entities, 'prompt');
        return { prompts: [row], versions: [version] };
      }),
    );
    return promptId;
  }

  /** @throws GatewayError `GW_PROMPT_UNKNOWN` (404), `GW_PROMPT_NAME_TAKEN` (400) */
  async update(caller: Caller, promptId: string, change: PromptChange): Promise<void> {
    await nameTakenAs(change.name, () =>
      this.#commit(async (entities) => {
        if (change.name !== undefined) await lockBoth(entities, caller, promptId, change.name);
        const row = await lockedPrompt(entities, caller, promptId);
        const before = { name: row.name, description: row.description };
        const { name = row.name, description = row.description } = change;
        const changed = changedValues(before, { name, description });
        if (Object.keys(changed.after).length === 0) return nothing;
        await this.#remember(entities, caller, row, { action: 'prompt.update', ...changed });
        return { prompts: [await this.#write(entities, row, changed.after)], versions: [] };
      }),
    );
  }

  /** @throws GatewayError `GW_PROMPT_UNKNOWN` (404), `GW_PROMPT_IN_USE` (400) */
  async remove(caller: Caller, promptId: string): Promise<void> {
    await this.#commit(async (entities) => {
      const row = await lockedPrompt(entities, caller, promptId);
      const bound = await this.#services.bindings.boundTo(entities, caller.organizationId, row.promptId);
      if (bound.length > 0) throw inUse(bound);
      await entities.nativeDelete(PromptVersionRow, { promptId: row.promptId });
      const { name, description } = row;
      await this.#remember(entities, caller, row, { action: 'prompt.delete', before: { name, description } });
      const deletedAt = new Date(this.#services.clock.now());
      return { prompts: [await this.#write(entities, row, { deletedAt })], versions: [] };
    });
  }

  /**
   * @throws GatewayError `GW_PROMPT_UNKNOWN` (404), `GW_PROMPT_NAME_TAKEN`, `GW_PROMPT_VERSION_LIMIT`, `GW_ORGANIZATION_LIMIT` (400)
   */
  async addVersion(caller: Caller, promptId: string, { name, activate, ...wording }: NewVersion): Promise<void> {
    await this.#commit(async (entities) => {
      const row = await lockedPrompt(entities, caller, promptId);
      const others = await entities.find(PromptVersionRow, { promptId: row.promptId }, { fields: ['name', 'number'] });
      if (others.length >= maxVersions) throw tooManyVersions(`at most ${maxVersions} versions`);
      if ((await charactersOf(entities, row.promptId)) + wording.template.length > maxCharacters)
        throw tooManyVersions(`versions of at most ${maxCharacters} characters together`);
      const names = new Set(others.map((other) => other.name));
      if (name !== undefined && names.has(name)) throw nameTaken('version', name);
      const number = Math.max(...others.map((other) => other.number)) + 1;
      const createdAt = new Date(this.#services.clock.now());
      const version = versionRow(row.promptId, { number, name: name ?? freeName(number, names), createdAt }, wording);
      await entities.insert(PromptVersionRow, version);
      await this.#remember(entities, caller, row, {
        action: 'prompt.createVersion',
        after: { version: auditedVersion(version), activated: activate },
      });
      const changed = await this.#write(entities, row, activate ? { activeVersionId: version.versionId } : {});
      await this.#refuseTooMany(entities, caller);
      return { prompts: [changed], versions: [version] };
    });
  }

  /** @throws GatewayError `GW_PROMPT_UNKNOWN`, `GW_PROMPT_VERSION_UNKNOWN` (404) */
  async activate(caller: Caller, promptId: string, versionId: string): Promise<void> {
    await this.#commit(async (entities) => {
      const row = await lockedPrompt(entities, caller, promptId);
      const version = await storedVersion(entities, row, versionId);
      const { activeVersionId } = row;
      if (version.versionId === activeVersionId) return nothing;
      await this.#remember(entities, caller, row, {
        action: 'prompt.activateVersion',
        before: { activeVersionId },
        after: { activeVersionId: version.versionId },
      });
      const changed = await this.#write(entities, row, { activeVersionId: version.versionId });
      return { prompts: [changed], versions: [] };
    });
  }

  /** @throws GatewayError `GW_PROMPT_UNKNOWN`, `GW_PROMPT_VERSION_UNKNOWN` (404), `GW_ORGANIZATION_LIMIT` (400) */
  async label(caller: Caller, promptId: string, versionId: string, labels: readonly string[]): Promise<void> {
    await this.#commit(async (entities) => {
      const row = await lockedPrompt(entities, caller, promptId);
      const version = await storedVersion(entities, row, versionId);
      if (JSON.stringify(version.labels) === JSON.stringify(labels)) return nothing;
      const changed = { labels, revision: version.revision + 1 };
      await entities.nativeUpdate(
        PromptVersionRow,
        { versionId: version.versionId },
        { ...changed, changedAt: raw('clock_timestamp()') },
      );
      await this.#remember(entities, caller, row, {
        action: 'prompt.labelVersion',
        before: { version: { id: version.versionId, name: version.name, labels: version.labels } },
        after: { version: { id: version.versionId, name: version.name, labels } },
      });
      const prompts = [await this.#write(entities, row, {})];
      await this.#refuseTooMany(entities, caller);
      return { prompts, versions: [{ ...version, ...changed }] };
    });
  }

  /** Runs the work in a transaction, and applies the rows that it returns to memory. */
  async #commit(work: (entities: EntityManager) => Promise<PromptRows>): Promise<void> {
    const rows = await this.#services.database.transactional(work);
    if (rows.prompts.length > 0) await this.#store.takeOver(rows);
  }

  /** After everything else of a transaction, because others wait for its lock from then on. */
  async #refuseTooMany(entities: EntityManager, { organizationId }: Caller): Promise<void> {
    const { maxBytes: most } = this.#services;
    await refuseBeyondLimit(entities, organizationId, {
      kind: 'versions of prompt templates',
      plugin: 'prompts',
      most,
      query: storedBytes,
    });
  }

  async #write(entities: EntityManager, row: KnownPromptRow, fields: Partial<KnownPromptRow>): Promise<KnownPromptRow> {
    const updatedAt = new Date(this.#services.clock.now());
    const changed = { ...fields, updatedAt, version: row.version + 1 };
    await entities.nativeUpdate(
      PromptRow,
      { promptId: row.promptId },
      { ...changed, changedAt: raw('clock_timestamp()') },
    );
    await announceChange(entities, 'prompt');
    return { ...row, ...changed };
  }

  async #remember(
    entities: EntityManager,
    { organizationId, author }: Caller,
    { promptId, name }: KnownPromptRow,
    entry: Pick<AuditEntry, 'action' | 'before' | 'after'>,
  ): Promise<void> {
    await this.#services.audit?.append(entities, {
      ...entry,
      organizationId,
      author,
      resource: { type: 'prompt', id: promptId, name },
    });
  }
}

const storedBytes = `select count(*) as count, sum(definition_bytes) as bytes
  from prompt_version join prompt using (prompt_id) where organization_id = ? and deleted_at is null`;

const nothing: PromptRows = { prompts: [], versions: [] };

/** Converts a violation of the unique name. Used outside the transaction, which the violation has aborted. */
async function nameTakenAs(name: string | undefined, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (cause) {
    throw cause instanceof UniqueConstraintViolationException ? nameTaken('prompt template', name ?? '', cause) : cause;
  }
}

function versionRow(
  promptId: string,
  head: Pick<KnownVersionRow, 'number' | 'name' | 'createdAt'>,
  { template, variables, labels }: Wording,
): KnownVersionRow {
  const versionId = newId(head.createdAt.getTime());
  return { ...head, versionId, promptId, template, variables, labels, revision: 0 };
}

/** A version, as shown in the audit trail. */
function auditedVersion({ versionId, name, template, variables, labels }: KnownVersionRow): JsonObject {
  return { id: versionId, name, template, variables: variables.map((variable) => ({ ...variable })), labels };
}

/** The default name of a version, which an earlier version may have been given already. */
function freeName(number: number, taken: ReadonlySet<string>): string {
  let next = number;
  while (taken.has(`v${next}`)) next += 1;
  return `v${next}`;
}
