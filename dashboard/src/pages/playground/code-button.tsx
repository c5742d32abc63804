import { Button, Code, CopyButton, Modal, Stack, Tabs, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { InferenceRequest } from '../../api/schemas.js';
import { asCurl, asOpenaiSdk } from './request-as-code.js';

interface CodeButtonProps {
  /** Undefined while the settings make no request. */
  readonly request: InferenceRequest | undefined;
  readonly connectionId: string;
}

/** Shows the request as code that somebody can put into a program. */
export function CodeButton({ request, connectionId }: CodeButtonProps) {
  const [isOpen, { open, close }] = useDisclosure();
  return (
    <>
      <Button variant="default" disabled={!request} onClick={open}>
        Show as code
      </Button>
      <Modal opened={isOpen} onClose={close} title="The request as code" size="xl">
        {request && (
          <Stack>
            <Text size="sm" c="dimmed">
              The API key is read from the environment variable SLUICE_API_KEY.
            </Text>
            <Tabs defaultValue="curl">
              <Tabs.List mb="sm">
                <Tabs.Tab value="curl">curl</Tabs.Tab>
                <Tabs.Tab value="openai">OpenAI SDK</Tabs.Tab>
              </Tabs.List>
              <Tabs.Panel value="curl">
                <Snippet text={asCurl(request, connectionId)} />
              </Tabs.Panel>
              <Tabs.Panel value="openai">
                <Snippet text={asOpenaiSdk(request, connectionId)} />
              </Tabs.Panel>
            </Tabs>
          </Stack>
        )}
      </Modal>
    </>
  );
}

function Snippet({ text }: { readonly text: string }) {
  return (
    <Stack gap="xs" align="flex-start">
      <CopyButton value={text}>
        {({ copied, copy }) => (
          <Button size="compact-sm" variant="default" onClick={copy}>
            {copied ? 'Copied' : 'Copy'}
          </Button>
        )}
      </CopyButton>
      <Code block className="whole-text" w="100%">
        {text}
      </Code>
    </Stack>
  );
}
