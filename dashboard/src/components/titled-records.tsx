import { Stack, Title } from '@mantine/core';
import { Records, type RecordsProps } from './records.js';

/** A table below its title, which also names it. */
export function TitledRecords<Item>({
  title,
  ...records
}: { readonly title: string } & Omit<RecordsProps<Item>, 'caption'>) {
  return (
    <Stack gap="xs">
      <Title order={2} size="h4">
        {title}
      </Title>
      <Records caption={title} {...records} />
    </Stack>
  );
}
