import { Anchor, Group, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useLayoutEffect } from 'react';
import { asItWasLeft } from '../shell/address.js';

interface PageProps {
  readonly title: string;
  /** One sentence under the title. */
  readonly about?: ReactNode;
  /** Buttons at the right of the title. */
  readonly actions?: ReactNode;
  /** The page above this one: title and path. */
  readonly above?: readonly [title: string, path: string];
  readonly children: ReactNode;
}

/** A page with its title, which is the browser's too. */
export function Page({ title, about, actions, above, children }: PageProps) {
  useLayoutEffect(() => {
    document.title = `${title} · Sluice`;
  }, [title]);
  return (
    <Stack maw={1440} mx="auto">
      <Group justify="space-between" align="flex-start">
        <div className="page-head">
          {above && (
            <Anchor href={`#${asItWasLeft(above[1])}`} size="sm">
              ← {above[0]}
            </Anchor>
          )}
          <Title order={1} size="h2">
            {title}
          </Title>
          {about !== undefined && (
            <Text c="dimmed" maw={720}>
              {about}
            </Text>
          )}
        </div>
        <Group gap="xs">{actions}</Group>
      </Group>
      {children}
    </Stack>
  );
}
