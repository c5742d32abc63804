import type { ReactNode } from 'react';
import { useRead } from '../../api/requests.js';
import type { Prompt } from '../../api/schemas.js';
import { Loading } from '../../components/loading.js';
import { Page } from '../../components/page.js';
import { ProblemAlert } from '../../components/problem-alert.js';

/** Reads a template, and shows what is made of it. */
export function WithPrompt({
  promptId,
  children,
}: {
  readonly promptId: string;
  readonly children: (prompt: Prompt) => ReactNode;
}) {
  const { data, error, refetch } = useRead<Prompt>(`v1/management/prompts/${encodeURIComponent(promptId)}`);
  if (data) return children(data);
  return (
    <Page title="Prompt template" above={['Prompts', '/prompts']}>
      {error ? <ProblemAlert problem={error} onRetry={refetch} /> : <Loading />}
    </Page>
  );
}
