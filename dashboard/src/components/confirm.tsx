import { Button, Group, Modal, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Problem } from '../api/problem.js';
import { ProblemAlert } from './problem-alert.js';

interface ConfirmProps {
  readonly title: string;
  /** What will happen. */
  readonly children: ReactNode;
  /** The word on the button: `Delete`. */
  readonly action: string;
  readonly isOpen: boolean;
  readonly isBusy: boolean;
  readonly problem: Problem | null;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before something that cannot be undone. */
export function Confirm({ title, children, action, isOpen, isBusy, problem, onConfirm, onClose }: ConfirmProps) {
  return (
    <Modal opened={isOpen} onClose={onClose} title={title} centered>
      <Stack>
        <div>{children}</div>
        <ProblemAlert problem={problem} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button color="red" loading={isBusy} onClick={onConfirm}>
            {action}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
