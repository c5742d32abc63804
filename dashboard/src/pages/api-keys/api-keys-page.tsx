import { Button, Code, Text } from '@mantine/core';
import { useState } from 'react';
import { useParams } from 'wouter';
import { useById } from '../../api/by-ids.js';
import { connectionList, keyList } from '../../api/named-lists.js';
import { usePages } from '../../api/pages.js';
import type { ApiKey, IssuedApiKey } from '../../api/schemas.js';
import { CredentialFilterInput, queryOf, useCredentialFilter } from '../../components/credentials/credential-filter.js';
import { Revoke } from '../../components/credentials/revoke.js';
import { ShownOnce } from '../../components/credentials/shown-once.js';
import { Page } from '../../components/page.js';
import { requestsOf, type UseOf, useRecentUse } from '../../components/recent-use.js';
import { Records } from '../../components/records.js';
import { useQueryValue } from '../../shell/address.js';
import { EditKey } from './edit-key.js';
import { keyColumns } from './key-columns.js';
import { KeySpending } from './key-spending.js';
import { NewKey } from './new-key.js';
import { UseKey } from './use-key.js';

const path = 'v1/management/api-keys';
const about =
  'An app sends an API key with every request. A key may be limited to some connections, models and amounts, and may expire.';

/** The API keys of the organization, or those that one connection can be used with. */
export function ApiKeysPage() {
  const { connectionId } = useParams<{ connectionId?: string }>();
  const [filter, setFilter] = useCredentialFilter();
  const { read, items, paging } = usePages<ApiKey>(path, { ...queryOf(filter), connectionId });
  const [isCreating, setCreating] = useState(false);
  const [edited, setEdited] = useState<ApiKey>();
  const [replaced, setReplaced] = useState<ApiKey>();
  const [issued, setIssued] = useState<Issued>();
  const [revoked, setRevoked] = useState<ApiKey>();
  const useOf = useRecentUse('key');
  const [openId, setOpenId] = useQueryValue('key');
  const { data: spending } = useById(keyList, openId);
  const { data: connection } = useById(connectionList, connectionId ?? '');
  const one = connection?.name ?? connectionId;
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
      <CredentialFilterInput label="Name, owner or beginning of the key" value={filter} onChange={setFilter} />
      <Records
        caption="API keys"
        read={read}
        items={items}
        keyOf={({ keyId }) => keyId}
        columns={keyColumns({
          useOf,
          onSpending: ({ keyId }) => setOpenId(keyId),
          onEdit: setEdited,
          onReplace: setReplaced,
          onRevoke: setRevoked,
        })}
        paging={paging}
        minWidth={1000}
        empty={
          filter.state === 'active' && filter.text === ''
            ? 'There is no active API key. Create one for each app, so that each can be revoked alone.'
            : 'No API key matches.'
        }
      />
      {(isCreating || replaced) && (
        <NewKey
          wantedFor={connectionId}
          replaced={replaced}
          onClose={stopCreating}
          onIssued={(key) => {
            stopCreating();
            setIssued({ issued: key, replaced });
          }}
        />
      )}
      {edited && <EditKey apiKey={edited} onClose={() => setEdited(undefined)} />}
      {issued && <NewlyIssued {...issued} onClose={() => setIssued(undefined)} />}
      {spending && <KeySpending key={spending.keyId} apiKey={spending} onClose={() => setOpenId('')} />}
      <RevokeKey apiKey={revoked} use={revoked && useOf(revoked.keyId)} onClose={() => setRevoked(undefined)} />
    </Page>
  );
}

interface Issued {
  readonly issued: IssuedApiKey;
  /** The key in whose place it is, if it is to take that of another. */
  readonly replaced: ApiKey | undefined;
}

interface NewlyIssuedProps extends Issued {
  readonly onClose: () => void;
}

function NewlyIssued({ issued, replaced, onClose }: NewlyIssuedProps) {
  return (
    <ShownOnce
      title={`The API key ${issued.name} has been created`}
      secret={issued.secret}
      label="API key"
      onClose={onClose}
    >
      {replaced && <OldKey apiKey={replaced} />}
      <UseKey issued={issued} />
    </ShownOnce>
  );
}

/** Asks before a key is revoked; nothing without one. */
function RevokeKey({
  apiKey,
  use,
  onClose,
}: {
  readonly apiKey: ApiKey | undefined;
  readonly use: ReturnType<UseOf>;
  readonly onClose: () => void;
}) {
  return (
    <Revoke
      title={`Revoke the API key ${apiKey?.name ?? ''}?`}
      path={path}
      id={apiKey?.keyId}
      done={`The API key ${apiKey?.name ?? ''} has been revoked.`}
      onClose={onClose}
    >
      Apps that use the key <Code>{apiKey?.prefix}…</Code> are refused from now on. This cannot be undone.
      {use !== undefined && ` It was used for ${requestsOf(use)} in the last 7 days.`}
    </Revoke>
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
