import { Alert, Button, Group, Modal, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { CopiedText } from '../copied-text.js';

interface ShownOnceProps {
  readonly title: string;
  readonly secret: string;
  /** What the secret is called by its copy button: `API key`. */
  readonly label: string;
  /** How it is used. */
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** Shows a secret that was just created. It closes with its button only, so that a stray click does not lose the secret. */
export function ShownOnce({ title, secret, label, children, onClose }: ShownOnceProps) {
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      size="xl"
      centered
      closeOnClickOutside={false}
      closeOnEscape={false}
      withCloseButton={false}
    >
      <Stack>
        <Alert color="yellow" title="Copy it now">
          The gateway keeps only a hash of it. It is not shown again.
        </Alert>
        <div>
          <Text size="sm" fw={500} mb={4}>
            {label}
          </Text>
          <CopiedText text={secret} label={label} />
        </div>
        {children}
        <Group justify="flex-end">
          <Button onClick={onClose}>I have copied it</Button>
        </Group>
      </Stack>
    </Modal>
  );
}
