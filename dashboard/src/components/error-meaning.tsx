import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';

/** What an error code means and what to do about it, from the list of all codes; nothing for a code of another's plugin. */
export function ErrorMeaning({ code }: { readonly code: string }) {
  const { data } = useQuery({
    queryKey: ['error codes'],
    queryFn: async () => (await import('./known-errors.js')).knownErrors,
    staleTime: Infinity,
  });
  const known = data?.get(code);
  if (!known) return null;
  return (
    <Text size="sm" c="dimmed" component="div" mt={4}>
      {known.meaning} {known.advice}
    </Text>
  );
}
