import { Anchor, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { messagesPath, useMessages } from '../../api/history-pages.js';
import { useTimezone } from '../../api/use-timezone.js';
import type { MessageHistoryEntry } from '../../api/schemas.js';
import { Amount } from '../../components/amount.js';
import { ConnectionName } from '../../components/connection-name.js';
import { dayIn } from '../../components/day-in.js';
import { countOf, durationOf } from '../../components/numbers.js';
import { Page } from '../../components/page.js';
import { type Column, Records } from '../../components/records.js';
import { Time } from '../../components/time.js';
import { usePageQuery } from '../../shell/address.js';
import { BreakableCode } from './breakable-code.js';
import { Erase } from './erase.js';
import { ExportButton } from './export-button.js';
import { FilterForm } from './filter-form.js';
import { HistoryTabs } from './history-tabs.js';
import { asQuery, type Filters, filtersOf } from './message-filters.js';
import { StatusBadge } from './status-badge.js';

const columns: readonly Column<MessageHistoryEntry>[] = [
  {
    title: 'Time',
    of: ({ message_id: id, created_at: at }) => (
      <Anchor inherit href={`#/history/messages/${id}`}>
        <Time at={at} isExact />
      </Anchor>
    ),
  },
  {
    title: 'Input',
    of: ({ input_text: text }) => (
      <Text inherit lineClamp={2} miw={180} maw={320} c={text === '' ? 'dimmed' : 'inherit'} className="whole-text">
        {text === '' ? 'not kept' : text}
      </Text>
    ),
  },
  { title: 'Connection', of: ({ connection_id: id }) => <ConnectionName id={id} /> },
  { title: 'Model', of: ({ model }) => <span className="whole-text">{model}</span> },
  {
    title: 'Status',
    of: (message) => (
      <>
        <StatusBadge message={message} />
        <Text size="xs" c="dimmed">
          <BreakableCode code={message.error_code ?? ''} />
        </Text>
      </>
    ),
  },
  { title: 'End user', of: ({ end_user_id: user }) => <span className="whole-text">{user || '–'}</span> },
  {
    title: 'Tokens',
    of: ({ input_tokens: input, output_tokens: output }) => (
      <span className="digits" title="input and output tokens">
        {countOf(input)} / {countOf(output)}
      </span>
    ),
    isNumber: true,
  },
  { title: 'Cost', of: ({ cost }) => <Amount of={cost} />, isNumber: true },
  {
    title: 'Duration',
    of: ({ duration_ms: duration }) => <span className="digits">{durationOf(duration)}</span>,
    isNumber: true,
  },
];

/** The messages of the organization that match what the page's address names. */
export function MessagesPage() {
  const [{ page: _, ...query }, { push }] = usePageQuery();
  const queries = useQueryClient();
  const timezone = useTimezone();
  const filters = filtersOf(query, timezone);
  const isOldestFirst = query['order'] === 'oldest';
  function show(next: Filters, oldest: boolean): void {
    push({ ...next, ...(oldest && { order: 'oldest' }) });
    // The same filters show what has come meanwhile.
    queries.invalidateQueries({ queryKey: [messagesPath] }).catch(reportError);
  }
  return (
    <Page
      title="History"
      about={`Every request, with its texts if its connection keeps them. Without a filter, those of the last seven days. Days are those of ${timezone}, times are yours.`}
      actions={
        <>
          {filters.end_user_id && <Erase of={{ end_user_id: filters.end_user_id }} />}
          <ExportButton filters={filters} isOldestFirst={isOldestFirst} today={dayIn(timezone, Date.now())} />
        </>
      }
    >
      <HistoryTabs />
      <FilterForm filters={filters} isOldestFirst={isOldestFirst} onApply={show} />
      <FoundMessages
        key={`list ${JSON.stringify(query)}`}
        filters={filters}
        isOldestFirst={isOldestFirst}
        hasFilter={Object.values(query).some(Boolean)}
      />
    </Page>
  );
}

interface FoundMessagesProps {
  readonly filters: Filters;
  readonly isOldestFirst: boolean;
  /** Whether somebody has chosen what is shown. */
  readonly hasFilter: boolean;
}

function FoundMessages({ filters, isOldestFirst, hasFilter }: FoundMessagesProps) {
  const { read, paging } = useMessages({ ...asQuery(filters), sort_ascending: isOldestFirst });
  return (
    <Records
      caption="Messages"
      minWidth={1060}
      read={read}
      items={read.data?.messages}
      keyOf={({ message_id: id }) => id}
      columns={columns}
      paging={paging}
      empty={
        hasFilter ? (
          'No message matches. Choose a longer time, or leave out a filter.'
        ) : (
          <>
            There were no requests in the last seven days. Send one from the{' '}
            <Anchor href="#/playground">playground</Anchor>, or choose an earlier day.
          </>
        )
      }
    />
  );
}
