import { Button, Modal, Stack, Tabs, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { InferenceRequest } from '../../api/schemas.js';
import { CodeBlock } from '../../components/code-block.js';
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
                <CodeBlock code={asCurl(request, connectionId)} label="the request for curl" />
              </Tabs.Panel>
              <Tabs.Panel value="openai">
                <CodeBlock code={asOpenaiSdk(request, connectionId)} label="the request for the OpenAI SDK" />
              </Tabs.Panel>
            </Tabs>
          </Stack>
        )}
      </Modal>
    </>
  );
}
