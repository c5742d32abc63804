import { Badge, Group, Paper, Text } from '@mantine/core';
import type { KeyedConnection } from '../../api/page-key.js';
import { useChange } from '../../api/requests.js';
import type { VectorStoreSearch, VectorStoreSearchPage } from '../../api/schemas.js';
import { PassageSearch } from '../../components/passage-search.js';
import { storesPath } from './stores.js';

interface StoreSearchProps {
  readonly storeId: string;
  readonly keyed: KeyedConnection;
}

/** Tries what an app finds in a store. */
export function StoreSearch({ storeId, keyed }: StoreSearchProps) {
  const search = useChange<VectorStoreSearchPage>([], undefined, keyed);
  function find(query: string): void {
    const body: VectorStoreSearch = { query };
    search.mutate({ method: 'POST', path: `${storesPath}/${storeId}/search`, body });
  }
  return (
    <PassageSearch
      order={3}
      description="Finds what an app finds through this connection, with its policies."
      maxLength={4_096}
      isPending={search.isPending}
      foundNothing={search.data?.data.length === 0}
      problem={search.error}
      onSearch={find}
    >
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
    </PassageSearch>
  );
}
