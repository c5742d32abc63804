import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';

interface ErrorMeaningProps {
  readonly code: string;
  /** The most lines that are shown; all if absent. */
  readonly lines?: number;
}

/** What an error code means and what to do about it, from the list of all codes; nothing for a code of another's plugin. */
export function ErrorMeaning({ code, lines }: ErrorMeaningProps) {
  const { data } = useQuery({
    queryKey: ['error codes'],
    queryFn: async () => (await import('./known-errors.js')).knownErrors,
    staleTime: Infinity,
  });
  const known = data?.get(code);
  if (!known) return null;
  return (
    <Text size="sm" c="dimmed" component="div" mt={4} {...(lines !== undefined && { lineClamp: lines })}>
      {known.meaning} {known.advice}
    </Text>
  );
}
