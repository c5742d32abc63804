import { Group, Progress, SegmentedControl, Stack, Title } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useParts } from '../../api/parts.js';
import { useRead } from '../../api/requests.js';
import type { FeedbackAverages } from '../../api/schemas.js';
import { ConnectionName } from '../../components/connection-name.js';
import { countOf } from '../../components/numbers.js';
import { PromptVersionName } from '../../components/prompt-version-name.js';
import { type Column, Records } from '../../components/records.js';
import { ScoreBadge } from './feedback-entry-text.js';

type Group = FeedbackAverages['groups'][number];
type GroupBy = FeedbackAverages['group_by'];

const groupings: readonly { readonly value: GroupBy; readonly label: string }[] = [
  { value: 'model', label: 'Model' },
  { value: 'prompt_version', label: 'Prompt version' },
  { value: 'connection', label: 'Connection' },
  { value: 'version', label: 'Version' },
];

/** The average scores by what was rated. */
export function Averages() {
  const [groupBy, setGroupBy] = useState<GroupBy>('model');
  const label = groupings.find(({ value }) => value === groupBy)?.label ?? '';
  return (
    <Stack gap="xs">
      <Group justify="space-between">
        <Title order={2} size="h4">
          Average scores
        </Title>
        <SegmentedControl
          aria-label="Averages by"
          size="xs"
          data={[...groupings]}
          value={groupBy}
          onChange={(value) => setGroupBy(value as GroupBy)}
        />
      </Group>
      <AverageTable key={groupBy} groupBy={groupBy} label={label} />
    </Stack>
  );
}

const pageSize = 10;

function AverageTable({ groupBy, label }: { readonly groupBy: GroupBy; readonly label: string }) {
  const read = useRead<FeedbackAverages>('v1/management/reporting/feedback/averages', {
    query: { group_by: groupBy },
  });
  const groups = read.data?.groups.toSorted((one, other) => other.count - one.count);
  const { shown, paging } = useParts(groups, pageSize);
  const columns: readonly Column<Group>[] = [
    { title: label, of: ({ key }) => <GroupName groupBy={groupBy} name={key} /> },
    { title: 'Ratings', of: ({ count }) => countOf(count), isNumber: true },
    { title: 'Average', of: ({ average_score: score }) => <ScoreBadge score={score} /> },
    {
      title: 'From bad to good',
      of: ({ average_score: score }) => <Progress value={100 * score} aria-label="Average score" miw={120} />,
    },
  ];
  return (
    <Records
      caption={`Average scores by ${label.toLowerCase()}`}
      read={read}
      items={shown}
      keyOf={({ key }) => key}
      columns={columns}
      paging={paging}
      empty={
        groupBy === 'prompt_version' ? 'No answer of a prompt template has been rated.' : 'Nothing has been rated yet.'
      }
    />
  );
}

function GroupName({ groupBy, name }: { readonly groupBy: GroupBy; readonly name: string }): ReactNode {
  if (groupBy === 'connection') return <ConnectionName id={name} />;
  if (groupBy === 'prompt_version') return <PromptVersionName id={name} />;
  return <span className="whole-text">{name || 'none given'}</span>;
}
