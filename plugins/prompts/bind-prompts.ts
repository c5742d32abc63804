import type { PromptCheck } from '../../core/api/database.js';
import { isUuid } from '../../core/api/index.js';
import { nothingToBind } from './prompt-errors.js';

/**
 * Allows connections to be bound only to templates of their organization. The template's row is locked (`for share`), so that a concurrent
 * deletion waits for the binding and then sees it, and a binding waits for a concurrent deletion and then fails.
 */
export const checkPrompt: PromptCheck = async (entities, organizationId, promptId) => {
  const rows = isUuid(promptId)
    ? await entities.execute<object[]>(
        'select 1 from prompt where prompt_id = ? and organization_id = ? and deleted_at is null for share',
        [promptId, organizationId],
      )
    : [];
  if (rows.length === 0) throw nothingToBind(promptId);
};
