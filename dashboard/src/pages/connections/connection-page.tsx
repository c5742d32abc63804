import { Badge, Button, Tabs } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useParams } from 'wouter';
import { useChange } from '../../api/requests.js';
import type { Connection } from '../../api/schemas.js';
import { useMay } from '../../api/session.js';
import { Confirm } from '../../components/confirm.js';
import { CopiedText } from '../../components/copied-text.js';
import { Loading } from '../../components/loading.js';
import { Page } from '../../components/page.js';
import { ProblemAlert } from '../../components/problem-alert.js';
import { goTo, leaveFor, useQueryValue } from '../../shell/address.js';
import { ConnectionSettings } from './connection-settings.js';
import { PoliciesTab } from './policies-tab.js';
import { SpendingTab } from './spending-tab.js';
import { UseTab } from './use-tab.js';
import { useConnection } from './use-connection.js';

const all = 'v1/management/connections';
const above = ['Connections', '/connections'] as const;

/** One connection: its settings, its policies, and what it has spent. */
export function ConnectionPage() {
  const { connectionId } = useParams<{ connectionId: string }>();
  const { data: connection, error, refetch } = useConnection(connectionId);
  const isAdmin = useMay('admin');
  const [tab, setTab] = useQueryValue('tab');
  if (!connection) {
    return (
      <Page title="Connection" above={above}>
        {error ? <ProblemAlert problem={error} onRetry={refetch} /> : <Loading />}
      </Page>
    );
  }
  return (
    <Page
      title={connection.name}
      above={above}
      about={<CopiedText text={connection.connectionId} label="connection id" />}
      actions={
        <>
          {connection.disabled && <Badge color="gray">disabled</Badge>}
          {isAdmin && (
            <Button variant="default" component="a" href={`#/api-keys/connection/${connection.connectionId}`}>
              API keys for it
            </Button>
          )}
          {isAdmin && <DeleteConnection connection={connection} />}
        </>
      }
    >
      <Tabs value={tab || 'settings'} onChange={(chosen) => leaveFor(() => setTab(chosen ?? ''))} keepMounted={false}>
        <Tabs.List mb="md">
          <Tabs.Tab value="settings">Settings</Tabs.Tab>
          <Tabs.Tab value="policies">Policies</Tabs.Tab>
          <Tabs.Tab value="spending">Spending</Tabs.Tab>
          <Tabs.Tab value="use">Use it</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="settings">
          <ConnectionSettings connection={connection} />
        </Tabs.Panel>
        <Tabs.Panel value="policies">
          <PoliciesTab connectionId={connection.connectionId} />
        </Tabs.Panel>
        <Tabs.Panel value="spending">
          <SpendingTab connectionId={connection.connectionId} />
        </Tabs.Panel>
        <Tabs.Panel value="use">
          <UseTab connectionId={connection.connectionId} />
        </Tabs.Panel>
      </Tabs>
    </Page>
  );
}

function DeleteConnection({ connection: { connectionId, name } }: { readonly connection: Connection }) {
  const [isOpen, { open, close }] = useDisclosure();
  const remove = useChange([all], `The connection ${name} has been deleted.`);
  const confirmed = (): void =>
    remove.mutate({ method: 'DELETE', path: `${all}/${connectionId}` }, { onSuccess: () => goTo('/connections') });
  return (
    <>
      <Button variant="outline" color="red" onClick={open}>
        Delete
      </Button>
      <Confirm
        title={`Delete the connection ${name}?`}
        action="Delete"
        isOpen={isOpen}
        change={remove}
        onConfirm={confirmed}
        onClose={close}
      >
        Apps that use it are refused from now on, and its policies and documents of its own are deleted. Its history
        stays readable.
      </Confirm>
    </>
  );
}
