import { Accordion, Alert, SegmentedControl, Select, Stack, Text } from '@mantine/core';
import type { PolicyType } from '../../api/schemas.js';
import type { JsonSchema } from '../../components/schema-form/json-schema.js';
import { SchemaFields } from '../../components/schema-form/schema-fields.js';

/** A policy as it is being edited. */
export interface PolicyDraft {
  readonly type: string | undefined;
  readonly action: string | undefined;
  readonly configuration: Readonly<Record<string, unknown>>;
}

interface TypeChoiceProps {
  readonly types: readonly PolicyType[];
  readonly value: string | undefined;
  readonly onChoose: (type: PolicyType | undefined) => void;
}

/** Asks for the type of a new policy. */
export function TypeChoice({ types, value, onChoose }: TypeChoiceProps) {
  const typeNamed = (name: string | null): PolicyType | undefined =>
    types.find(({ policyType }) => policyType === name);
  return (
    <Select
      label="Type"
      placeholder="What it looks for"
      required
      data-autofocus
      openOnFocus={false}
      data={types.map(({ policyType, isEnabled }) => ({ value: policyType, label: policyType, disabled: !isEnabled }))}
      renderOption={({ option }) => <TypeOption type={typeNamed(option.value)} />}
      value={value ?? null}
      onChange={(chosen) => onChoose(typeNamed(chosen))}
    />
  );
}

/** A type to choose, with what it is for. */
function TypeOption({ type }: { readonly type: PolicyType | undefined }) {
  return (
    <div>
      <Text size="sm">{type?.policyType}</Text>
      <Text size="xs" c="dimmed">
        {type?.description}
      </Text>
    </div>
  );
}

interface PolicyFieldsProps {
  readonly type: PolicyType;
  readonly draft: PolicyDraft;
  readonly onChange: (part: Partial<PolicyDraft>) => void;
}

/** Asks what a policy of a type does, and how. */
export function PolicyFields({ type, draft: { action, configuration }, onChange }: PolicyFieldsProps) {
  return (
    <>
      <Text size="sm" c="dimmed">
        {type.description}
      </Text>
      <div>
        <Text size="sm" fw={500} mb={4}>
          What happens when it finds something
        </Text>
        <SegmentedControl
          aria-label="Action"
          data={[...type.validActions]}
          {...(action !== undefined && { value: action })}
          onChange={(chosen) => onChange({ action: chosen })}
        />
      </div>
      {action === 'audit' && (
        <Alert p="xs">Nothing is changed or refused: the history tells what a stricter action would have met.</Alert>
      )}
      <Configuration
        key={type.policyType}
        type={type}
        value={configuration}
        onChange={(changed) => onChange({ configuration: changed })}
      />
    </>
  );
}

interface ConfigurationProps {
  readonly type: PolicyType;
  readonly value: Readonly<Record<string, unknown>>;
  readonly onChange: (value: Record<string, unknown>) => void;
}

/** Fields that nearly every type has, and that hardly any policy needs. */
const rare = new Set(['appliesTo', 'streamMode', 'blockMessage', 'remote', 'onError']);

function Configuration({ type: { configurationSchema }, value, onChange }: ConfigurationProps) {
  const schema = configurationSchema as JsonSchema;
  const fields = Object.entries(schema.properties ?? {});
  const part = (isRare: boolean): JsonSchema => ({
    ...schema,
    properties: Object.fromEntries(fields.filter(([name]) => rare.has(name) === isRare)),
  });
  return (
    <>
      <SchemaFields schema={part(false)} value={value} onChange={onChange} />
      <Accordion variant="contained">
        <Accordion.Item value="more">
          <Accordion.Control>More settings</Accordion.Control>
          <Accordion.Panel>
            <Stack>
              <SchemaFields schema={part(true)} value={value} onChange={onChange} />
            </Stack>
          </Accordion.Panel>
        </Accordion.Item>
      </Accordion>
    </>
  );
}
