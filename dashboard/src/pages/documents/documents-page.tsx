import { Alert, Anchor, Group, Select, Stack, Text, TextInput, Title } from '@mantine/core';
import { useState } from 'react';
import type { KeyedConnection } from '../../api/page-key.js';
import { type PageOf, usePages } from '../../api/pages.js';
import { useRead } from '../../api/requests.js';
import type { Document } from '../../api/schemas.js';
import { ConnectionWithKey } from '../../components/connection-with-key.js';
import { countOf, sizeOf } from '../../components/numbers.js';
import { Page } from '../../components/page.js';
import { type Column, Records } from '../../components/records.js';
import { Time } from '../../components/time.js';
import { WithDocuments } from '../../components/with-documents.js';
import { usePageQuery } from '../../shell/address.js';
import { DocumentDetails } from './document-details.js';
import { DocumentStatus, isMoving } from './document-status.js';
import { SearchPanel } from './search-panel.js';
import { UploadPanel } from './upload-panel.js';
import { documentsPath } from './use-uploads.js';

/** The documents that models can search. */
export function DocumentsPage() {
  return (
    <Page
      title="Documents"
      about="Files that models find passages in. What is not restricted is found through every connection of the organization."
    >
      <ConnectionWithKey>
        {(keyed) => (
          <WithDocuments keyed={keyed}>
            <Documents keyed={keyed} />
          </WithDocuments>
        )}
      </ConnectionWithKey>
      <SearchPanel />
    </Page>
  );
}

const statuses = ['queued', 'indexing', 'completed', 'failed'];

function Documents({ keyed }: { readonly keyed: KeyedConnection }) {
  const [query, { push, replace }] = usePageQuery();
  const { document: openId, connection, status = '', text = '' } = query;
  const setOpenId = (id?: string): void => push({ ...query, connection: keyed.connectionId, document: id });
  const { read, items, paging } = usePages<Document>(documentsPath, { status, search: text.trim() }, 20, {
    through: keyed,
    every: (page) => (page?.items.some(isMoving) ? 1_500 : undefined),
  });
  const opened = useOpened(keyed, items, openId);
  return (
    <Stack>
      <UploadPanel keyed={keyed} />
      <Group justify="space-between" align="flex-end">
        <Title order={2} size="h4">
          Files
        </Title>
        <Group>
          <TextInput
            aria-label="Find a file"
            placeholder="any name"
            type="search"
            value={text}
            onChange={(event) => replace({ connection, status, text: event.currentTarget.value })}
          />
          <Select
            aria-label="Status"
            placeholder="every status"
            clearable
            data={statuses}
            value={status || null}
            onChange={(chosen) => push({ connection, text, status: chosen ?? '' })}
          />
        </Group>
      </Group>
      <Records
        caption="Documents"
        minWidth={900}
        read={read}
        items={items}
        keyOf={({ documentIdentifier: id }) => id}
        columns={columnsWith(setOpenId)}
        paging={paging}
        empty={status === '' && text === '' ? 'There is no document yet. Upload a file.' : 'No document matches.'}
      />
      {opened === 'unknown' && (
        <Alert color="yellow" role="alert">
          There is no document with the identifier {openId}, or this connection may not see it.
        </Alert>
      )}
      {typeof opened === 'object' && (
        <DocumentDetails
          key={opened.documentIdentifier}
          document={opened}
          keyed={keyed}
          onClose={() => setOpenId(undefined)}
        />
      )}
    </Stack>
  );
}

/**
 * The document that is open. It stays so when the list that it was chosen from has it no longer, such as when its status has changed; one that
 * an address names may be on any page of the list, and is looked for.
 */
function useOpened(
  keyed: KeyedConnection,
  items: readonly Document[] | undefined,
  openId: string | undefined,
): Document | 'unknown' | undefined {
  const [last, setLast] = useState<Document>();
  const isOpen = ({ documentIdentifier }: Document): boolean => documentIdentifier === openId;
  const listed = items?.find(isOpen);
  const isElsewhere = openId !== undefined && items !== undefined && !listed;
  const { data, isFetching } = useRead<PageOf<Document>>(documentsPath, {
    query: { search: openId, pageSize: 100 },
    through: keyed,
    enabled: isElsewhere,
  });
  const found = listed ?? (isElsewhere ? data?.items.find(isOpen) : undefined);
  if (found && found !== last) setLast(found);
  if (found) return found;
  if (last && isOpen(last)) return last;
  return isElsewhere && data && !isFetching ? 'unknown' : undefined;
}

function columnsWith(onOpen: (id: string) => void): readonly Column<Document>[] {
  return [
    {
      title: 'File',
      of: ({ documentIdentifier: id, fileName }) => (
        <Anchor inherit component="button" type="button" ta="left" className="whole-text" onClick={() => onOpen(id)}>
          {fileName}
        </Anchor>
      ),
    },
    {
      title: 'Status',
      of: (document) => (
        <>
          <DocumentStatus document={document} />
          <Text size="xs" c="dimmed" className="whole-text" lineClamp={2} maw={240}>
            {document.lastProcessingError}
          </Text>
        </>
      ),
    },
    { title: 'Classification', of: ({ classification }) => classification },
    { title: 'Tags', of: ({ tags }) => <span className="whole-text">{tags || '–'}</span> },
    { title: 'Passages', of: ({ chunks }) => countOf(chunks), isNumber: true },
    { title: 'Size', of: ({ fileSizeKB: size }) => sizeOf(size), isNumber: true },
    { title: 'Uploaded', of: ({ createdOnUtc: at }) => <Time at={at} /> },
  ];
}
