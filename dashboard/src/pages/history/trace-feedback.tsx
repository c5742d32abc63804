import { Button, Group, Paper, Slider, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useChange, useRead } from '../../api/requests.js';
import type { Feedback, FeedbackPage } from '../../api/schemas.js';
import { useMay } from '../../api/session.js';
import { ProblemAlert } from '../../components/problem-alert.js';
import { useOnce } from '../../components/use-once.js';
import { useUnsaved } from '../../shell/address.js';
import { FeedbackEntryText } from '../feedback/feedback-entry-text.js';

const reporting = 'v1/management/reporting';

/** Feedback that was given on an answer, and a form for another. */
export function TraceFeedback({ traceId }: { readonly traceId: string }) {
  const read = useRead<FeedbackPage>(`${reporting}/feedback`, { query: { trace_id: traceId, pageSize: 100 } });
  const mayGive = useMay('editor');
  return (
    <Stack gap="xs">
      <ProblemAlert problem={read.error} onRetry={read.refetch} />
      {read.data?.items.map((entry) => (
        <Paper key={entry.version} withBorder p="sm">
          <FeedbackEntryText entry={entry} />
        </Paper>
      ))}
      {read.data?.items.length === 0 && (
        <Text size="sm" c="dimmed">
          Nobody has rated this answer yet.
        </Text>
      )}
      {mayGive && <FeedbackForm traceId={traceId} />}
    </Stack>
  );
}

function FeedbackForm({ traceId }: { readonly traceId: string }) {
  const [value, setValue] = useState(100);
  const [comment, setComment] = useState('');
  const [version, setVersion] = useState('');
  const give = useChange([`${reporting}/feedback`, `${reporting}/messages/history`], 'The feedback has been stored.');
  useUnsaved(comment.trim() !== '');
  function send(): void {
    const body: Feedback = {
      value,
      ...(comment.trim() !== '' && { metadata: comment.trim() }),
      ...(version.trim() !== '' && { version: version.trim() }),
    };
    const path = `${reporting}/trace/feedback/${traceId}`;
    give.mutate({ method: 'POST', path, body }, { onSuccess: () => setComment((now) => (now === comment ? '' : now)) });
  }
  const submit = useOnce(send, give.isPending);
  return (
    <Paper withBorder p="md">
      <form onSubmit={submit} aria-label="Give feedback">
        <Stack maw={560}>
          <Rating value={value} onChange={setValue} />
          <Textarea
            label="Comment"
            autosize
            minRows={2}
            maxLength={10_000}
            value={comment}
            onChange={(event) => setComment(event.currentTarget.value)}
          />
          <TextInput
            label="Version"
            description="Who rates, such as a name. A second rating with the same version replaces the first."
            maxLength={200}
            value={version}
            onChange={(event) => setVersion(event.currentTarget.value)}
          />
          <ProblemAlert problem={give.error} />
          <Group>
            <Button type="submit" loading={give.isPending}>
              Give feedback
            </Button>
          </Group>
        </Stack>
      </form>
    </Paper>
  );
}

interface RatingProps {
  /** From 0 to 100. */
  readonly value: number;
  readonly onChange: (value: number) => void;
}

function Rating({ value, onChange }: RatingProps) {
  return (
    <div>
      <Text size="sm" fw={500}>
        Rating: {value} of 100
      </Text>
      <Slider
        thumbLabel="Rating from 0, bad, to 100, good"
        label={null}
        step={5}
        marks={[
          { value: 0, label: 'bad' },
          { value: 100, label: 'good' },
        ]}
        mb="lg"
        mx="xs"
        value={value}
        onChange={onChange}
      />
    </div>
  );
}
