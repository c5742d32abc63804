import { Button, Code, CopyButton, Group } from '@mantine/core';

/** A text that people copy: an id, a secret, an address. */
export function CopiedText({ text, label }: { readonly text: string; readonly label: string }) {
  return (
    <Group gap="xs" wrap="nowrap">
      <Code style={{ overflowWrap: 'anywhere' }}>{text}</Code>
      <CopyButton value={text}>
        {({ copied, copy }) => (
          <Button size="compact-xs" variant="default" flex="none" onClick={copy} aria-label={`Copy ${label}`}>
            {copied ? 'Copied' : 'Copy'}
          </Button>
        )}
      </CopyButton>
    </Group>
  );
}
