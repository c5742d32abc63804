import { Alert, Badge, Button, Code, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { addressOf } from '../../api/client.js';
import { usePages } from '../../api/pages.js';
import type { AccessToken, IssuedAccessToken } from '../../api/schemas.js';
import { useSession } from '../../api/session.js';
import { CodeBlock } from '../../components/code-block.js';
import { CredentialFilterInput, queryOf, useCredentialFilter } from '../../components/credentials/credential-filter.js';
import { revokeColumn, stateColumn } from '../../components/credentials/columns.js';
import { Revoke } from '../../components/credentials/revoke.js';
import { ShownOnce } from '../../components/credentials/shown-once.js';
import { Page } from '../../components/page.js';
import { type Column, Records } from '../../components/records.js';
import { Time } from '../../components/time.js';
import { NewToken } from './new-token.js';

const path = 'v1/management/access-tokens';
const about =
  'An access token stands for a person or a program that manages the gateway, here or through the management API. Apps use API keys.';

/** The access tokens of the organization. */
export function AccessTokensPage() {
  const own = useSession().signedIn?.caller.tokenId ?? undefined;
  const [filter, setFilter] = useCredentialFilter();
  const { read, items, paging } = usePages<AccessToken>(path, queryOf(filter));
  const [isCreating, setCreating] = useState(false);
  const [issued, setIssued] = useState<IssuedAccessToken>();
  const [revoked, setRevoked] = useState<AccessToken>();
  return (
    <Page
      title="Access tokens"
      about={about}
      actions={<Button onClick={() => setCreating(true)}>New access token</Button>}
    >
      <CredentialFilterInput label="Subject, role or beginning" value={filter} onChange={setFilter} />
      <Records
        caption="Access tokens"
        read={read}
        items={items}
        keyOf={({ tokenId }) => tokenId}
        columns={columnsOf(own, setRevoked)}
        paging={paging}
        minWidth={760}
        empty={
          filter.state === 'active' && filter.text === ''
            ? 'There is no active access token: people sign in through the issuer alone.'
            : 'No access token matches.'
        }
      />
      {isCreating && (
        <NewToken
          onClose={() => setCreating(false)}
          onIssued={(token) => {
            setCreating(false);
            setIssued(token);
          }}
        />
      )}
      {issued && (
        <ShownOnce
          title={`The access token for ${issued.subject} has been created`}
          secret={issued.secret}
          label="Access token"
          onClose={() => setIssued(undefined)}
        >
          <UseToken secret={issued.secret} />
        </ShownOnce>
      )}
      <RevokeToken
        token={revoked}
        isOwn={own !== undefined && revoked?.tokenId === own}
        onClose={() => setRevoked(undefined)}
      />
    </Page>
  );
}

interface RevokeTokenProps {
  /** Undefined: nothing is asked. */
  readonly token: AccessToken | undefined;
  readonly isOwn: boolean;
  readonly onClose: () => void;
}

function RevokeToken({ token, isOwn, onClose }: RevokeTokenProps) {
  const { signOut } = useSession();
  return (
    <Revoke
      title={`Revoke the token of ${token?.subject ?? ''}?`}
      path={path}
      id={token?.tokenId}
      done={`The access token of ${token?.subject ?? ''} has been revoked.`}
      onOwnRevoked={isOwn ? signOut : undefined}
      onClose={onClose}
    >
      <Stack>
        {isOwn && (
          <Alert color="yellow" title="You are signed in with this token">
            You will be signed out at once, and need another token to come back.
          </Alert>
        )}
        <Text>
          Whoever uses the token <Code>{token?.prefix}…</Code> is refused from now on. This cannot be undone.
        </Text>
      </Stack>
    </Revoke>
  );
}

function UseToken({ secret }: { readonly secret: string }) {
  const address = addressOf('.').replace(/\/$/, '');
  return (
    <div>
      <Text size="sm" mb="xs">
        It signs in to this dashboard, and is sent with requests to the management API:
      </Text>
      <CodeBlock
        code={`curl ${address}/v1/management/connections \\\n  -H 'authorization: Bearer ${secret}'`}
        label="the example for curl"
      />
    </div>
  );
}

function columnsOf(own: string | undefined, onRevoke: (token: AccessToken) => void): readonly Column<AccessToken>[] {
  return [
    {
      title: 'Subject',
      of: ({ tokenId, subject, prefix }) => (
        <Stack gap={2} align="flex-start">
          <Group gap="xs">
            <Text fw={600} className="whole-text">
              {subject}
            </Text>
            {tokenId === own && <Badge variant="outline">signed in</Badge>}
          </Group>
          <Code className="one-line">{prefix}…</Code>
        </Stack>
      ),
    },
    { title: 'Role', of: ({ role }) => role },
    { title: 'Created', of: ({ created }) => <Time at={created} /> },
    stateColumn,
    revokeColumn(({ subject }) => `Revoke the token of ${subject}`, onRevoke),
  ];
}
