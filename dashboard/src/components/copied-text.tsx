import { Code, Group } from '@mantine/core';
import { CopyAction } from './copy-action.js';

/** A text that people copy: an id, a secret, an address. */
export function CopiedText({ text, label }: { readonly text: string; readonly label: string }) {
  return (
    <Group gap="xs" wrap="nowrap">
      <Code style={{ overflowWrap: 'anywhere' }}>{text}</Code>
      <CopyAction text={text} label={label} />
    </Group>
  );
}
