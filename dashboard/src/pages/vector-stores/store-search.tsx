import { Badge, Button, Group, Paper, Stack, Text, TextInput, Title } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
import type { KeyedConnection } from '../../api/page-key.js';
import { useChange } from '../../api/requests.js';
import type { VectorStoreSearch, VectorStoreSearchPage } from '../../api/schemas.js';
import { ProblemAlert } from '../../components/problem-alert.js';
import { storesPath } from './stores.js';

interface StoreSearchProps {
  readonly storeId: string;
  readonly keyed: KeyedConnection;
}

/** Tries what an app finds in a store. */
export function StoreSearch({ storeId, keyed }: StoreSearchProps) {
  const [phrase, setPhrase] = useState('');
  const search = useChange<VectorStoreSearchPage>([], undefined, keyed);
  function submit(event: SubmitEvent): void {
    event.preventDefault();
    const body: VectorStoreSearch = { query: phrase.trim() };
    search.mutate({ method: 'POST', path: `${storesPath}/${storeId}/search`, body });
  }
  return (
    <Stack component="section" aria-label="Search" gap="sm">
      <Title order={3} size="h4">
        Search
      </Title>
      <form onSubmit={submit}>
        <Group align="flex-end">
          <TextInput
            label="Question or words"
            description="Finds what an app finds through this connection, with its policies."
            required
            flex={1}
            miw={220}
            maxLength={4_096}
            value={phrase}
            onChange={(event) => setPhrase(event.currentTarget.value)}
          />
          <Button type="submit" disabled={phrase.trim() === ''} loading={search.isPending}>
            Search
          </Button>
        </Group>
      </form>
      <ProblemAlert problem={search.error} />
      {search.data?.data.length === 0 && (
        <Text c="dimmed" role="status">
          No passage matches. Try other words.
        </Text>
      )}
      {search.data?.data.map(({ file_id: id, filename, score, content }, index) => (
        // A file may be found with several passages.
        <Paper key={`${id} ${index}`} withBorder p="md" component="article">
          <Group gap="xs">
            <Text size="sm" fw={600} className="whole-text">
              {filename}
            </Text>
            <Badge variant="light">score {score.toFixed(2)}</Badge>
          </Group>
          {content.map(({ text }) => (
            <Text key={text} size="sm" className="whole-text" mt={4}>
              {text}
            </Text>
          ))}
        </Paper>
      ))}
    </Stack>
  );
}
