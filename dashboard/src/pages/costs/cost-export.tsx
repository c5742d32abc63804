import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import type { Problem } from '../../api/problem.js';
import { useSend } from '../../api/requests.js';
import { saveStream } from '../../api/save-stream.js';
import { type CostQuery, costsPath } from './cost-query.js';

/** Saves the groups as a file for spreadsheets. */
export function CostExport({ query }: { readonly query: CostQuery }) {
  const send = useSend();
  const { groupBy, dateFrom, dateTo } = query;
  const { mutate, isPending } = useMutation<boolean, Problem>({
    mutationFn: () =>
      saveStream(`costs-by-${groupBy}-${dateFrom}-${dateTo}.csv`, () =>
        send(costsPath, { query: { ...query, format: 'csv' } }),
      ),
    onSuccess: (isSaved) => isSaved && notifications.show({ message: 'The costs have been saved.' }),
    onError: ({ message }) => notifications.show({ color: 'red', title: 'The export has not worked', message }),
  });
  return (
    <Button variant="default" loading={isPending} onClick={() => mutate()}>
      Export as CSV
    </Button>
  );
}
