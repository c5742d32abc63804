import { Badge } from '@mantine/core';
import type { Document } from '../../api/schemas.js';

const colors = { queued: 'gray', indexing: 'water', completed: 'green', failed: 'red' } as const;

/** How far the processing of a document is. */
export function DocumentStatus({ document: { processingStatus: status, progress } }: { readonly document: Document }) {
  return (
    <Badge color={colors[status]} variant="light" miw="max-content">
      {status}
      {status === 'indexing' && ` ${progress} %`}
    </Badge>
  );
}

/** Whether the status will change by itself. */
export function isMoving({ processingStatus: status }: Document): boolean {
  return status === 'queued' || status === 'indexing';
}
