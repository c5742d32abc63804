import { Button, Group, Stack, Text, TextInput, Title, type TitleOrder } from '@mantine/core';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import type { Problem } from '../api/problem.js';
import { ProblemAlert } from './problem-alert.js';

interface PassageSearchProps {
  readonly order: TitleOrder;
  readonly description: string;
  readonly maxLength: number;
  readonly isPending: boolean;
  readonly foundNothing: boolean;
  readonly problem: Problem | null;
  readonly onSearch: (phrase: string) => void;
  /** The passages that were found. */
  readonly children: ReactNode;
}

/** A question, and the passages that it finds. */
export function PassageSearch(props: PassageSearchProps) {
  const { order, description, maxLength, isPending, foundNothing, problem, onSearch, children } = props;
  const [phrase, setPhrase] = useState('');
  function submit(event: SubmitEvent): void {
    event.preventDefault();
    onSearch(phrase.trim());
  }
  return (
    <Stack component="section" aria-label="Search" gap="sm">
      <Title order={order} size="h4">
        Search
      </Title>
      <form onSubmit={submit}>
        <Group align="flex-end">
          <TextInput
            label="Question or words"
            description={description}
            required
            flex={1}
            miw={220}
            maxLength={maxLength}
            value={phrase}
            onChange={(event) => setPhrase(event.currentTarget.value)}
          />
          <Button type="submit" disabled={phrase.trim() === ''} loading={isPending}>
            Search
          </Button>
        </Group>
      </form>
      <ProblemAlert problem={problem} />
      {foundNothing && (
        <Text c="dimmed" role="status">
          No passage matches. Try other words.
        </Text>
      )}
      {children}
    </Stack>
  );
}
