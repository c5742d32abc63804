import { Box, Button, Code, CopyButton } from '@mantine/core';

/** Lines of code to copy. */
export function CodeBlock({ code, label }: { readonly code: string; readonly label: string }) {
  return (
    <Box pos="relative">
      <Code block tabIndex={0} aria-label={label} pt="lg" style={{ overflowX: 'auto' }}>
        {code}
      </Code>
      <CopyButton value={code}>
        {({ copied, copy }) => (
          <Button
            size="compact-xs"
            variant="default"
            pos="absolute"
            top={6}
            right={6}
            onClick={copy}
            aria-label={`Copy ${label}`}
          >
            {copied ? 'Copied' : 'Copy'}
          </Button>
        )}
      </CopyButton>
    </Box>
  );
}
