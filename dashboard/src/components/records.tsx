import { Paper, Table, Text, UnstyledButton } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Paged } from '../api/paged.js';
import type { Problem } from '../api/problem.js';
import { Loading } from './loading.js';
import { Paging } from './paging.js';
import { ProblemAlert } from './problem-alert.js';

/** A column of a table. */
export interface Column<Item> {
  readonly title: string;
  readonly of: (item: Item) => ReactNode;
  /** Numbers are at the right, with digits of one width. */
  readonly isNumber?: boolean;
  /** For columns that can decide what comes first. */
  readonly mostFirst?: { readonly isChosen: boolean; readonly choose: () => void };
}

/** What a table shows. */
export interface RecordsProps<Item> {
  /** What has been read. */
  readonly read: Pick<UseQueryResult<unknown, Problem>, 'error' | 'isPending' | 'isPlaceholderData'> &
    Partial<Pick<UseQueryResult<unknown, Problem>, 'refetch'>>;
  readonly items: readonly Item[] | undefined;
  readonly keyOf: (item: Item) => string;
  readonly columns: readonly Column<Item>[];
  /** What is said when there is nothing. */
  readonly empty: ReactNode;
  /** For lists of several pages. */
  readonly paging?: Paged;
  readonly caption: string;
  /** Pixels that the columns need; on narrower screens the table is scrolled. */
  readonly minWidth?: number;
}

/** A table of the items of a list operation, with its other states: being read, failed, empty. */
export function Records<Item>({
  read,
  items,
  keyOf,
  columns,
  empty,
  paging,
  caption,
  minWidth = 600,
}: RecordsProps<Item>) {
  const problem = <ProblemAlert problem={read.error} onRetry={read.refetch} />;
  if (read.error && !items) return problem;
  if (!items || read.isPending) return <Loading />;
  if (items.length === 0) {
    return (
      <>
        <Paper withBorder p="xl">
          <Text c="dimmed" ta="center" component="div">
            {paging && paging.page > 1 ? 'There is nothing on this page any more.' : empty}
          </Text>
        </Paper>
        {paging && <Paging paging={paging} />}
      </>
    );
  }
  return (
    <>
      {/* The items that were read before are still shown. */}
      {problem}
      <Paper withBorder>
        <Table.ScrollContainer
          minWidth={minWidth}
          scrollAreaProps={{ viewportProps: { tabIndex: 0 }, offsetScrollbars: 'present' }}
        >
          <Table
            highlightOnHover
            verticalSpacing="sm"
            horizontalSpacing="md"
            aria-label={caption}
            aria-busy={read.isPlaceholderData}
          >
            <Rows items={items} keyOf={keyOf} columns={columns} />
          </Table>
        </Table.ScrollContainer>
      </Paper>
      {paging && <Paging paging={paging} />}
    </>
  );
}

interface RowsProps<Item> extends Pick<RecordsProps<Item>, 'keyOf' | 'columns'> {
  readonly items: readonly Item[];
}

function Rows<Item>({ items, keyOf, columns }: RowsProps<Item>) {
  return (
    <>
      <Table.Thead>
        <Table.Tr>
          {columns.map(({ title, isNumber, mostFirst }) => (
            <Table.Th
              key={title}
              className={isNumber ? 'number' : undefined}
              aria-sort={mostFirst?.isChosen ? 'descending' : undefined}
            >
              {mostFirst ? <MostFirstButton title={title} {...mostFirst} /> : title}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {items.map((item) => (
          <Table.Tr key={keyOf(item)}>
            {columns.map(({ title, of, isNumber }) => (
              <Table.Td key={title} className={isNumber ? 'number' : undefined}>
                {of(item)}
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </>
  );
}

function MostFirstButton({
  title,
  isChosen,
  choose,
}: Required<Column<never>>['mostFirst'] & { readonly title: string }) {
  return (
    <UnstyledButton className="most-first" title="The most first" onClick={choose}>
      {title}
      {/* Beside the last word. */}
      <span aria-hidden>{isChosen ? '\u00A0↓' : '\u00A0↕'}</span>
    </UnstyledButton>
  );
}
