import { Checkbox, Select, Table, TextInput } from '@mantine/core';
import { useState } from 'react';
import { type Variable, variableTypes } from './template.js';
import { defaultOf, textOfDefault } from './variable-value.js';

/** The cells of a variable that is only shown. */
export function ShownVariable({ variable }: { readonly variable: Variable }) {
  return (
    <>
      <Table.Td>{variable.type}</Table.Td>
      <Table.Td>{variable.required ? 'yes' : 'no'}</Table.Td>
      <Table.Td className="whole-text">{variable.default === undefined ? '–' : textOfDefault(variable)}</Table.Td>
      <Table.Td className="whole-text">{variable.description ?? '–'}</Table.Td>
    </>
  );
}

interface EditedVariableProps {
  readonly name: string;
  readonly variable: Variable;
  readonly onChange: (variable: Variable) => void;
}

/** The cells of a variable with its inputs. */
export function EditedVariable({ name, variable, onChange }: EditedVariableProps) {
  const { type, required, description = '' } = variable;
  // A default of another type would not fit.
  const retyped = (chosen: Variable['type']): void => {
    const { default: _, ...others } = variable;
    onChange({ ...others, type: chosen });
  };
  const described = (text: string): void => {
    const { description: _, ...others } = variable;
    onChange(text === '' ? others : { ...others, description: text });
  };
  return (
    <>
      <Table.Td>
        <Select
          aria-label={`Type of ${name}`}
          size="xs"
          w={110}
          data={variableTypes}
          allowDeselect={false}
          value={type}
          onChange={(chosen) => retyped(chosen as Variable['type'])}
        />
      </Table.Td>
      <Table.Td>
        <Checkbox
          aria-label={`${name} is required`}
          checked={required}
          onChange={(event) => onChange({ ...variable, required: event.currentTarget.checked })}
        />
      </Table.Td>
      <Table.Td>
        <DefaultInput key={type} name={name} variable={variable} onChange={onChange} />
      </Table.Td>
      <Table.Td>
        <TextInput
          aria-label={`Description of ${name}`}
          size="xs"
          maxLength={500}
          value={description}
          onChange={(event) => described(event.currentTarget.value)}
        />
      </Table.Td>
    </>
  );
}

/** What is typed is kept here, because it may not be a value of the type yet; the form cannot be sent meanwhile. */
function DefaultInput({ name, variable, onChange }: EditedVariableProps) {
  const [typed, setTyped] = useState(() => textOfDefault(variable));
  const [problem, setProblem] = useState<string>();
  function change(input: HTMLInputElement): void {
    const found = defaultOf(input.value, variable.type);
    const reason = 'problem' in found ? found.problem : undefined;
    input.setCustomValidity(reason ?? '');
    setTyped(input.value);
    setProblem(reason);
    const { default: _, ...others } = variable;
    const isNone = 'problem' in found || found.value === undefined;
    onChange(isNone ? others : { ...others, default: found.value });
  }
  return (
    <TextInput
      aria-label={`Default of ${name}`}
      size="xs"
      placeholder="none"
      value={typed}
      error={problem}
      onChange={(event) => change(event.currentTarget)}
    />
  );
}
