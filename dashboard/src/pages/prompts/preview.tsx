import { Paper, Select, SimpleGrid, Stack, Text, Textarea } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { expectedVariables, isFunction, isNeeded, piecesOf, type Variable, type Variables } from './template.js';
import { textOfDefault, type VariableValue, valueOf } from './variable-value.js';

interface PreviewProps {
  readonly template: string;
  readonly variables: Variables;
}

/** Asks for values, and shows the text that a model would get. */
export function Preview({ template, variables }: PreviewProps) {
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map());
  const expected = expectedVariables(template, variables);
  const values = new Map(expected.map(([name, variable]) => [name, valueOf(typed.get(name) ?? '', variable)]));
  return (
    <SimpleGrid cols={{ base: 1, md: expected.length === 0 ? 1 : 2 }}>
      {expected.length > 0 && (
        <Stack gap="sm">
          {expected.map(([name, variable]) => (
            <ValueInput
              key={name}
              name={name}
              variable={variable}
              value={typed.get(name) ?? ''}
              problem={problemOf(values.get(name))}
              onChange={(value) => setTyped(new Map([...typed, [name, value]]))}
            />
          ))}
        </Stack>
      )}
      <div>
        <Text size="sm" fw={500} mb={4}>
          What a model gets
        </Text>
        <Paper withBorder p="md" className="whole-text" component="section" aria-label="Rendered text">
          <Rendered template={template} values={values} />
        </Paper>
        <Text size="xs" c="dimmed" mt={4}>
          Values are put in as they are: braces in them are no placeholders.
        </Text>
      </div>
    </SimpleGrid>
  );
}

function ValueInput({
  name,
  variable,
  value,
  problem,
  onChange,
}: {
  readonly name: string;
  readonly variable: Variable;
  readonly value: string;
  readonly problem: string | undefined;
  readonly onChange: (value: string) => void;
}) {
  if (variable.type === 'boolean') {
    return (
      <Select
        label={name}
        description={describe(variable)}
        withAsterisk={isNeeded(variable)}
        placeholder={textOfDefault(variable)}
        clearable
        data={['true', 'false']}
        value={value === '' ? null : value}
        onChange={(chosen) => onChange(chosen ?? '')}
      />
    );
  }
  return (
    <Textarea
      label={name}
      description={describe(variable)}
      withAsterisk={isNeeded(variable)}
      placeholder={textOfDefault(variable)}
      autosize
      minRows={1}
      maxRows={8}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      // A value that is still empty is shown as a gap in the text; it is not a mistake.
      error={value === '' ? undefined : problem}
    />
  );
}

function describe(variable: Variable): ReactNode {
  const { type, description = '' } = variable;
  const kind = isNeeded(variable) ? type : `${type}, may be left out`;
  return description === '' ? (
    kind
  ) : (
    <>
      <bdi>{description}</bdi> · {kind}
    </>
  );
}

function problemOf(value: VariableValue | undefined): string | undefined {
  return value && 'problem' in value ? value.problem : undefined;
}

function Rendered({
  template,
  values,
}: {
  readonly template: string;
  readonly values: ReadonlyMap<string, VariableValue>;
}) {
  const pieces = piecesOf(template).map((piece, position) => ({ piece, position }));
  return pieces.map(({ piece, position }) => {
    if ('text' in piece) return piece.text;
    const value = values.get(piece.name);
    const isFilled = value !== undefined && 'text' in value;
    return (
      <mark key={position} className={isFilled ? 'inserted' : 'missing'}>
        {isFilled ? value.text : isFunction(piece.name) ? `[what ${piece.name} finds]` : `{{${piece.name}}}`}
      </mark>
    );
  });
}
