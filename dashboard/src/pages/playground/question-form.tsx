import { Button, Group, Stack, Textarea } from '@mantine/core';
import type { KeyboardEvent, ReactNode, SubmitEvent } from 'react';

interface QuestionFormProps {
  readonly question: string;
  readonly onChange: (question: string) => void;
  readonly canAsk: boolean;
  /** Why no request can be made of the settings. */
  readonly reason: string | undefined;
  readonly onAsk: () => void;
  /** Ends the answer that is arriving; absent when there is none. */
  readonly onStop: (() => void) | undefined;
  /** More buttons. */
  readonly children: ReactNode;
}

/** Takes a question, and stops its answer. */
export function QuestionForm({ question, onChange, canAsk, reason, onAsk, onStop, children }: QuestionFormProps) {
  function submit(event: SubmitEvent): void {
    event.preventDefault();
    if (canAsk) onAsk();
  }
  function askOnEnter(event: KeyboardEvent): void {
    // Enter may also end the input of a character.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (canAsk) onAsk();
  }
  return (
    <form onSubmit={submit}>
      <Stack gap="xs">
        <Textarea
          label="Message"
          description="Enter sends it; Shift and Enter begin a new line."
          autosize
          minRows={2}
          maxRows={12}
          value={question}
          onChange={(event) => onChange(event.currentTarget.value)}
          onKeyDown={askOnEnter}
          error={reason}
        />
        <Group>
          {onStop ? (
            <Button color="red" onClick={onStop}>
              Stop
            </Button>
          ) : (
            <Button type="submit" disabled={!canAsk}>
              Send
            </Button>
          )}
          {children}
        </Group>
      </Stack>
    </form>
  );
}
