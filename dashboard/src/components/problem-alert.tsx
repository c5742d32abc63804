import { Alert, Button, Code, Group } from '@mantine/core';
import type { Problem } from '../api/problem.js';

interface ProblemAlertProps {
  readonly problem: Problem | null | undefined;
  /** For what can be read again. */
  readonly onRetry?: (() => unknown) | undefined;
}

/** Says why something has not worked; nothing while there is no problem. */
export function ProblemAlert({ problem, onRetry }: ProblemAlertProps) {
  if (!problem) return null;
  const title = problem.status === 403 ? 'Not allowed' : 'This did not work';
  return (
    <Alert color="red" title={title} role="alert">
      <span className="whole-text">{problem.message}</span>
      {problem.code !== undefined && (
        <>
          {' '}
          <Code>{problem.code}</Code>
        </>
      )}
      {onRetry && problem.status !== 403 && problem.status !== 404 && (
        <Group mt="xs">
          <Button size="compact-sm" variant="default" onClick={onRetry}>
            Try again
          </Button>
        </Group>
      )}
    </Alert>
  );
}
