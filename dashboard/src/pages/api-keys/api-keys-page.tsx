import { Button, Code, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useParams } from 'wouter';
import { useAddressedParts, useAll } from '../../api/all.js';
import { useConnections } from '../../api/all-items.js';
import type { ApiKey, IssuedApiKey } from '../../api/schemas.js';
import { CredentialFilterInput, isShown, useCredentialFilter } from '../../components/credentials/credential-filter.js';
import { expiryColumn, revokeColumn, stateColumn } from '../../components/credentials/columns.js';
import { Revoke } from '../../components/credentials/revoke.js';
import { ShownOnce } from '../../components/credentials/shown-once.js';
import { ConnectionName } from '../../components/connection-name.js';
import { Page } from '../../components/page.js';
import { type Column, Records } from '../../components/records.js';
import { Time } from '../../components/time.js';
import { KeyConnections } from './key-connections.js';
import { KeySpending } from './key-spending.js';
import { NewKey } from './new-key.js';
import { UseKey } from './use-key.js';

const path = 'v1/management/api-keys';
const about = 'An app sends an API key with every request. A key may be limited to some connections, and may expire.';

/** The API keys of the organization, or those that one connection can be used with. */
export function ApiKeysPage() {
  const { connectionId } = useParams<{ connectionId?: string }>();
  const read = useAll<ApiKey>(path);
  const { data: connections = [] } = useConnections();
  const [filter, setFilter] = useCredentialFilter();
  const [isCreating, setCreating] = useState(false);
  const [issued, setIssued] = useState<IssuedApiKey>();
  const [revoked, setRevoked] = useState<ApiKey>();
  const [spending, setSpending] = useState<ApiKey>();
  const wanted = read.data
    ?.filter((key) => isShown(key, [key.name, key.prefix], filter) && mayUse(key, connectionId))
    .toReversed();
  const { shown, paging } = useAddressedParts(wanted);
  const one = connections.find((connection) => connection.connectionId === connectionId)?.name ?? connectionId;
  return (
    <Page
      title={one === undefined ? 'API keys' : `API keys for ${one}`}
      about={about}
      {...(one !== undefined && { above: ['All API keys', '/api-keys'] as const })}
      actions={<Button onClick={() => setCreating(true)}>New API key</Button>}
    >
      <CredentialFilterInput label="Name or beginning of the key" value={filter} onChange={setFilter} />
      <Records
        caption="API keys"
        read={read}
        items={shown}
        keyOf={({ keyId }) => keyId}
        columns={columnsOf(setSpending, setRevoked)}
        paging={paging}
        minWidth={900}
        empty={
          read.data?.length === 0
            ? 'There is no API key yet. Create one for each app, so that each can be revoked alone.'
            : 'No API key is like that.'
        }
      />
      {isCreating && (
        <NewKey
          connections={connections}
          wantedFor={connectionId}
          onClose={() => setCreating(false)}
          onIssued={(key) => {
            setCreating(false);
            setIssued(key);
          }}
        />
      )}
      {issued && (
        <ShownOnce
          title={`The API key ${issued.name} has been created`}
          secret={issued.secret}
          label="API key"
          onClose={() => setIssued(undefined)}
        >
          <UseKey issued={issued} connections={connections} />
        </ShownOnce>
      )}
      {spending && <KeySpending apiKey={spending} onClose={() => setSpending(undefined)} />}
      <Revoke
        title={`Revoke ${revoked?.name ?? ''}?`}
        path={path}
        id={revoked?.keyId}
        done={`The API key ${revoked?.name ?? ''} has been revoked.`}
        onClose={() => setRevoked(undefined)}
      >
        Apps that use the key <Code>{revoked?.prefix}…</Code> are refused from now on. It cannot be taken back.
      </Revoke>
    </Page>
  );
}

function mayUse({ connectionIds }: ApiKey, connectionId: string | undefined): boolean {
  return connectionId === undefined || (connectionIds?.includes(connectionId) ?? true);
}

function columnsOf(onSpending: (key: ApiKey) => void, onRevoke: (key: ApiKey) => void): readonly Column<ApiKey>[] {
  return [
    {
      title: 'Name',
      of: ({ name, prefix }) => (
        <Stack gap={2} align="flex-start">
          <Text fw={600} className="whole-text">
            {name}
          </Text>
          <Code className="one-line">{prefix}…</Code>
        </Stack>
      ),
    },
    {
      title: 'Connections',
      of: ({ connectionIds }) => <KeyConnections connectionIds={connectionIds} />,
    },
    {
      title: 'Default connection',
      of: ({ defaultConnectionId }) =>
        defaultConnectionId === null ? '–' : <ConnectionName id={defaultConnectionId} />,
    },
    {
      title: 'Spending limit',
      of: (key) => {
        const limit = key.spendingLimit === null ? 'none' : `${key.spendingLimit} ${key.spendingPeriod ?? 'monthly'}`;
        return (
          <Button
            size="compact-sm"
            variant="subtle"
            aria-label={`${limit}: spending of ${key.name}`}
            onClick={() => onSpending(key)}
          >
            {limit}
          </Button>
        );
      },
    },
    { title: 'Created', of: ({ created }) => <Time at={created} /> },
    expiryColumn,
    stateColumn,
    revokeColumn(({ name }) => `Revoke ${name}`, onRevoke),
  ];
}
