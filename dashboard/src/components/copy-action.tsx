import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { copyText } from './copy-text.js';

interface CopyActionProps {
  readonly text: string;
  /** What is copied, for people who do not see what is beside the button: `trace id`. */
  readonly label: string;
  /** The words on the button. */
  readonly words?: string;
}

/** As long as the notices in the corner. */
const shownMs = 4_000;

/** A button that copies a text, and says that it has. */
export function CopyAction({ text, label, words = 'Copy' }: CopyActionProps) {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  useEffect(() => {
    if (outcome === undefined) return;
    const timer = setTimeout(() => setOutcome(undefined), shownMs);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = (): void => {
    copyText(text).then(
      () => setOutcome('copied'),
      () => setOutcome('failed'),
    );
  };
  return (
    <Button size="compact-xs" variant="default" flex="none" onClick={copy} aria-label={`Copy ${label}`}>
      <span role="status">{outcome === undefined ? words : outcome === 'copied' ? 'Copied' : 'Not copied'}</span>
    </Button>
  );
}
