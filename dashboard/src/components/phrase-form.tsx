import { Button, Group, TextInput } from '@mantine/core';
import { useState } from 'react';

interface PhraseFormProps {
  /** What a search finds. */
  readonly description: string;
  readonly maxLength: number;
  readonly isPending: boolean;
  readonly onSearch: (phrase: string) => void;
}

/** A form that asks for a question or words, to try what a search finds. */
export function PhraseForm({ description, maxLength, isPending, onSearch }: PhraseFormProps) {
  const [phrase, setPhrase] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(phrase.trim());
      }}
    >
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
  );
}
