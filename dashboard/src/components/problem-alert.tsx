import { Alert, Code } from '@mantine/core';
import type { Problem } from '../api/problem.js';

/** Says why something has not worked; nothing while there is no problem. */
export function ProblemAlert({ problem }: { readonly problem: Problem | null | undefined }) {
  if (!problem) return null;
  const title = problem.status === 403 ? 'Not allowed' : 'This has not worked';
  return (
    <Alert color="red" title={title} role="alert">
      <span className="whole-text">{problem.message}</span>
      {problem.code !== undefined && (
        <>
          {' '}
          <Code>{problem.code}</Code>
        </>
      )}
    </Alert>
  );
}
