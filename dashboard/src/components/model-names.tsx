import { Text } from '@mantine/core';

const mostShown = 3;
const longestShown = 40;

/** The first models of a list. */
export function ModelNames({ of: models }: { readonly of: readonly string[] }) {
  const more = models.length - mostShown;
  return (
    <Text span inherit title={models.join(', ')}>
      {models
        .slice(0, mostShown)
        .map((model) => (model.length > longestShown ? `${model.slice(0, longestShown)}…` : model))
        .join(', ')}
      {more > 0 && ` and ${more} more`}
    </Text>
  );
}
