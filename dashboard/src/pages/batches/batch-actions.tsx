import { Button, Group } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import type { KeyedConnection } from '../../api/page-key.js';
import type { Problem } from '../../api/problem.js';
import { useChange, useSend } from '../../api/requests.js';
import { saveStream } from '../../api/save-stream.js';
import { Confirm } from '../../components/confirm.js';
import type { Batch } from './batch-forms.js';

interface ActionProps {
  readonly batch: Batch;
  readonly keyed: KeyedConnection;
}

/** Ends a batch early. @param path of the list of batches */
export function CancelBatch({ batch: { id, status }, path, keyed }: ActionProps & { readonly path: string }) {
  const [isAsking, { open, close }] = useDisclosure();
  const cancel = useChange([path], 'The batch ends: what runs is finished, and nothing else is sent.', keyed);
  return (
    <>
      <Button
        size="compact-sm"
        variant="default"
        aria-label={`Cancel ${id}`}
        // It is being cancelled, or all of its requests have results.
        disabled={status.startsWith('cancel') || status === 'finalizing'}
        onClick={open}
      >
        Cancel
      </Button>
      <Confirm
        title={`Cancel ${id}?`}
        action="Cancel the batch"
        isOpen={isAsking}
        change={cancel}
        onConfirm={() => cancel.mutate({ method: 'POST', path: `${path}/${id}/cancel` }, { onSuccess: close })}
        onClose={close}
      >
        Requests that run are finished, and no others are sent. The results so far stay.
      </Confirm>
    </>
  );
}

interface DeleteProps extends ActionProps {
  /** Of the list of batches. */
  readonly path: string;
  readonly onDeleted: (() => void) | undefined;
}

/** Deletes a batch that has ended. */
export function DeleteBatch({ batch: { id }, path, keyed, onDeleted }: DeleteProps) {
  const [isAsking, { open, close }] = useDisclosure();
  const remove = useChange([path], 'The batch has been deleted.', keyed);
  function removed(): void {
    close();
    onDeleted?.();
  }
  return (
    <>
      <Button size="compact-sm" variant="subtle" color="red" aria-label={`Delete ${id}`} onClick={open}>
        Delete
      </Button>
      <Confirm
        title={`Delete ${id}?`}
        action="Delete"
        isOpen={isAsking}
        change={remove}
        onConfirm={() => remove.mutate({ method: 'DELETE', path: `${path}/${id}` }, { onSuccess: removed })}
        onClose={close}
      >
        Its results are deleted with it. What it cost, and its requests in the history, stay.
      </Confirm>
    </>
  );
}

/** Saves the results of a batch that has ended. */
export function DownloadResults({ batch: { id, downloads }, keyed }: ActionProps) {
  const send = useSend(keyed);
  const { mutate, isPending } = useMutation<boolean, Problem, (typeof downloads)[number]>({
    mutationFn: ([what, path]) => saveStream(`${id}-${what.toLowerCase()}.jsonl`, () => send(path)),
    onError: ({ message }) => notifications.show({ color: 'red', title: 'The download has not worked', message }),
  });
  return (
    <Group gap="xs" wrap="nowrap">
      {downloads.map((download) => (
        <Button
          key={download[0]}
          size="compact-sm"
          variant="default"
          loading={isPending}
          aria-label={`Download ${download[0].toLowerCase()} of ${id}`}
          onClick={() => mutate(download)}
        >
          {download[0]}
        </Button>
      ))}
    </Group>
  );
}
