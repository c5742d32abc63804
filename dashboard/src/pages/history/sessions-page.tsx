import { Anchor, Button, Group, Paper, Text, TextInput } from '@mantine/core';
import type { SubmitEvent } from 'react';
import { useSessions } from '../../api/history-pages.js';
import type { SessionHistoryEntry } from '../../api/schemas.js';
import { DayInput } from '../../components/day-input.js';
import { Page } from '../../components/page.js';
import { type Column, Records } from '../../components/records.js';
import { Time } from '../../components/time.js';
import { useChosen } from '../../components/use-chosen.js';
import { usePageQuery } from '../../shell/address.js';
import { addressWith, type PageQuery } from '../../shell/page-query.js';
import { Erase } from './erase.js';
import { HistoryTabs } from './history-tabs.js';
import { OrderChoice } from './order-choice.js';

const columns: readonly Column<SessionHistoryEntry>[] = [
  {
    title: 'Session',
    of: ({ session_id: id, title }) => (
      <>
        <Anchor inherit href={`#${addressWith('/history/session', { session_id: id })}`} className="whole-text">
          {title || id}
        </Anchor>
        {title !== '' && (
          <Text size="xs" c="dimmed" className="whole-text">
            {id}
          </Text>
        )}
      </>
    ),
  },
  { title: 'End user', of: ({ end_user_id: user }) => <span className="whole-text">{user || '–'}</span> },
  { title: 'Began', of: ({ created_at: at }) => <Time at={at} /> },
  { title: 'Last message', of: ({ updated_at: at }) => <Time at={at} /> },
];

/** The sessions of the organization. */
export function SessionsPage() {
  const [{ page: _, ...query }, { push }] = usePageQuery();
  return (
    <Page
      title="History"
      about="Messages with the same session id are one session; a message without one is a session of its own."
      actions={query['end_user_id'] && <Erase of={{ end_user_id: query['end_user_id'] }} />}
    >
      <HistoryTabs />
      <SessionFilters query={query} onApply={push} />
      <FoundSessions key={`list ${JSON.stringify(query)}`} query={query} />
    </Page>
  );
}

function FoundSessions({ query }: { readonly query: PageQuery }) {
  const present = (['date_from', 'date_to', 'end_user_id'] as const).flatMap((name) =>
    query[name] ? [[name, query[name]] as const] : [],
  );
  const { read, paging } = useSessions({
    ...Object.fromEntries(present),
    sort_ascending: query['order'] === 'oldest',
  });
  return (
    <Records
      caption="Sessions"
      minWidth={720}
      read={read}
      items={read.data?.sessions}
      keyOf={({ session_id: id }) => id}
      columns={columns}
      paging={paging}
      empty="No session matches. Sessions appear as soon as there are requests."
    />
  );
}

function SessionFilters({
  query,
  onApply,
}: {
  readonly query: PageQuery;
  readonly onApply: (query: PageQuery) => void;
}) {
  const { chosen, choose: set, reset } = useChosen(query);
  function submit(event: SubmitEvent): void {
    event.preventDefault();
    onApply(chosen);
  }
  function showAll(): void {
    reset();
    onApply({});
  }
  return (
    <Paper withBorder p="md">
      <form onSubmit={submit} aria-label="Filters">
        <Group align="flex-end">
          <DayInput label="From" value={chosen['date_from'] ?? ''} onChange={(day) => set({ date_from: day })} />
          <DayInput label="To" value={chosen['date_to'] ?? ''} onChange={(day) => set({ date_to: day })} />
          <TextInput
            label="End user"
            value={chosen['end_user_id'] ?? ''}
            onChange={(event) => set({ end_user_id: event.currentTarget.value.trim() })}
          />
          <OrderChoice
            isOldestFirst={chosen['order'] === 'oldest'}
            onChange={(oldest) => set({ order: oldest ? 'oldest' : '' })}
          />
          <Button type="submit">Show</Button>
          <Button variant="default" onClick={showAll}>
            Reset
          </Button>
        </Group>
      </form>
    </Paper>
  );
}
