import { Anchor, Badge, Button, Code, Group, Stack, Tabs, Text } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { useCursorPages } from '../../api/cursor-pages.js';
import type { KeyedConnection } from '../../api/page-key.js';
import type { Problem } from '../../api/problem.js';
import { useRead } from '../../api/requests.js';
import { useTimezone } from '../../api/use-timezone.js';
import { ConnectionWithKey } from '../../components/connection-with-key.js';
import { CursorPaging } from '../../components/cursor-paging.js';
import { CopyAction } from '../../components/copy-action.js';
import { dayIn } from '../../components/day-in.js';
import { countOf } from '../../components/numbers.js';
import { Page } from '../../components/page.js';
import { type Column, Records } from '../../components/records.js';
import { Time } from '../../components/time.js';
import { usePageQuery } from '../../shell/address.js';
import { addressWith } from '../../shell/page-query.js';
import { CancelBatch, DeleteBatch, DownloadResults } from './batch-actions.js';
import { type Batch, batchForms, type BatchItem, batchOf } from './batch-forms.js';

type FormName = keyof typeof batchForms;

/** Requests that the gateway sends in the background. */
export function BatchesPage() {
  const [{ form: named, connection, batch = '' }, { push }] = usePageQuery();
  const form: FormName = named === 'messages' ? named : 'files';
  return (
    <Page title="Batches" about="Requests that apps have left to the gateway, which sends them in the background.">
      <ConnectionWithKey>
        {(keyed) => (
          <>
            <Tabs value={form} onChange={(chosen) => push({ connection, form: chosen ?? '' })} my="md">
              <Tabs.List>
                {Object.entries(batchForms).map(([name, { title }]) => (
                  <Tabs.Tab key={name} value={name}>
                    {title}
                  </Tabs.Tab>
                ))}
              </Tabs.List>
            </Tabs>
            {batch === '' ? (
              <Batches key={form} keyed={keyed} form={form} />
            ) : (
              <OneBatch keyed={keyed} form={form} id={batch} onClose={() => push({ connection, form })} />
            )}
          </>
        )}
      </ConnectionWithKey>
    </Page>
  );
}

function Batches({ keyed, form }: { readonly keyed: KeyedConnection; readonly form: FormName }) {
  const { path, after } = batchForms[form];
  const { read, paging } = useCursorPages<BatchItem>(path, {
    after,
    through: keyed,
    every: (list) => everyWhile(list?.data ?? []),
  });
  return (
    <Stack>
      <BatchTable keyed={keyed} path={path} read={read} items={read.data?.data} />
      <CursorPaging paging={paging} />
    </Stack>
  );
}

interface OneBatchProps {
  readonly keyed: KeyedConnection;
  readonly form: FormName;
  readonly id: string;
  readonly onClose: () => void;
}

/** The batch that the address names. */
function OneBatch({ keyed, form, id, onClose }: OneBatchProps) {
  const { path } = batchForms[form];
  const read = useRead<BatchItem>(`${path}/${encodeURIComponent(id)}`, {
    through: keyed,
    every: (item) => everyWhile(item ? [item] : []),
  });
  return (
    <Stack>
      <BatchTable keyed={keyed} path={path} read={read} items={read.data && [read.data]} onDeleted={onClose} />
      <Group>
        <Button variant="default" onClick={onClose}>
          All batches
        </Button>
      </Group>
    </Stack>
  );
}

/** How often batches are read again while one of them runs. */
function everyWhile(items: readonly BatchItem[]): number | undefined {
  return items.some((item) => !batchOf(item).hasEnded) ? 2_000 : undefined;
}

interface BatchTableProps {
  readonly keyed: KeyedConnection;
  readonly path: string;
  readonly read: UseQueryResult<unknown, Problem>;
  readonly items: readonly BatchItem[] | undefined;
  /** For a table without the others. */
  readonly onDeleted?: () => void;
}

