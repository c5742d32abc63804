import { Stack, Table, Text } from '@mantine/core';
import type { DifferingField } from './differing-fields.js';
import { LineDifferences } from './line-differences.js';

interface FieldDifferencesProps {
  readonly fields: readonly DifferingField[];
  /** What the two columns of values are called. */
  readonly titles?: readonly [before: string, after: string];
}

/** The values of fields before and after a change, one field below the other; long texts are compared line by line. */
export function FieldDifferences({ fields, titles = ['Before', 'After'] }: FieldDifferencesProps) {
  const short = fields.filter((field) => !hasLines(field));
  return (
    <Stack>
      {short.length > 0 && (
        <Table aria-label="Changed fields" verticalSpacing="xs" layout="fixed">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Field</Table.Th>
              <Table.Th>{titles[0]}</Table.Th>
              <Table.Th>{titles[1]}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {short.map(({ name, before, after }) => (
              <Table.Tr key={name}>
                <Table.Td className="whole-text">{name}</Table.Td>
                <Table.Td className="whole-text">{before ?? '–'}</Table.Td>
                <Table.Td className="whole-text">{after ?? '–'}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
      {fields.filter(hasLines).map(({ name, before = '', after = '' }) => (
        <div key={name}>
          <Text size="sm" fw={600} mb={4}>
            {name}
          </Text>
          <LineDifferences before={before} after={after} />
        </div>
      ))}
    </Stack>
  );
}

function hasLines({ before = '', after = '' }: DifferingField): boolean {
  return before.includes('\n') || after.includes('\n');
}
