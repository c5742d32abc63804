import { Alert, Button, Group } from '@mantine/core';
import { type MouseEvent, useState } from 'react';
import type { ChangeState } from '../api/requests.js';
import { useUnsaved } from '../shell/address.js';
import { useFocusBack } from './focus-back.js';

/** Whether something is entered in a dialog, and what guards it. */
export interface Entered {
  /** For the form: notices that something is entered. */
  readonly watch: { readonly onInput: () => void; readonly onClick: (event: MouseEvent) => void };
  /** Closes the dialog if nothing was entered, and asks otherwise. While a change is under way it stays, for what comes of it. */
  readonly close: () => void;
  /** Nothing of what was entered can be lost any more. */
  readonly saved: () => void;
  /** Whether it asks. */
  readonly isAsking: boolean;
  readonly keep: () => void;
}

/** Keeps what was entered in the form of a dialog from being lost by a stray key or click, or by leaving the page. What opens it may be in the address. */
export function useEntered(
  onClose: () => void,
  { isPending }: Pick<ChangeState, 'isPending'>,
  openedBy?: string,
): Entered {
  const [isEntered, setEntered] = useState(false);
  const [isAsking, setAsking] = useState(false);
  useUnsaved(isEntered, openedBy);
  useFocusBack();
  return {
    watch: {
      onInput: () => setEntered(true),
      // Choosing from a list causes no input event.
      onClick: ({ target }) => target instanceof Element && target.closest('[role=option]') && setEntered(true),
    },
    close: () => isPending || (isEntered ? setAsking(true) : onClose()),
    saved: () => setEntered(false),
    isAsking,
    keep: () => setAsking(false),
  };
}

/** Asks whether what was entered may be lost. */
export function DiscardQuestion({
  onKeep,
  onDiscard,
}: {
  readonly onKeep: () => void;
  readonly onDiscard: () => void;
}) {
  return (
    <Alert color="yellow" title="Discard what you have entered?" role="alert">
      <Group mt="xs">
        <Button size="compact-sm" variant="default" autoFocus onClick={onKeep}>
          Keep it
        </Button>
        <Button size="compact-sm" color="red" onClick={onDiscard}>
          Discard
        </Button>
      </Group>
    </Alert>
  );
}
