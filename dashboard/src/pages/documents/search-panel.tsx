import { Badge, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useChange } from '../../api/requests.js';
import type { DocumentSearchInput, DocumentSearchOutput, FoundDocument } from '../../api/schemas.js';
import { PhraseForm } from '../../components/phrase-form.js';
import { ProblemAlert } from '../../components/problem-alert.js';

/** Tries what models would find. It finds no restricted documents, because it goes through no connection. */
export function SearchPanel() {
  const search = useChange<DocumentSearchOutput>([]);
  function submit(phrase: string): void {
    const body: DocumentSearchInput = { search_phrases: [phrase], limit: 10 };
    search.mutate({ method: 'POST', path: 'v1/management/documents/search', body });
  }
  const foundNothing = search.error?.code === 'GW_SEARCH_NO_MATCH';
  return (
    <Stack component="section" aria-label="Search" gap="sm" mt="md">
      <Title order={2} size="h4">
        Search
      </Title>
      <PhraseForm
        description="Finds what a model would find, except restricted documents."
        maxLength={2_000}
        isPending={search.isPending}
        onSearch={submit}
      />
      {foundNothing ? (
        <Text c="dimmed" role="status">
          No passage matches. Try other words.
        </Text>
      ) : (
        <ProblemAlert problem={search.error} />
      )}
      {search.data?.documents.map((found) => (
        <Found key={found.documentIdentifier} found={found} />
      ))}
    </Stack>
  );
}

function Found({
  found: { fileName, relevanceScore, snippet, place, headings = [], metadata },
}: {
  readonly found: FoundDocument;
}) {
  return (
    <Paper withBorder p="md" component="article">
      <Group gap="xs">
        <Text size="sm" fw={600} className="whole-text">
          {fileName}
          {place !== undefined && `, ${place}`}
        </Text>
        <Badge variant="light">relevance {relevanceScore}</Badge>
      </Group>
      {headings.length > 0 && (
        <Text size="xs" c="dimmed">
          {headings.join(' › ')}
        </Text>
      )}
      <Text size="sm" className="whole-text" mt={4}>
        {snippet}
      </Text>
      {metadata !== undefined && (
        <Text size="xs" c="dimmed" ff="monospace" className="whole-text" mt={4}>
          {metadata}
        </Text>
      )}
    </Paper>
  );
}
