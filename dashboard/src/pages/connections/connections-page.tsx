import { Anchor, Badge, Button, Group, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { usePages } from '../../api/pages.js';
import type { ConnectionListItem } from '../../api/schemas.js';
import { useMay } from '../../api/session.js';
import { Page } from '../../components/page.js';
import { recentDays, RecentUse, useRecentUse, type UseOf } from '../../components/recent-use.js';
import { type Column, Records } from '../../components/records.js';
import { SpendingLimits } from '../../components/spending-limits.js';
import { Time } from '../../components/time.js';
import { usePageQuery } from '../../shell/address.js';
import { NewConnection } from './new-connection.js';

const columnsWith = (useOf: UseOf): readonly Column<ConnectionListItem>[] => [
  {
    title: 'Name',
    of: ({ connectionId, name, disabled }) => (
      <Group gap="xs">
        <Anchor href={`#/connections/${connectionId}`} fw={600} className="whole-text">
          {name}
        </Anchor>
        {disabled && <Badge color="gray">disabled</Badge>}
      </Group>
    ),
  },
  { title: recentDays, of: ({ connectionId }) => <RecentUse of={useOf(connectionId)} />, isNumber: true },
  { title: 'Spending limit', of: limitOf },
  {
    title: 'Documents',
    of: ({ enableDocuments, forceDocumentsUse }) => (enableDocuments ? (forceDocumentsUse ? 'always' : 'on') : 'off'),
  },
  { title: 'Bodies kept', of: ({ logRequestBody, logResponseBody }) => keptBodies(logRequestBody, logResponseBody) },
  { title: 'Changed', of: ({ updated }) => <Time at={updated} /> },
];

/** All connections of the organization. */
export function ConnectionsPage() {
  const [{ text = '' }, { replace }] = usePageQuery();
  const { read, items, paging } = usePages<ConnectionListItem>('v1/management/connections', { search: text.trim() });
  const useOf = useRecentUse('connection');
  const [isCreating, { open, close }] = useDisclosure();
  const actions = useMay('editor') && <Button onClick={open}>New connection</Button>;
  return (
    <Page
      title="Connections"
      about="Every request goes through a connection, which holds its settings: limits, policies, documents, a prompt."
      actions={actions}
    >
      <Group>
        <TextInput
          label="Search"
          placeholder="a name or an id"
          type="search"
          value={text}
          onChange={(event) => replace({ text: event.currentTarget.value })}
        />
      </Group>
      <Records
        caption="Connections"
        minWidth={760}
        read={read}
        items={items}
        keyOf={({ connectionId }) => connectionId}
        columns={columnsWith(useOf)}
        paging={paging}
        empty={
          text === ''
            ? 'There is no connection yet. Create one: every request needs one to go through.'
            : 'No connection matches.'
        }
      />
      {isCreating && <NewConnection onClose={close} />}
    </Page>
  );
}

function limitOf(connection: ConnectionListItem): ReactNode {
  const { enableSpendingLimit, spendingLimit } = connection;
  return <SpendingLimits of={{ ...connection, spendingLimit: enableSpendingLimit ? spendingLimit : null }} />;
}

function keptBodies(request: boolean, response: boolean): string {
  if (request && response) return 'requests and answers';
  return request ? 'requests' : response ? 'answers' : 'none';
}
