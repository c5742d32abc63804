import { Accordion, Alert, Button, Drawer, Group, SegmentedControl, Select, Stack, Text } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
import { useChange } from '../../api/requests.js';
import type { Policy, PolicyType } from '../../api/schemas.js';
import { useMay } from '../../api/session.js';
import { DiscardQuestion, useEntered } from '../../components/entered.js';
import { ProblemAlert } from '../../components/problem-alert.js';
import type { JsonSchema } from '../../components/schema-form/json-schema.js';
import { SchemaFields } from '../../components/schema-form/schema-fields.js';
import { PolicyTrial } from './policy-trial.js';

/** A policy that exists, or one that is to be made. */
export type EditedPolicy = Policy | { readonly policyId?: undefined };

interface PolicyEditorProps {
  /** Of the connection's policies. */
  readonly path: string;
  readonly types: readonly PolicyType[];
  readonly policy: EditedPolicy;
  readonly onClose: () => void;
}

/** Makes or changes a policy. Its configuration has the fields that the schema of its type names, and can be tried before it is saved. */
export function PolicyEditor({ path, types, policy, onClose }: PolicyEditorProps) {
  const existing = policy.policyId === undefined ? undefined : policy;
  const [type, setType] = useState(existing?.type);
  const [action, setAction] = useState<string | undefined>(existing?.action);
  const [configuration, setConfiguration] = useState<Record<string, unknown>>(existing?.configuration ?? {});
  const save = useChange([path], existing ? 'The policy has been changed.' : 'The policy has been created.');
  const mayEdit = useMay('editor');
  const entered = useEntered(onClose, save);
  const known = types.find(({ policyType }) => policyType === type);
  function choose(chosen: string | null): void {
    setType(chosen ?? undefined);
    setAction(types.find(({ policyType }) => policyType === chosen)?.validActions.at(-1));
    setConfiguration({});
  }
  function submit(event: SubmitEvent): void {
    event.preventDefault();
    const request = existing
      ? ({ method: 'PUT', path: `${path}/${existing.policyId}`, body: { action, configuration } } as const)
      : ({ method: 'POST', path, body: { type, action, configuration } } as const);
    save.mutate(request, { onSuccess: onClose });
  }
  return (
    <Drawer opened onClose={entered.close} position="right" size="xl" title={existing ? existing.type : 'New policy'}>
      <form onSubmit={submit} {...entered.watch}>
        <Stack>
          {!existing && (
            <Select
              label="Type"
              required
              data={types.map(({ policyType, isEnabled }) => ({
                value: policyType,
                label: policyType,
                disabled: !isEnabled,
              }))}
              value={type ?? null}
              onChange={choose}
            />
          )}
          {known && (
            <>
              <Text size="sm" c="dimmed">
                {known.description}
              </Text>
              <div>
                <Text size="sm" fw={500} mb={4}>
                  What happens when it finds something
                </Text>
                <SegmentedControl
                  aria-label="Action"
                  data={[...known.validActions]}
                  {...(action !== undefined && { value: action })}
                  onChange={setAction}
                />
              </div>
              {action === 'audit' && (
                <Alert p="xs">
                  Nothing is changed or refused: the history tells what a stricter action would have met.
                </Alert>
              )}
              <Configuration key={type} type={known} value={configuration} onChange={setConfiguration} />
              {mayEdit && <PolicyTrial policy={{ type: known.policyType, action: action ?? 'audit', configuration }} />}
            </>
          )}
          <ProblemAlert problem={save.error} />
          {entered.isAsking && <DiscardQuestion onKeep={entered.keep} onDiscard={onClose} />}
          <Group justify="flex-end">
            <Button variant="default" disabled={save.isPending} onClick={onClose}>
              Cancel
            </Button>
            {mayEdit && (
              <Button type="submit" disabled={!known} loading={save.isPending}>
                {existing ? 'Save' : 'Create'}
              </Button>
            )}
          </Group>
        </Stack>
      </form>
    </Drawer>
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
