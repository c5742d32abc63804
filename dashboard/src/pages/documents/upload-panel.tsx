import { Button, FileButton, Group, Paper, Progress, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { type DragEvent, useRef, useState } from 'react';
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
        <Terms terms={terms} onChange={(part) => setTerms((before) => ({ ...before, ...part }))} />
        <Group>
          <FileChoice onChoose={(files) => add(files, terms)} />
          <Text size="sm" c="dimmed">
            or drop them here: PDF, Office, text, CSV, RTF, JSONL, HTML, EPUB, e-mail, pictures.
          </Text>
        </Group>
        <UploadList uploads={uploads} onClear={clear} />
      </Stack>
    </Paper>
  );
}

interface TermsProps {
  readonly terms: UploadTerms;
  readonly onChange: (part: Partial<UploadTerms>) => void;
}

/** What is told about the files that are uploaded next. */
function Terms({ terms: { classification, tags }, onChange }: TermsProps) {
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <ClassificationChoice value={classification} onChange={(chosen) => onChange({ classification: chosen })} />
      <TextInput
        label="Tags"
        description="Separated by commas."
        maxLength={2_000}
        value={tags}
        onChange={(event) => onChange({ tags: event.currentTarget.value })}
      />
    </SimpleGrid>
  );
}

function FileChoice({ onChoose }: { readonly onChoose: (files: readonly File[]) => void }) {
  const forget = useRef<() => void>(null);
  function choose(files: readonly File[]): void {
    onChoose(files);
    // Browsers say nothing when the same file is chosen again, such as one that failed.
    forget.current?.();
  }
  return (
    <FileButton multiple resetRef={forget} onChange={choose}>
      {(props) => <Button {...props}>Upload files</Button>}
    </FileButton>
  );
}

interface UploadListProps {
  readonly uploads: readonly Upload[];
  readonly onClear: () => void;
}

function UploadList({ uploads, onClear }: UploadListProps) {
  const hasEnded = uploads.some(({ state }) => state === 'done' || state === 'failed');
  return (
    <>
      {uploads.length > 0 && (
        <Stack gap="xs" component="ul" p={0} m={0} style={{ listStyle: 'none' }} aria-label="Uploads">
          {uploads.map((upload) => (
            <UploadLine key={upload.id} upload={upload} />
          ))}
        </Stack>
      )}
      {hasEnded && (
        <Group>
          <Button size="compact-sm" variant="default" onClick={onClear}>
            Clear the list
          </Button>
        </Group>
      )}
    </>
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
