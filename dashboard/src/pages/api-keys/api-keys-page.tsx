import { Anchor, Button, Code, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useParams } from 'wouter';
import { useAddressedParts } from '../../api/all.js';
import { useApiKeys, useConnections } from '../../api/all-items.js';
import type { ApiKey, IssuedApiKey } from '../../api/schemas.js';
import { CredentialFilterInput, isShown, useCredentialFilter } from '../../components/credentials/credential-filter.js';
import { expiryColumn, RevokeButton, stateColumn } from '../../components/credentials/columns.js';
import { Revoke } from '../../components/credentials/revoke.js';
import { ShownOnce } from '../../components/credentials/shown-once.js';
import { Amount } from '../../components/amount.js';
import { ConnectionName } from '../../components/connection-name.js';
import { Page } from '../../components/page.js';
import { type Column, Records } from '../../components/records.js';
import { Time } from '../../components/time.js';
import { useQueryValue } from '../../shell/address.js';
import { addressWith } from '../../shell/page-query.js';
import { KeyConnections } from './key-connections.js';
import { KeySpending } from './key-spending.js';
import { NewKey } from './new-key.js';
import { UseKey } from './use-key.js';

const path = 'v1/management/api-keys';
const about = 'An app sends an API key with every request. A key may be limited to some connections, and may expire.';

/** The API keys of the organization, or those that one connection can be used with. */
export function ApiKeysPage() {
  const { connectionId } = useParams<{ connectionId?: string }>();
  const read = useApiKeys();
  const { data: connections = [] } = useConnections();
  const [filter, setFilter] = useCredentialFilter();
  const [isCreating, setCreating] = useState(false);
  const [replaced, setReplaced] = useState<ApiKey>();
  const [issued, setIssued] = useState<{ readonly key: IssuedApiKey; readonly replaced: ApiKey | undefined }>();
  const [revoked, setRevoked] = useState<ApiKey>();
  const [openId, setOpenId] = useQueryValue('key');
  const spending = read.data?.find(({ keyId }) => keyId === openId);
  const wanted = read.data
    ?.filter((key) => isShown(key, [key.name, key.prefix], filter) && mayUse(key, connectionId))
    .toReversed();
  const { shown, paging } = useAddressedParts(wanted);
  const one = connections.find((connection) => connection.connectionId === connectionId)?.name ?? connectionId;
  function stopCreating(): void {
    setCreating(false);
    setReplaced(undefined);
  }
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
        columns={columnsOf({
          onSpending: ({ keyId }) => setOpenId(keyId),
          onReplace: setReplaced,
          onRevoke: setRevoked,
        })}
        paging={paging}
        minWidth={940}
        empty={
          read.data?.length === 0
            ? 'There is no API key yet. Create one for each app, so that each can be revoked alone.'
            : 'No API key matches.'
        }
      />
      {(isCreating || replaced) && (
        <NewKey
          connections={connections}
          wantedFor={connectionId}
          replaced={replaced}
          onClose={stopCreating}
          onIssued={(key) => {
            stopCreating();
            setIssued({ key, replaced });
          }}
        />
      )}
      {issued && (
        <ShownOnce
          title={`The API key ${issued.key.name} has been created`}
          secret={issued.key.secret}
          label="API key"
          onClose={() => setIssued(undefined)}
        >
          {issued.replaced && <OldKey apiKey={issued.replaced} />}
          <UseKey issued={issued.key} connections={connections} />
        </ShownOnce>
      )}
      {spending && <KeySpending key={spending.keyId} apiKey={spending} onClose={() => setOpenId('')} />}
      <Revoke
        title={`Revoke ${revoked?.name ?? ''}?`}
        path={path}
        id={revoked?.keyId}
        done={`The API key ${revoked?.name ?? ''} has been revoked.`}
        onClose={() => setRevoked(undefined)}
      >
        Apps that use the key <Code>{revoked?.prefix}…</Code> are refused from now on. This cannot be undone.
      </Revoke>
    </Page>
  );
}

/** What is left to do when a key has been replaced. */
function OldKey({ apiKey: { name, prefix } }: { readonly apiKey: ApiKey }) {
  return (
    <Text size="sm" className="whole-text">
      The key <Code>{prefix}…</Code> of {name} is still accepted. Give the app the new one, see in the requests of the
      old one whether it is still used, and revoke it.
    </Text>
  );
}

function mayUse({ connectionIds }: ApiKey, connectionId: string | undefined): boolean {
  return connectionId === undefined || (connectionIds?.includes(connectionId) ?? true);
}

interface ColumnParts {
  readonly onSpending: (key: ApiKey) => void;
  readonly onReplace: (key: ApiKey) => void;
  readonly onRevoke: (key: ApiKey) => void;
}

function columnsOf({ onSpending, onReplace, onRevoke }: ColumnParts): readonly Column<ApiKey>[] {
  return [
    {
      title: 'Name',
      of: ({ keyId, name, prefix }) => (
        <Stack gap={2} align="flex-start">
          <Text fw={600} className="whole-text" miw={160} lineClamp={4} title={name}>
            {name}
          </Text>
          <Group gap="xs" wrap="nowrap">
            <Code className="one-line">{prefix}…</Code>
            <Anchor size="xs" href={`#${addressWith('/history', { key_id: keyId })}`}>
              Requests<span className="hidden-text"> with {name}</span>
            </Anchor>
          </Group>
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
        const { name, spendingLimit, spendingPeriod } = key;
        return (
          <Button size="compact-sm" variant="subtle" onClick={() => onSpending(key)}>
            <span>
              {spendingLimit === null ? (
                'none'
              ) : (
                <>
                  <Amount of={spendingLimit} /> {spendingPeriod ?? 'monthly'}
                </>
              )}
              <span className="hidden-text">: spending of {name}</span>
            </span>
          </Button>
        );
      },
    },
    { title: 'Created', of: ({ created }) => <Time at={created} /> },
    expiryColumn,
    stateColumn,
    {
      title: '',
      of: (key) => (
        <Group gap={4} wrap="nowrap" justify="flex-end">
          <Button size="compact-sm" variant="subtle" aria-label={`Replace ${key.name}`} onClick={() => onReplace(key)}>
            Replace
          </Button>
          <RevokeButton label={`Revoke ${key.name}`} credential={key} onRevoke={() => onRevoke(key)} />
        </Group>
      ),
    },
  ];
}
