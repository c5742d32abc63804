import { Button, Table, Text } from '@mantine/core';
import { expectedVariables, namesIn, type Variable, type Variables } from './template.js';
import { EditedVariable, ShownVariable } from './variable-cells.js';

interface VariablesTableProps {
  readonly template: string;
  readonly variables: Variables;
  /** When absent, the variables are shown only. */
  readonly onChange?: (variables: Variables) => void;
}

const titles = ['Variable', 'Type', 'Required', 'Default', 'Description', ''];

/** The variables of a template, as they are found in its text, with what each may be. */
export function VariablesTable({ template, variables, onChange }: VariablesTableProps) {
  const expected = expectedVariables(template, variables);
  const names = namesIn(template);
  const set = (name: string, variable: Variable): void => onChange?.({ ...variables, [name]: variable });
  const remove = (name: string): void =>
    onChange?.(Object.fromEntries(Object.entries(variables).filter(([other]) => other !== name)));
  return (
    <div>
      {expected.length === 0 ? (
        <Text size="sm" c="dimmed">
          The text has no variables. {'{{name}}'} makes one.
        </Text>
      ) : (
        <Table.ScrollContainer
          minWidth={680}
          scrollAreaProps={{ viewportProps: { tabIndex: 0 }, offsetScrollbars: 'present' }}
        >
          <Table aria-label="Variables" verticalSpacing="xs">
            <Table.Thead>
              <Table.Tr>
                {titles.map((title) => (
                  <Table.Th key={title}>{title}</Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {expected.map(([name, variable]) => (
                <Table.Tr key={name}>
                  <Table.Td className="whole-text">{name}</Table.Td>
                  {onChange ? (
                    <EditedVariable name={name} variable={variable} onChange={(changed) => set(name, changed)} />
                  ) : (
                    <ShownVariable variable={variable} />
                  )}
                  <Table.Td>
                    {!names.variables.includes(name) && (
                      <UnusedMark name={name} {...(onChange && { onRemove: () => remove(name) })} />
                    )}
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
      {names.functions.length > 0 && (
        <Text size="sm" c="dimmed" mt="xs">
          Filled by the gateway for each request: {names.functions.join(', ')}.
        </Text>
      )}
    </div>
  );
}

function UnusedMark({ name, onRemove }: { readonly name: string; readonly onRemove?: () => void }) {
  return (
    <>
      <Text span size="xs" c="dimmed">
        not in the text{' '}
      </Text>
      {onRemove && (
        <Button size="compact-xs" variant="subtle" color="red" aria-label={`Remove ${name}`} onClick={onRemove}>
          Remove
        </Button>
      )}
    </>
  );
}
