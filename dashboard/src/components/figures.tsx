import { Paper, SimpleGrid, Text } from '@mantine/core';
import type { ReactNode } from 'react';

/** A number that sums up a page, and what belongs to it. */
export type Figure = readonly [title: string, value: ReactNode, more?: string | undefined];

/** The numbers that sum up a page, beside each other. */
export function Figures({ of }: { readonly of: readonly Figure[] }) {
  return (
    <SimpleGrid cols={{ base: 2, sm: 3, lg: 6 }}>
      {of.map(([title, value, more]) => (
        <FigureTile key={title} title={title} value={value} more={more} />
      ))}
    </SimpleGrid>
  );
}

interface FigureTileProps {
  readonly title: string;
  readonly value: ReactNode;
  readonly more?: string | undefined;
}

/** One number, below its title. */
export function FigureTile({ title, value, more }: FigureTileProps) {
  return (
    <Paper withBorder p="md">
      <Text size="sm" c="dimmed">
        {title}
      </Text>
      <Text fw={700} size="lg" component="div" className="figure">
        {value}
      </Text>
      {more !== undefined && (
        <Text size="xs" c="dimmed">
          {more}
        </Text>
      )}
    </Paper>
  );
}
