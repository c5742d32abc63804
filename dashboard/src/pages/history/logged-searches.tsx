import { Badge, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useRead } from '../../api/requests.js';
import type { LoggedSearch } from '../../api/schemas.js';
import { ProblemAlert } from '../../components/problem-alert.js';
import { Time } from '../../components/time.js';

const origins = { tool: 'asked by the model', template: 'in a prompt template', forced: 'for every request' } as const;

/** What searches of documents found for a request, if its connection keeps that. For admins. */
export function LoggedSearches({ traceId }: { readonly traceId: string }) {
  const { data, error, refetch } = useRead<{ readonly items: readonly LoggedSearch[] }>(
    `v1/management/reporting/traces/${traceId}/searches`,
  );
  if (data?.items.length === 0 || error?.status === 404) return null;
  return (
    <Stack gap="xs" mt="md">
      <Title order={2} size="h4">
        Searches of documents
      </Title>
      <ProblemAlert problem={error} onRetry={refetch} />
      {data?.items.map((search) => (
        <Paper key={search.searchId} withBorder p="md">
          <Text size="sm" c="dimmed">
            <Time at={search.created} />, {origins[search.origin]}
          </Text>
          <Text size="sm" fw={500} className="whole-text">
            {search.search_phrases.join(' · ')}
          </Text>
          {search.documents.length === 0 && <Text size="sm">Nothing matched.</Text>}
          {search.documents.map((found) => (
            <FoundPassage key={`${found.documentIdentifier} ${textOf(found, 'chunkId')}`} found={found} />
          ))}
        </Paper>
      ))}
    </Stack>
  );
}

function FoundPassage({ found }: { readonly found: LoggedSearch['documents'][number] }) {
  return (
    <div>
      <Group gap="xs" mt="sm">
        <Text size="sm" fw={500}>
          {textOf(found, 'fileName') || found.documentIdentifier}
        </Text>
        <Badge variant="light">relevance {found.relevanceScore}</Badge>
      </Group>
      <Text size="sm" className="whole-text" lineClamp={8}>
        {textOf(found, 'snippet')}
      </Text>
    </div>
  );
}

function textOf(found: Readonly<Record<string, unknown>>, name: string): string {
  const value = found[name];
  return typeof value === 'string' ? value : '';
}
