import { Button, Group, Modal, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ChangeState } from '../api/requests.js';
import { ProblemAlert } from './problem-alert.js';

interface ConfirmProps {
  readonly title: string;
  /** What will happen. */
  readonly children: ReactNode;
  /** The word on the button: `Delete`. */
  readonly action: string;
  readonly isOpen: boolean;
  /** What is asked for. */
  readonly change: ChangeState;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before something that cannot be undone. */
export function Confirm({ title, children, action, isOpen, change, onConfirm, onClose }: ConfirmProps) {
  return (
    <Modal opened={isOpen} onClose={onClose} title={title} centered>
      <Stack>
        <div>{children}</div>
        <ProblemAlert problem={change.error} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button color="red" loading={change.isPending} onClick={onConfirm}>
            {action}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
