import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useCursorPages } from '../../api/cursor-pages.js';
import type { KeyedConnection } from '../../api/page-key.js';
import type { VectorStoreObject } from '../../api/schemas.js';
import { ConnectionWithKey } from '../../components/connection-with-key.js';
import { CursorPaging } from '../../components/cursor-paging.js';
import { countOf, sizeOf } from '../../components/numbers.js';
import { Page } from '../../components/page.js';
import { type Column, Records } from '../../components/records.js';
import { Time } from '../../components/time.js';
import { WithDocuments } from '../../components/with-documents.js';
import { NewStore } from './store-forms.js';
import { nameOf, StoreStatus, storesPath } from './stores.js';

/** The vector stores of the organization. */
export function VectorStoresPage() {
  return (
    <Page
      title="Vector stores"
      about="Documents that apps search together: with vectorStores of the OpenAI SDKs, or with the tool file_search of any model."
    >
      <ConnectionWithKey>
        {(keyed) => (
          <WithDocuments keyed={keyed}>
            <Stores keyed={keyed} />
          </WithDocuments>
        )}
      </ConnectionWithKey>
    </Page>
  );
}

function Stores({ keyed }: { readonly keyed: KeyedConnection }) {
  const [isCreating, { open, close }] = useDisclosure();
  const { read, paging } = useCursorPages<VectorStoreObject>(storesPath, {
    through: keyed,
    every: (list) => (list?.data.some(({ status }) => status === 'in_progress') ? 2_000 : undefined),
  });
  return (
    <Stack>
      <Group justify="flex-end">
        <Button onClick={open}>New vector store</Button>
      </Group>
      <Records
        caption="Vector stores"
        minWidth={760}
        read={read}
        items={read.data?.data}
        keyOf={({ id }) => id}
        columns={columns}
        empty="There is no vector store yet. Create one, and add documents to it."
      />
      <CursorPaging paging={paging} />
      {isCreating && <NewStore keyed={keyed} onClose={close} />}
    </Stack>
  );
}

const columns: readonly Column<VectorStoreObject>[] = [
  {
    title: 'Name',
    of: (store) => (
      <>
        <Anchor inherit fw={600} className="whole-text" href={`#/vector-stores/${store.id}`}>
          {nameOf(store)}
        </Anchor>
        <Text size="xs" c="dimmed" lineClamp={2} className="whole-text">
          {store.description}
        </Text>
      </>
    ),
  },
  {
    title: 'Files',
    isNumber: true,
    of: ({ file_counts: { total, failed, in_progress: moving } }) => (
      <>
        {countOf(total)}
        {moving > 0 && <Text size="xs" c="dimmed">{`${countOf(moving)} in progress`}</Text>}
        {failed > 0 && <Text size="xs" c="dimmed">{`${countOf(failed)} failed`}</Text>}
      </>
    ),
  },
  { title: 'Size', isNumber: true, of: ({ usage_bytes: bytes }) => sizeOf(bytes / 1_024) },
  { title: 'Status', of: ({ status }) => <StoreStatus status={status} /> },
  { title: 'Created', of: ({ created_at: at }) => <Time at={at} /> },
  { title: 'Last used', of: ({ last_active_at: at }) => <Time at={at} /> },
  { title: 'Expires', of: ({ expires_at: at }) => (at === null ? 'never' : <Time at={at} />) },
];
