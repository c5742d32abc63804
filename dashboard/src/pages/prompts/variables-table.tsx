import { Button, Checkbox, Select, Table, Text } from '@mantine/core';
import { expectedVariables, namesIn, type Variable, type Variables, variableTypes } from './template.js';

interface VariablesTableProps {
  readonly template: string;
  readonly variables: Variables;
  /** When absent, the variables are shown only. */
  readonly onChange?: (variables: Variables) => void;
}

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
        <Table.ScrollContainer minWidth={420}>
          <Table aria-label="Variables" verticalSpacing="xs">
            <Table.Thead>
              <Table.Tr>
                <Table.Th>Variable</Table.Th>
                <Table.Th>Type</Table.Th>
                <Table.Th>Required</Table.Th>
                <Table.Th />
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {expected.map(([name, variable]) => (
                <Table.Tr key={name}>
                  <Table.Td className="whole-text">{name}</Table.Td>
                  <Table.Td>
                    {onChange ? (
                      <Select
                        aria-label={`Type of ${name}`}
                        size="xs"
                        w={120}
                        data={variableTypes}
                        allowDeselect={false}
                        value={variable.type}
                        onChange={(type) => set(name, { ...variable, type: type as Variable['type'] })}
                      />
                    ) : (
                      variable.type
                    )}
                  </Table.Td>
                  <Table.Td>
                    {onChange ? (
                      <Checkbox
                        aria-label={`${name} is required`}
                        checked={variable.required}
                        onChange={(event) => set(name, { ...variable, required: event.currentTarget.checked })}
                      />
                    ) : variable.required ? (
                      'yes'
                    ) : (
                      'no'
                    )}
                  </Table.Td>
                  <Table.Td>
                    {!names.variables.includes(name) && (
                      <>
                        <Text span size="xs" c="dimmed">
                          not in the text{' '}
                        </Text>
                        {onChange && (
                          <Button
                            size="compact-xs"
                            variant="subtle"
                            color="red"
                            aria-label={`Remove ${name}`}
                            onClick={() => remove(name)}
                          >
                            Remove
                          </Button>
                        )}
                      </>
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