function BatchTable({ keyed, path, read, items, onDeleted }: BatchTableProps) {
  return (
    <Records
      caption="Batches"
      minWidth={960}
      read={read}
      items={items?.map(batchOf)}
      keyOf={({ id }) => id}
      columns={columnsFor(keyed, path, onDeleted)}
      empty="This connection has no batch of this kind."
    />
  );
}

function columnsFor(keyed: KeyedConnection, path: string, onDeleted?: () => void): readonly Column<Batch>[] {
  return [
    { title: 'Created', of: ({ created }) => <Time at={created} /> },
    { title: 'Batch', of: (batch) => <BatchName batch={batch} keyed={keyed} /> },
    { title: 'Requests to', of: (batch) => <Target batch={batch} /> },
    { title: 'Status', of: (batch) => <BatchStatus batch={batch} /> },
    { title: 'Answered', of: (batch) => <Answered batch={batch} />, isNumber: true },
    {
      title: 'Tokens',
      of: ({ inputTokens, outputTokens }) => (
        <span className="digits" title="input and output tokens">
          {countOf(inputTokens)} / {countOf(outputTokens)}
        </span>
      ),
      isNumber: true,
    },
    {
      title: 'Actions',
      of: (batch) =>
        batch.hasEnded ? (
          <Group gap="xs" wrap="nowrap">
            <DownloadResults batch={batch} keyed={keyed} />
            {batch.canBeDeleted && <DeleteBatch batch={batch} path={path} keyed={keyed} onDeleted={onDeleted} />}
          </Group>
        ) : (
          <CancelBatch batch={batch} path={path} keyed={keyed} />
        ),
    },
  ];
}

/** Where its requests go. By its tags, the history finds them, and what they cost. */
function Target({ batch: { endpoint, model, tags } }: { readonly batch: Batch }) {
  return (
    <>
      {endpoint}
      {model !== null && (
        <Text size="xs" c="dimmed" className="whole-text">
          {model}
        </Text>
      )}
      {tags.map((tag) => (
        <Text key={tag} size="xs" className="whole-text" component="div">
          <Anchor inherit href={`#${addressWith('/history', { tag })}`}>
            {tag}
          </Anchor>
        </Text>
      ))}
    </>
  );
}

function Answered({ batch: { answered, total, failed } }: { readonly batch: Batch }) {
  return (
    <>
      {countOf(answered)} of {countOf(total)}
      {failed > 0 && (
        <Text size="xs" c="dimmed">
          {countOf(failed)} failed
        </Text>
      )}
    </>
  );
}

/** The end of an id sets it apart from others; copied is the whole. */
function BatchName({ batch: { id, created }, keyed }: { readonly batch: Batch; readonly keyed: KeyedConnection }) {
  const timezone = useTimezone();
  const filters = {
    batch_id: id,
    connection_id: keyed.connectionId,
    date_from: dayIn(timezone, typeof created === 'number' ? created * 1000 : Date.parse(created)),
  };
  return (
    <>
      <Group gap="xs" wrap="nowrap">
        <Code title={id} className="digits">
          …{id.slice(-8)}
        </Code>
        <CopyAction text={id} label={`id ${id}`} />
      </Group>
      <Anchor size="xs" href={`#${addressWith('/history', filters)}`} aria-label={`Messages of ${id}`}>
        Messages
      </Anchor>
    </>
  );
}

const colors: Readonly<Record<string, string>> = { completed: 'green', ended: 'green', failed: 'red' };
const mostShown = 3;

function BatchStatus({ batch: { status, hasEnded, ended, problems } }: { readonly batch: Batch }) {
  return (
    <>
      <Badge color={colors[status] ?? (hasEnded ? 'yellow' : 'water')} variant="light">
        {status}
      </Badge>
      {ended !== null && (
        <Text size="xs" c="dimmed">
          <Time at={ended} />
        </Text>
      )}
      {problems.slice(0, mostShown).map((problem) => (
        <Text key={problem} size="xs" c="dimmed" className="whole-text" maw={280}>
          {problem}
        </Text>
      ))}
      {problems.length > mostShown && (
        <Text size="xs" c="dimmed">
          and {countOf(problems.length - mostShown)} more
        </Text>
      )}
    </>
  );
}
