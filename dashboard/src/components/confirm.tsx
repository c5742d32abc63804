import { Button, Group, Modal, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ChangeState } from '../api/requests.js';
import { ProblemAlert } from './problem-alert.js';
import { useOnce } from './use-once.js';

interface ConfirmProps {
  readonly title: string;
  /** What will happen. */
  readonly children: ReactNode;
  /** The word on the button: `Delete`. */
  readonly action: string;
  readonly isOpen: boolean;
  /** What is asked for. */
  readonly change: ChangeState & { readonly reset: () => void };
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before something that cannot be undone. */
export function Confirm({ title, children, action, isOpen, change, onConfirm, onClose }: ConfirmProps) {
  const confirmOnce = useOnce(onConfirm, change.isPending);
  // It stays until it is known what has come of it; the next question begins without the last one's problem.
  function close(): void {
    if (change.isPending) return;
    change.reset();
    onClose();
  }
  return (
    <Modal opened={isOpen} onClose={close} title={title} centered>
      <Stack>
        <div>{children}</div>
        <ProblemAlert problem={change.error} />
        <Group justify="flex-end">
          <Button variant="default" disabled={change.isPending} onClick={close}>
            Cancel
          </Button>
          <Button color="red" loading={change.isPending} onClick={confirmOnce}>
            {action}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
