import { Button, Menu } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import type { Problem } from '../../api/problem.js';
import { useSend } from '../../api/requests.js';
import { saveStream } from '../../api/save-stream.js';
import type { Filters } from './message-filters.js';

type Format = 'csv' | 'jsonl';

/** Saves all messages that match as a file. */
export function ExportButton({
  filters,
  isOldestFirst,
  today,
}: {
  readonly filters: Filters;
  readonly isOldestFirst: boolean;
  readonly today: string;
}) {
  const send = useSend();
  const { mutate, isPending } = useMutation<boolean, Problem, Format>({
    mutationFn: (format) =>
      saveStream(`messages-${today}.${format}`, () =>
        send('v1/management/reporting/messages/export', {
          query: { ...filters, format, sort_ascending: isOldestFirst },
        }),
      ),
    onSuccess: (isSaved) => isSaved && notifications.show({ message: 'The messages have been saved.' }),
    onError: ({ message }) => notifications.show({ color: 'red', title: 'The export has not worked', message }),
  });
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" loading={isPending}>
          Export
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => mutate('csv')}>CSV, for spreadsheets</Menu.Item>
        <Menu.Item onClick={() => mutate('jsonl')}>JSONL, for programs</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
