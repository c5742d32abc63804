import { Alert, Button, Drawer, Group, Stack, Table, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type ReactNode, type SubmitEvent, useEffect, useState } from 'react';
import type { KeyedConnection } from '../../api/page-key.js';
import { useChange } from '../../api/requests.js';
import type { Document, DocumentUpdate, DocumentUrl } from '../../api/schemas.js';
import { useMay } from '../../api/session.js';
import { Confirm } from '../../components/confirm.js';
import { CopiedText } from '../../components/copied-text.js';
import { countOf, sizeOf } from '../../components/numbers.js';
import { DiscardQuestion, type Entered, useEntered } from '../../components/entered.js';
import { ProblemAlert } from '../../components/problem-alert.js';
import { Time } from '../../components/time.js';
import { ClassificationChoice } from './classification-choice.js';
import { contentTypeOf } from './content-types.js';
import { DocumentStatus, isMoving } from './document-status.js';
import { documentsPath } from './use-uploads.js';

interface DocumentDetailsProps {
  readonly document: Document;
  readonly keyed: KeyedConnection;
  readonly onClose: () => void;
}

/** Everything about one document, and what can be done with it. */
export function DocumentDetails({ document, keyed, onClose }: DocumentDetailsProps) {
  const save = useChange([documentsPath], 'The document has been changed.', keyed);
  const entered = useEntered(onClose, save, 'document');
  return (
    <Drawer opened onClose={entered.close} title={document.fileName} position="right" size="lg">
      <Stack>
        {document.lastProcessingError !== null && (
          <Alert
            color={document.processingStatus === 'failed' ? 'red' : 'yellow'}
            title={
              document.processingStatus === 'failed' ? 'It could not be processed' : 'Not everything was processed'
            }
          >
            <span className="whole-text">{document.lastProcessingError}</span>
          </Alert>
        )}
        <Table variant="vertical" aria-label="Details">
          <Table.Tbody>
            {factsOf(document).map(([name, value]) => (
              <Table.Tr key={name}>
                <Table.Th w={140} fw={500}>
                  {name}
                </Table.Th>
                <Table.Td className="whole-text">{value}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
        <EditForm document={document} save={save} entered={entered} />
        {entered.isAsking && <DiscardQuestion onKeep={entered.keep} onDiscard={onClose} />}
        <Group>
          <Download document={document} keyed={keyed} />
          <ProcessAgain document={document} />
          <Delete document={document} keyed={keyed} onDeleted={onClose} />
        </Group>
      </Stack>
    </Drawer>
  );
}

function factsOf(document: Document): readonly (readonly [name: string, value: ReactNode])[] {
  return [
    ['Identifier', <CopiedText key="id" text={document.documentIdentifier} label="document identifier" />],
    ['Status', <DocumentStatus key="status" document={document} />],
    [
      'Access',
      document.classification === 'restricted'
        ? 'only through the connection that uploaded it'
        : 'through every connection of the organization that has documents',
    ],
    ['Format', document.fileExtension],
    ['Size', sizeOf(document.fileSizeKB)],
    ['Language', document.language === 'und' ? 'not recognized' : (document.language ?? '–')],
    ['Pages', countOf(document.pages)],
    ['Passages', countOf(document.chunks)],
    ['Uploaded', <Time key="created" at={document.createdOnUtc} />],
    ['Changed', <Time key="updated" at={document.updatedOnUtc} />],
  ];
}

interface EditFormProps extends Pick<DocumentDetailsProps, 'document'> {
  readonly save: ReturnType<typeof useChange>;
  readonly entered: Entered;
}

const none: Omit<DocumentUpdate, 'key'> = {};

function EditForm({ document, save, entered: { watch, saved } }: EditFormProps) {
  // Fields that were not edited show the current values, which processing or another person may change meanwhile.
  const [change, setChange] = useState(none);
  useEffect(() => {
    if (change === none) saved();
  }, [change]);
  const { classification = document.classification, tags = document.tags } = change;
  const hasChanged = classification !== document.classification || tags !== document.tags;
  function submit(event: SubmitEvent): void {
    event.preventDefault();
    const body: DocumentUpdate = { ...change, key: document.documentIdentifier };
    // What has been entered while it was saved is not saved yet.
    const done = (): void => setChange((now) => (now === change ? none : now));
    save.mutate({ method: 'PUT', path: documentsPath, body }, { onSuccess: done });
  }
  return (
    <form onSubmit={submit} {...watch}>
      <Stack>
        <ClassificationChoice
          value={classification}
          onChange={(chosen) => setChange((before) => ({ ...before, classification: chosen }))}
        />
        <TextInput
          label="Tags"
          description="Separated by commas."
          maxLength={2_000}
          value={tags}
          onChange={(event) => setChange({ ...change, tags: event.currentTarget.value })}
        />
        <ProblemAlert problem={save.error} />
        <Group>
          <Button type="submit" disabled={!hasChanged} loading={save.isPending}>
            Save
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function Download({ document: { documentIdentifier, fileName }, keyed }: Omit<DocumentDetailsProps, 'onClose'>) {
  const sign = useChange<DocumentUrl>([], undefined, keyed);
  function download(): void {
    const body = { documentIdentifier, contentType: contentTypeOf(fileName) };
    sign.mutate(
      { method: 'POST', path: `${documentsPath}/download/presign`, body },
      // It is served as an attachment: the browser saves it, and stays on the page.
      { onSuccess: ({ url }) => location.assign(url) },
    );
  }
  return (
    <>
      <Button variant="default" loading={sign.isPending} onClick={download}>
        Download
      </Button>
      <ProblemAlert problem={sign.error} />
    </>
  );
}

function ProcessAgain({ document }: { readonly document: Document }) {
  const process = useChange([documentsPath], 'The document is queued for processing.');
  const mayProcess = useMay('editor');
  if (!mayProcess) return null;
  const body = { documentIdentifier: document.documentIdentifier };
  return (
    <>
      <Button
        variant="default"
        disabled={isMoving(document)}
        loading={process.isPending}
        onClick={() => process.mutate({ method: 'POST', path: `${documentsPath}/process`, body })}
      >
        Process again
      </Button>
      <ProblemAlert problem={process.error} />
    </>
  );
}

interface DeleteProps extends Omit<DocumentDetailsProps, 'onClose'> {
  readonly onDeleted: () => void;
}

function Delete({ document: { documentIdentifier, fileName }, keyed, onDeleted }: DeleteProps) {
  const [isOpen, { open, close }] = useDisclosure();
  const remove = useChange([documentsPath], `${fileName} has been deleted.`, keyed);
  return (
    <>
      <Button variant="outline" color="red" onClick={open}>
        Delete
      </Button>
      <Confirm
        title={`Delete ${fileName}?`}
        action="Delete"
        isOpen={isOpen}
        change={remove}
        onConfirm={() =>
          remove.mutate(
            { method: 'DELETE', path: documentsPath, body: { documentIdentifier } },
            { onSuccess: onDeleted },
          )
        }
        onClose={close}
      >
        The file, its passages and everything else that was made from it are deleted for good.
      </Confirm>
    </>
  );
}
