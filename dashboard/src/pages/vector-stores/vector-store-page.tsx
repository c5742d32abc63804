import { Badge, Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useParams } from 'wouter';
import type { KeyedConnection } from '../../api/page-key.js';
import { useChange, useRead } from '../../api/requests.js';
import type { VectorStoreObject } from '../../api/schemas.js';
import { Confirm } from '../../components/confirm.js';
import { ConnectionWithKey } from '../../components/connection-with-key.js';
import { CopiedText } from '../../components/copied-text.js';
import { Loading } from '../../components/loading.js';
import { Page } from '../../components/page.js';
import { ProblemAlert } from '../../components/problem-alert.js';
import { Time } from '../../components/time.js';
import { goTo } from '../../shell/address.js';
import { EditStore } from './store-forms.js';
import { StoreFiles } from './store-files.js';
import { StoreSearch } from './store-search.js';
import { nameOf, StoreStatus, storesPath } from './stores.js';

/** One vector store: its files, and a trial of what is found in them. */
export function VectorStorePage() {
  const { storeId } = useParams<{ storeId: string }>();
  return (
    <Page title="Vector store" above={['Vector stores', '/vector-stores']}>
      <ConnectionWithKey>{(keyed) => <Store key={storeId} storeId={storeId} keyed={keyed} />}</ConnectionWithKey>
    </Page>
  );
}

function Store({ storeId, keyed }: { readonly storeId: string; readonly keyed: KeyedConnection }) {
  const {
    data: store,
    error,
    refetch,
  } = useRead<VectorStoreObject>(`${storesPath}/${encodeURIComponent(storeId)}`, {
    through: keyed,
    every: (data) => (data?.status === 'in_progress' ? 2_000 : undefined),
  });
  if (!store) return error ? <ProblemAlert problem={error} onRetry={refetch} /> : <Loading />;
  return (
    <Stack>
      <ProblemAlert problem={error} onRetry={refetch} />
      <Head store={store} keyed={keyed} />
      <StoreFiles store={store} keyed={keyed} />
      {store.status !== 'expired' && <StoreSearch storeId={store.id} keyed={keyed} />}
    </Stack>
  );
}

interface StoreProps {
  readonly store: VectorStoreObject;
  readonly keyed: KeyedConnection;
}

function Head({ store, keyed }: StoreProps) {
  const [isEditing, { open, close }] = useDisclosure();
  const metadata = Object.entries(store.metadata);
  return (
    <Paper withBorder p="md">
      <Group justify="space-between" align="flex-start">
        <Stack gap={4} className="page-head">
          <Group gap="xs">
            <Title order={2} size="h4">
              {nameOf(store)}
            </Title>
            <StoreStatus status={store.status} />
          </Group>
          <CopiedText text={store.id} label="id of the vector store" />
          {store.description !== null && <Text className="whole-text">{store.description}</Text>}
          <Text size="sm" c="dimmed">
            Last used <Time at={store.last_active_at} />
            {store.expires_at !== null && (
              <>
                , expires <Time at={store.expires_at} /> unless it is used
              </>
            )}
            .
          </Text>
          <Group gap={4}>
            {metadata.map(([name, value]) => (
              <Badge key={name} variant="default" fw={400} className="whole-badge">
                {name}: {value}
              </Badge>
            ))}
          </Group>
        </Stack>
        <Group gap="xs">
          {store.status !== 'expired' && (
            <Button variant="default" onClick={open}>
              Edit
            </Button>
          )}
          <DeleteStore store={store} keyed={keyed} />
        </Group>
      </Group>
      {isEditing && <EditStore store={store} keyed={keyed} onClose={close} />}
    </Paper>
  );
}

function DeleteStore({ store, keyed }: StoreProps) {
  const [isOpen, { open, close }] = useDisclosure();
  const remove = useChange([], `The vector store ${nameOf(store)} has been deleted.`, keyed);
  return (
    <>
      <Button variant="outline" color="red" onClick={open}>
        Delete
      </Button>
      <Confirm
        title={`Delete the vector store ${nameOf(store)}?`}
        action="Delete"
        isOpen={isOpen}
        change={remove}
        onConfirm={() =>
          remove.mutate(
            { method: 'DELETE', path: `${storesPath}/${store.id}` },
            { onSuccess: () => goTo('/vector-stores') },
          )
        }
        onClose={close}
      >
        Apps that search it are refused from now on. Its documents stay.
      </Confirm>
    </>
  );
}
