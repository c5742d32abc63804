import { Button, Group } from '@mantine/core';
import type { CursorPaged } from '../api/cursor-pages.js';

/** Leads through a list whose length nobody tells; nothing when there is only one page. */
export function CursorPaging({ paging: { newer, older } }: { readonly paging: CursorPaged }) {
  if (!newer && !older) return null;
  return (
    <Group justify="flex-end">
      <Button variant="default" disabled={!newer} onClick={newer}>
        Newer
      </Button>
      <Button variant="default" disabled={!older} onClick={older}>
        Older
      </Button>
    </Group>
  );
}
