import { Button, Fieldset, Group, Paper, PasswordInput, SimpleGrid, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, type SubmitEvent, useEffect, useState } from 'react';
import {
  chooseConnection,
  enterKey,
  forgetKey,
  keepMadeKey,
  type KeyedConnection,
  type PageKey,
  usePageKey,
} from '../api/page-key.js';
import { connectionList } from '../api/named-lists.js';
import type { PageOf } from '../api/pages.js';
import { isRefusal } from '../api/problem.js';
import { useChange, useRead } from '../api/requests.js';
import type { ConnectionListItem, IssuedApiKey, NewApiKey } from '../api/schemas.js';
import { useMay, useSession } from '../api/session.js';
import { leaveFor, usePageQuery } from '../shell/address.js';
import { ConnectionChoice } from './choices.js';
import { ProblemAlert } from './problem-alert.js';
import { Time } from './time.js';
import { useOnce } from './use-once.js';

const keys = 'v1/management/api-keys';
const dayMs = 86_400_000;

/** Asks for a connection and an API key, which operations for apps need, and shows the rest of the page once it has both. */
export function ConnectionWithKey({ children }: { readonly children: (keyed: KeyedConnection) => ReactNode }) {
  const pageKey = usePageKey();
  const { connectionId, keyed } = pageKey;
  const shown = useShownKey(pageKey);
  const choose = useConnectionChoice(connectionId);
  useAskingAgain(keyed);
  return (
    <>
      <Paper withBorder p="md">
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <ConnectionChoice
            required
            description="Its settings, policies and limits apply."
            value={connectionId}
            onChange={choose}
          />
          {connectionId !== '' && keyed && <KnownKey keyed={keyed} made={pageKey.made} />}
        </SimpleGrid>
        {connectionId !== '' && !keyed && <KeyForm key={connectionId} pageKey={pageKey} />}
      </Paper>
      {shown && <div key={shown.connectionId}>{children(shown)}</div>}
    </>
  );
}

/** The key with which the page is shown. While another one is asked for in place of a refused one, the page stays as it is, with what was entered. */
function useShownKey({ connectionId, keyed, isRefused }: PageKey): KeyedConnection | undefined {
  const [last, setLast] = useState(keyed);
  if (keyed && keyed !== last) setLast(keyed);
  return keyed ?? (isRefused && last?.connectionId === connectionId ? last : undefined);
}

/** Chooses the connection in the address, which somebody may have sent, or the only one there is. @returns what chooses another */
function useConnectionChoice(connectionId: string): (id: string) => void {
  const [query, { replace }] = usePageQuery();
  const { connection: addressed } = query;
  const { data: connections } = useRead<PageOf<ConnectionListItem>>(connectionList.path, {
    query: { search: '', pageSize: 100 },
  });
  const only = connections?.totalCount === 1 ? connections.items[0]?.connectionId : undefined;
  useEffect(() => {
    if (connectionId === '' && only !== undefined) chooseConnection(only);
  }, [connectionId, only]);
  useEffect(() => {
    if (addressed !== undefined) chooseConnection(addressed);
  }, [addressed]);
  return (id) =>
    // The rest of the page ends with its connection, and so do its uploads.
    leaveFor(() => {
      chooseConnection(id);
      if (addressed !== undefined) replace({ ...query, connection: id, document: undefined, batch: undefined });
    });
}

/** Asks again for what the gateway has refused as soon as there is another key, or the same one once more. */
function useAskingAgain(keyed: KeyedConnection | undefined): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (keyed) queries.invalidateQueries({ predicate: ({ state }) => isRefusal(state.error) }).catch(reportError);
  }, [keyed, queries]);
}

function KnownKey({ keyed, made }: { readonly keyed: KeyedConnection; readonly made: PageKey['made'] }) {
  const revoke = useChange([keys]);
  const mayRevoke = useMay('admin');
  function forget(): void {
    const done = (): void => forgetKey(keyed);
    if (!made || !mayRevoke) return done();
    // A key that is still accepted is not forgotten: nobody would revoke it then.
    revoke.mutate({ method: 'DELETE', path: `${keys}/${made.keyId}` }, { onSuccess: done });
  }
  return (
    <Stack gap={4} justify="flex-end">
      <Text size="sm">
        {made ? (
          <>
            With a key made for this page, until <Time at={made.expires} />.
          </>
        ) : (
          'With the API key that was entered.'
        )}
      </Text>
      <Group>
        <Button size="compact-sm" variant="default" loading={revoke.isPending} onClick={() => leaveFor(forget)}>
          {made && mayRevoke ? 'Revoke this key' : 'Use another key'}
        </Button>
      </Group>
      <ProblemAlert problem={revoke.error} />
    </Stack>
  );
}

function KeyForm({ pageKey: { connectionId, isRefused } }: { readonly pageKey: PageKey }) {
  const [secret, setSecret] = useState('');
  const mayMake = useMay('admin');
  function submit(event: SubmitEvent): void {
    event.preventDefault();
    enterKey(secret.trim());
  }
  return (
    <Fieldset legend="Key for this page" mt="md">
      <Stack>
        <Text size="sm" c="dimmed">
          Requests of apps are sent with an API key, and so are those of this page. It is kept in this tab only.
        </Text>
        {isRefused && (
          <Text size="sm" c="red" role="alert">
            The gateway did not accept the key for this connection. It may have expired, been revoked, or be for other
            connections.
          </Text>
        )}
        <Group align="flex-end">
          <form onSubmit={submit}>
            <Group align="flex-end">
              <PasswordInput
                label="API key"
                placeholder="sk-slc-…"
                autoComplete="off"
                required
                w={280}
                maw="100%"
                value={secret}
                onChange={(event) => setSecret(event.currentTarget.value)}
              />
              <Button type="submit" variant={mayMake ? 'default' : 'filled'}>
                Use this key
              </Button>
            </Group>
          </form>
          {mayMake && <MakeKey connectionId={connectionId} />}
        </Group>
      </Stack>
    </Fieldset>
  );
}

function MakeKey({ connectionId }: { readonly connectionId: string }) {
  const { signedIn } = useSession();
  const make = useChange<IssuedApiKey>([keys]);
  function makeKey(): void {
    const expires = new Date(Date.now() + dayMs).toISOString();
    const name = `Dashboard of ${signedIn?.caller.subject ?? ''}`.slice(0, 200);
    const body: NewApiKey = { name, connectionIds: [connectionId], defaultConnectionId: connectionId, expires };
    make.mutate(
      { method: 'POST', path: keys, body },
      { onSuccess: ({ keyId, secret }) => keepMadeKey(connectionId, { keyId, secret, expires }) },
    );
  }
  const makeOnce = useOnce(makeKey, make.isPending);
  return (
    <Stack gap="xs">
      <Button loading={make.isPending} onClick={makeOnce}>
        Make a key for a day
      </Button>
      <ProblemAlert problem={make.error} />
    </Stack>
  );
}
