import { Button, Group, Modal, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ChangeState } from '../api/requests.js';
import { DiscardQuestion, useEntered } from './entered.js';
import { ProblemAlert } from './problem-alert.js';
import { useOnce } from './use-once.js';

interface FormModalProps {
  readonly title: string;
  /** The fields. */
  readonly children: ReactNode;
  /** The word on the button: `Create`. */
  readonly action: string;
  /** Whether the fields can be sent as they are. */
  readonly isReady?: boolean;
  /** What the form asks for. */
  readonly change: ChangeState;
  /** The name in the page's query that opens it, if one does. */
  readonly openedBy?: string;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
}

/** A form in a dialog. What was entered stays when it is refused, and a stray key or click does not lose it. */
export function FormModal({
  title,
  children,
  action,
  isReady = true,
  change,
  openedBy,
  onSubmit,
  onClose,
}: FormModalProps) {
  const entered = useEntered(onClose, change, openedBy);
  const submit = useOnce(onSubmit, change.isPending);
  return (
    <Modal opened onClose={entered.close} title={title} centered size="lg">
      <form onSubmit={submit} {...entered.watch}>
        <Stack>
          {children}
          <ProblemAlert problem={change.error} />
          {entered.isAsking && <DiscardQuestion onKeep={entered.keep} onDiscard={onClose} />}
          <Group justify="flex-end">
            <Button variant="default" disabled={change.isPending} onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" disabled={!isReady} loading={change.isPending}>
              {action}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
