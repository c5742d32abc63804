import { Box, Code } from '@mantine/core';
import { CopyAction } from './copy-action.js';

/** Lines of code to copy. */
export function CodeBlock({ code, label }: { readonly code: string; readonly label: string }) {
  return (
    <Box pos="relative">
      <Code block tabIndex={0} aria-label={label} role="group" pt={36} style={{ overflowX: 'auto' }}>
        {code}
      </Code>
      <Box pos="absolute" top={6} right={6}>
        <CopyAction text={code} label={label} />
      </Box>
    </Box>
  );
}
