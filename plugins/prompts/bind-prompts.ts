import type { PromptCheck } from '../../core/api/database.js';
import { isUuid } from '../../core/api/index.js';
import { nothingToBind } from './prompt-errors.js';

/**
 * Lets connections be bound to templates of their organization only. The row is held for share: a deletion waits until the binding is
 * there, and sees it; a binding waits until the deletion is there, and finds nothing to bind to.
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
