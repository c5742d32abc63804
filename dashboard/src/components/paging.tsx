import { Group, Pagination, Text } from '@mantine/core';
import type { Paged } from '../api/paged.js';
import { countOf } from './numbers.js';

/** Leads from page to page; nothing when there is only one. */
export function Paging({ paging: { page, pageSize, total, isEstimate, onPage } }: { readonly paging: Paged }) {
  const pages = Math.ceil(total / pageSize);
  if (pages <= 1) return null;
  return (
    <Group justify="space-between">
      <Text size="sm" c="dimmed">
        {isEstimate && 'about '}
        {countOf(total)} in all
      </Text>
      <Pagination total={pages} value={page} onChange={onPage} getControlProps={pageLabel} />
    </Group>
  );
}

function pageLabel(control: 'first' | 'previous' | 'last' | 'next') {
  return { 'aria-label': `${control} page` };
}
