import { Badge } from '@mantine/core';
import type { VectorStoreFileObject, VectorStoreObject } from '../../api/schemas.js';

export const storesPath = 'v1/vector_stores';

/** What is shown of a store that has no name. */
export function nameOf({ name, id }: Pick<VectorStoreObject, 'name' | 'id'>): string {
  return name === '' ? id : name;
}

const colors = {
  in_progress: 'water',
  completed: 'green',
  failed: 'red',
  expired: 'yellow',
  cancelled: 'gray',
} as const;

/** How far the files of a store are, or one of them. */
export function StoreStatus({ status }: Pick<VectorStoreObject | VectorStoreFileObject, 'status'>) {
  return (
    <Badge color={colors[status]} variant="light" miw="max-content">
      {status.replace('_', ' ')}
    </Badge>
  );
}

const filePrefix = 'file-';

/** The identifier of the document that is a file, or the id of the file that is a document. */
export function documentIdOf(fileId: string): string {
  return fileId.slice(filePrefix.length).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

export function fileIdOf(documentIdentifier: string): string {
  return filePrefix + documentIdentifier.replaceAll('-', '');
}
