import { Anchor, Badge, Button, Group, Select, Stack, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { useByIds } from '../../api/by-ids.js';
import { useCursorPages } from '../../api/cursor-pages.js';
import { documentList } from '../../api/named-lists.js';
import type { KeyedConnection } from '../../api/page-key.js';
import { useChange } from '../../api/requests.js';
import type { VectorStoreFileObject, VectorStoreObject } from '../../api/schemas.js';
import { Confirm } from '../../components/confirm.js';
import { CursorPaging } from '../../components/cursor-paging.js';
import { sizeOf } from '../../components/numbers.js';
import { type Column, Records } from '../../components/records.js';
import { Time } from '../../components/time.js';
import { addressWith } from '../../shell/page-query.js';
import { AddDocuments } from './add-documents.js';
import { documentIdOf, StoreStatus, storesPath } from './stores.js';

interface StoreFilesProps {
  readonly store: Pick<VectorStoreObject, 'id' | 'status'>;
  readonly keyed: KeyedConnection;
}

type File = VectorStoreFileObject;

const statuses = [
  { value: 'in_progress', label: 'in progress' },
  { value: 'completed', label: 'completed' },
  { value: 'failed', label: 'failed' },
  { value: 'cancelled', label: 'cancelled' },
];

/** The documents in a store, which can be added and removed. */
export function StoreFiles({ store, keyed }: StoreFilesProps) {
  const [status, setStatus] = useState('');
  const [isAdding, { open, close }] = useDisclosure();
  return (
    <Stack component="section" aria-label="Files" gap="sm">
      <Group justify="space-between" align="flex-end">
        <Title order={3} size="h4">
          Files
        </Title>
        <Group>
          <Select
            aria-label="Status"
            placeholder="every status"
            clearable
            data={statuses}
            value={status || null}
            onChange={(chosen) => setStatus(chosen ?? '')}
          />
          {store.status !== 'expired' && <Button onClick={open}>Add documents</Button>}
        </Group>
      </Group>
      <Files key={status} store={store} keyed={keyed} status={status} />
      {isAdding && <AddDocuments storeId={store.id} keyed={keyed} onClose={close} />}
    </Stack>
  );
}

function Files({ store, keyed, status }: StoreFilesProps & { readonly status: string }) {
  const path = `${storesPath}/${store.id}/files`;
  const [removed, setRemoved] = useState<File>();
  const { read, paging } = useCursorPages<File>(path, {
    filters: { filter: status },
    through: keyed,
    every: (list) => (list?.data.some((file) => file.status === 'in_progress') ? 2_000 : undefined),
  });
  const files = read.data?.data;
  const documents = useByIds(documentList, files?.map(({ id }) => documentIdOf(id)) ?? [], { through: keyed });
  const nameOf = ({ id }: Pick<File, 'id'>): string => documents.get(documentIdOf(id))?.fileName ?? id;
  const onRemove = store.status === 'expired' ? undefined : setRemoved;
  return (
    <>
      <Records
        caption="Files"
        minWidth={760}
        read={read}
        items={files}
        keyOf={({ id }) => id}
        columns={columnsWith(nameOf, keyed, onRemove)}
        empty={status === '' ? 'There is no document in it yet.' : 'No document has this status.'}
      />
      <CursorPaging paging={paging} />
      <RemoveFile
        path={path}
        file={removed}
        name={removed ? nameOf(removed) : ''}
        keyed={keyed}
        onClose={() => setRemoved(undefined)}
      />
    </>
  );
}

/** @param onRemove undefined for a store that has expired, which cannot be changed */
function columnsWith(
  nameOf: (file: File) => string,
  keyed: KeyedConnection,
  onRemove: ((file: File) => void) | undefined,
): readonly Column<File>[] {
  return [
    {
      title: 'Document',
      of: (file) => (
        <Anchor
          inherit
          className="whole-text"
          href={`#${addressWith('/documents', { connection: keyed.connectionId, document: documentIdOf(file.id) })}`}
        >
          {nameOf(file)}
        </Anchor>
      ),
    },
    {
      title: 'Status',
      of: ({ status: state, last_error: error }) => (
        <>
          <StoreStatus status={state} />
          <Text size="xs" c="dimmed" className="whole-text" lineClamp={2} maw={240}>
            {error?.message}
          </Text>
        </>
      ),
    },
    {
      title: 'Attributes',
      of: ({ attributes }) => (
        <Group gap={4}>
          {Object.entries(attributes).map(([name, value]) => (
            <Badge key={name} variant="default" fw={400} className="whole-badge">
              {name}: {String(value)}
            </Badge>
          ))}
        </Group>
      ),
    },
    { title: 'Size', isNumber: true, of: ({ usage_bytes: bytes }) => sizeOf(bytes / 1_024) },
    { title: 'Added', of: ({ created_at: at }) => <Time at={at} /> },
    {
      title: '',
      of: (file) =>
        onRemove && (
          <Button
            size="compact-sm"
            variant="subtle"
            color="red"
            aria-label={`Remove ${nameOf(file)}`}
            onClick={() => onRemove(file)}
          >
            Remove
          </Button>
        ),
    },
  ];
}

interface RemoveFileProps {
  readonly path: string;
  /** Undefined: nothing is asked. */
  readonly file: File | undefined;
  readonly name: string;
  readonly keyed: KeyedConnection;
  readonly onClose: () => void;
}

function RemoveFile({ path, file, name, keyed, onClose }: RemoveFileProps) {
  const remove = useChange([storesPath], `${name} has been removed.`, keyed);
  return (
    <Confirm
      title={`Remove ${name}?`}
      action="Remove"
      isOpen={file !== undefined}
      change={remove}
      onConfirm={() => remove.mutate({ method: 'DELETE', path: `${path}/${file?.id ?? ''}` }, { onSuccess: onClose })}
      onClose={onClose}
    >
      It is no longer found in this vector store. The document itself stays.
    </Confirm>
  );
}
