import { isUuid } from '../../core/api/index.js';
import type { BoundConnection, ConnectionBindings, EntityManager, PromptCheck } from '../../core/api/database.js';
import { unknownPrompt } from './check-settings.js';

/** The `ConnectionBindings` service. Without a plugin that registers a check of prompts, no connection can be bound to one. */
export class StoredBindings implements ConnectionBindings {
  #check: PromptCheck | undefined;

  checkPromptsWith(check: PromptCheck): void {
    if (this.#check) throw new Error('The prompts that connections are bound to are checked already.');
    this.#check = check;
  }

  async missing(
    entities: EntityManager,
    organizationId: string,
    connectionIds: readonly string[],
  ): Promise<readonly string[]> {
    const rows = await entities.execute<{ connection_id: string }[]>(
      `select connection_id from connection where organization_id = ? and connection_id = any(?::uuid[]) and deleted_at is null
        order by connection_id for share`,
      [organizationId, `{${connectionIds.filter(isUuid).join(',')}}`],
    );
    const found = new Set(rows.map((row) => row.connection_id));
    return connectionIds.filter((id) => !found.has(id));
  }

  async boundTo(
    entities: EntityManager,
    organizationId: string,
    promptId: string,
  ): Promise<readonly BoundConnection[]> {
    const rows = await entities.execute<{ connection_id: string; name: string }[]>(
      `select connection_id, name from connection where organization_id = ? and prompt_id = ? and deleted_at is null
        order by connection_id`,
      [organizationId, promptId],
    );
    return rows.map((row) => ({ connectionId: row.connection_id, name: row.name }));
  }

  /** @throws GatewayError when the prompt does not exist in the organization */
  async check(entities: EntityManager, organizationId: string, promptId: string): Promise<void> {
    if (!this.#check) throw unknownPrompt(promptId);
    await this.#check(entities, organizationId, promptId);
  }
}
