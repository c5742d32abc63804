import { Anchor, Group, Stack, Text, Title } from '@mantine/core';
import { usePages } from '../../api/pages.js';
import type { FeedbackEntry } from '../../api/schemas.js';
import { ConnectionChoice, ModelChoice } from '../../components/choices.js';
import { ConnectionName } from '../../components/connection-name.js';
import { Page } from '../../components/page.js';
import { type Column, Records } from '../../components/records.js';
import { Time } from '../../components/time.js';
import { usePageQuery } from '../../shell/address.js';
import { addressWith } from '../../shell/page-query.js';
import { Averages } from './averages.js';
import { ScoreBadge, valueOf } from './feedback-entry-text.js';

const columns: readonly Column<FeedbackEntry>[] = [
  {
    title: 'Given',
    of: ({ trace_id: trace, updated_at: at }) => (
      <Anchor inherit href={`#${addressWith('/history', { trace_id: trace })}`}>
        <Time at={at} />
      </Anchor>
    ),
  },
  { title: 'Score', of: ({ score }) => <ScoreBadge score={score} /> },
  { title: 'Value', of: valueOf },
  { title: 'Version', of: ({ version }) => <span className="whole-text">{version || '–'}</span> },
  {
    title: 'Said',
    of: ({ metadata }) => (
      <Text inherit className="whole-text" maw={360} lineClamp={4}>
        {metadata === null ? '–' : typeof metadata === 'string' ? metadata : JSON.stringify(metadata)}
      </Text>
    ),
  },
  { title: 'Connection', of: ({ connection_id: id }) => <ConnectionName id={id} /> },
  { title: 'Model', of: ({ model }) => <span className="whole-text">{model}</span> },
];

/** What people thought of the answers. */
export function FeedbackPage() {
  const [{ page: _, ...query }, { push, replace }] = usePageQuery();
  const { connection_id = '', model = '' } = query;
  return (
    <Page
      title="Feedback"
      about="What apps and people have rated. An answer is rated by its trace id, or on its page in the history."
    >
      <Averages />
      <Stack gap="xs" mt="md">
        <Group justify="space-between" align="flex-end">
          <Title order={2} size="h4">
            Ratings
          </Title>
          <Group align="flex-end">
            <ConnectionChoice
              placeholder="all"
              value={connection_id}
              onChange={(id) => push({ ...query, connection_id: id })}
            />
            <ModelChoice
              placeholder="all"
              value={model}
              onChange={(name) => replace({ ...query, model: name.trim() })}
            />
          </Group>
        </Group>
        <Ratings key={`${connection_id} ${model}`} filters={{ connection_id, model }} />
      </Stack>
    </Page>
  );
}

function Ratings({ filters }: { readonly filters: { readonly connection_id: string; readonly model: string } }) {
  const { read, items, paging } = usePages<FeedbackEntry>('v1/management/reporting/feedback', filters);
  return (
    <Records
      caption="Ratings"
      minWidth={960}
      read={read}
      items={items}
      keyOf={({ trace_id: trace, version }) => `${trace} ${version}`}
      columns={columns}
      paging={paging}
      empty="Nothing has been rated. Open a message in the history to give feedback, or let your app do it."
    />
  );
}
