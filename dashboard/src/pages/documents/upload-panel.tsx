import { Button, FileButton, Group, Paper, Progress, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { type DragEvent, useState } from 'react';
import type { KeyedConnection } from '../../api/page-key.js';
import { useUnsaved } from '../../shell/address.js';
import { ClassificationChoice } from './classification-choice.js';
import { type Upload, type UploadTerms, useUploads } from './use-uploads.js';

/** Takes files, by a dialog or dropped onto it, and shows how far they are. */
export function UploadPanel({ keyed }: { readonly keyed: KeyedConnection }) {
  const { uploads, add, clear } = useUploads(keyed);
  const [terms, setTerms] = useState<UploadTerms>({ classification: 'confidential', tags: '' });
  const [isOver, setOver] = useState(false);
  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    add([...event.dataTransfer.files], terms);
  }
  useUnsaved(uploads.some(({ state }) => state === 'waiting' || state === 'sending'));
  const hasEnded = uploads.some(({ state }) => state === 'done' || state === 'failed');
  return (
    <Paper
      withBorder
      p="md"
      component="section"
      aria-label="Upload"
      onDragOver={(event: DragEvent) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      bg={isOver ? 'var(--mantine-primary-color-light)' : 'var(--mantine-color-body)'}
    >
      <Stack>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <ClassificationChoice
            value={terms.classification}
            onChange={(classification) => setTerms((before) => ({ ...before, classification }))}
          />
          <TextInput
            label="Tags"
            description="Separated by commas."
            maxLength={2_000}
            value={terms.tags}
            onChange={(event) => setTerms({ ...terms, tags: event.currentTarget.value })}
          />
        </SimpleGrid>
        <Group>
          <FileButton multiple onChange={(files) => add(files, terms)}>
            {(props) => <Button {...props}>Upload files</Button>}
          </FileButton>
          <Text size="sm" c="dimmed">
            or drop them here: PDF, Office, text, CSV, RTF, JSONL, HTML, EPUB, e-mail, pictures.
          </Text>
        </Group>
        {uploads.length > 0 && (
          <Stack gap="xs" component="ul" p={0} m={0} style={{ listStyle: 'none' }} aria-label="Uploads">
            {uploads.map((upload) => (
              <UploadLine key={upload.id} upload={upload} />
            ))}
          </Stack>
        )}
        {hasEnded && (
          <Group>
            <Button size="compact-sm" variant="default" onClick={clear}>
              Clear the list
            </Button>
          </Group>
        )}
      </Stack>
    </Paper>
  );
}

const words = { waiting: 'waiting', sending: 'being sent', done: 'uploaded', failed: 'failed' } as const;
const colors = { waiting: 'gray', sending: 'water', done: 'green', failed: 'red' } as const;

function UploadLine({ upload: { fileName, state, share, reason } }: { readonly upload: Upload }) {
  return (
    <li>
      <Group justify="space-between">
        <Text size="sm" className="whole-text">
          {fileName}
        </Text>
        <Text size="sm" c={state === 'failed' ? 'red' : 'dimmed'}>
          {words[state]}
        </Text>
      </Group>
      <Progress.Root size="sm">
        <Progress.Section
          value={state === 'failed' ? 100 : 100 * share}
          color={colors[state]}
          aria-label={`${fileName}, how much has been sent`}
        />
      </Progress.Root>
      {reason !== undefined && (
        <Text size="sm" c="red" role="alert" className="whole-text">
          {reason}
        </Text>
      )}
    </li>
  );
}
