import { Fieldset, TagsInput, Textarea } from '@mantine/core';
import { labelsDescription, mostLabels } from './labels.js';
import { Preview } from './preview.js';
import { expectedVariables, type Variables } from './template.js';
import { VariablesTable } from './variables-table.js';

/** What a version of a template consists of. */
export interface Wording {
  readonly template: string;
  readonly variables: Variables;
  readonly labels: string[];
}

export const noWording: Wording = { template: '', variables: {}, labels: [] };

/** What is sent of a wording: every variable is declared. */
export function declared({ template, variables, labels }: Wording): Wording {
  return { template, labels, variables: Object.fromEntries(expectedVariables(template, variables)) };
}

interface WordingFieldsProps {
  readonly value: Wording;
  readonly onChange: (wording: Wording) => void;
}

/** The fields of a new version: its text, the variables that are found in it, labels, and a preview. */
export function WordingFields({ value, onChange }: WordingFieldsProps) {
  const { template, variables, labels } = value;
  return (
    <>
      <Textarea
        label="Text"
        description="With placeholders such as {{company}}, which requests fill."
        required
        autosize
        minRows={6}
        maxRows={24}
        maxLength={32_768}
        styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)' } }}
        value={template}
        onChange={(event) => onChange({ ...value, template: event.currentTarget.value })}
      />
      <Fieldset legend="Variables">
        <VariablesTable
          template={template}
          variables={variables}
          onChange={(changed) => onChange({ ...value, variables: changed })}
        />
      </Fieldset>
      <TagsInput
        label="Labels"
        description={labelsDescription}
        maxTags={mostLabels}
        acceptValueOnBlur
        value={labels}
        onChange={(changed) => onChange({ ...value, labels: changed })}
      />
      {template !== '' && (
        <Fieldset legend="Preview">
          <Preview template={template} variables={variables} />
        </Fieldset>
      )}
    </>
  );
}
