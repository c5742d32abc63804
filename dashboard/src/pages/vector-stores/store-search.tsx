import { Badge, Group, Paper, Stack, Text, Title } from '@mantine/core';
import type { KeyedConnection } from '../../api/page-key.js';
import { useChange } from '../../api/requests.js';
import type { VectorStoreSearch, VectorStoreSearchPage } from '../../api/schemas.js';
import { PhraseForm } from '../../components/phrase-form.js';
import { ProblemAlert } from '../../components/problem-alert.js';
import { storesPath } from './stores.js';

interface StoreSearchProps {
  readonly storeId: string;
  readonly keyed: KeyedConnection;
}

/** Tries what an app finds in a store. */
export function StoreSearch({ storeId, keyed }: StoreSearchProps) {
  const search = useChange<VectorStoreSearchPage>([], undefined, keyed);
  function submit(query: string): void {
    const body: VectorStoreSearch = { query };
    search.mutate({ method: 'POST', path: `${storesPath}/${storeId}/search`, body });
  }
  return (
    <Stack component="section" aria-label="Search" gap="sm">
      <Title order={3} size="h4">
        Search
      </Title>
      <PhraseForm
        description="Finds what an app finds through this connection, with its policies."
        maxLength={4_096}
        isPending={search.isPending}
        onSearch={submit}
      />
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
