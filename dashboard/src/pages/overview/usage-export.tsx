import { Button, Menu } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import { readByIds } from '../../api/by-ids.js';
import { bodyOf } from '../../api/client.js';
import { connectionList, keyList } from '../../api/named-lists.js';
import type { Problem } from '../../api/problem.js';
import { useSend } from '../../api/requests.js';
import { saveStream } from '../../api/save-stream.js';
import type { UsageReport } from '../../api/schemas.js';
import { useMay } from '../../api/session.js';
import { useCurrency } from '../../components/currency.js';
import { usageCsv } from './usage-csv.js';

const groupings = [
  ['day', 'By day'],
  ['connection', 'By connection'],
  ['key', 'By API key'],
  ['owner', 'By owner'],
  ['model', 'By model'],
  ['provider', 'By provider'],
  ['end_user', 'By end user'],
  ['tag', 'By tag'],
] as const;

type GroupingName = (typeof groupings)[number][0];

/** Days of the gateway, both included, as the filters of reports have them. */
export interface Period {
  readonly date_from: string;
  readonly date_to: string;
}

interface UsageExportProps {
  readonly period: Period;
}

/** Saves the sums of the time range as a file for spreadsheets. */
export function UsageExport({ period }: UsageExportProps) {
  const send = useSend();
  const currency = useCurrency();
  const mayReadKeys = useMay('admin');
  async function namesIn(
    groups: UsageReport['groups'],
    grouping: GroupingName,
  ): Promise<((key: string) => string) | undefined> {
    if (grouping !== 'connection' && grouping !== 'key') return undefined;
    const ids = grouping === 'key' && !mayReadKeys ? [] : groups.flatMap(({ key }) => key || []);
    const named = await (grouping === 'key' ? readByIds(send, keyList, ids) : readByIds(send, connectionList, ids));
    return (key) => named.get(key)?.name ?? key;
  }
  const { mutate, isPending } = useMutation<boolean, Problem, GroupingName>({
    mutationFn: (grouping) =>
      saveStream(`usage-by-${grouping}-${period.date_from}-${period.date_to}.csv`, async () => {
        const answer = await send('v1/management/reporting/usage', { query: { group_by: grouping, ...period } });
        const { groups } = await bodyOf<UsageReport>(answer);
        const nameOf = await namesIn(groups, grouping);
        return new Response(usageCsv(groups, { grouping, currency, nameOf }));
      }),
    onSuccess: (isSaved) => isSaved && notifications.show({ message: 'The usage has been saved.' }),
    onError: ({ message }) => notifications.show({ color: 'red', title: 'The export has not worked', message }),
  });
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" loading={isPending}>
          Export the usage
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {groupings.map(([grouping, title]) => (
          <Menu.Item key={grouping} onClick={() => mutate(grouping)}>
            {title}, as CSV
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
