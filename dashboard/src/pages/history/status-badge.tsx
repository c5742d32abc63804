import { Badge } from '@mantine/core';
import type { MessageHistoryEntry } from '../../api/schemas.js';

const colors = { completed: 'green', refused: 'orange', failed: 'red', aborted: 'gray' } as const;

/** How a message ended, with the reason if it did not end well. */
export function StatusBadge({ message: { status, error_code: code } }: { readonly message: MessageHistoryEntry }) {
  return (
    <Badge color={colors[status]} variant="light" miw="max-content" {...(code !== null && { title: code })}>
      {status}
    </Badge>
  );
}
