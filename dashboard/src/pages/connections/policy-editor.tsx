import { Accordion, Alert, Button, Drawer, Group, SegmentedControl, Select, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import type { Problem } from '../../api/problem.js';
import { useChange } from '../../api/requests.js';
import type { Policy, PolicyType } from '../../api/schemas.js';
import { useMay } from '../../api/session.js';
import { type DifferingField, differingFields, type Fields } from '../../components/differences/differing-fields.js';
import { FieldDifferences } from '../../components/differences/field-differences.js';
import { DiscardQuestion, useEntered } from '../../components/entered.js';
import { ProblemAlert } from '../../components/problem-alert.js';
import type { JsonSchema } from '../../components/schema-form/json-schema.js';
import { SchemaFields } from '../../components/schema-form/schema-fields.js';
import { PolicyTrial } from './policy-trial.js';

interface PolicyEditorProps {
  /** Of the connection's policies. */
  readonly path: string;
  readonly types: readonly PolicyType[];
  /** As it is stored now; undefined for one that is to be made. */
  readonly policy: Policy | undefined;
  /** Reads the policy again. */
  readonly readAgain: () => Promise<Policy | undefined>;
  readonly onClose: () => void;
}

/** Makes or changes a policy. Its configuration has the fields that the schema of its type names, and can be tried before it is saved. */
export function PolicyEditor({ path, types, policy: existing, readAgain, onClose }: PolicyEditorProps) {
  const [began, setBegan] = useState(existing);
  const [type, setType] = useState(existing?.type);
  const [action, setAction] = useState<string | undefined>(existing?.action);
  const [configuration, setConfiguration] = useState<Record<string, unknown>>(existing?.configuration ?? {});
  const save = useChange([path], existing ? 'The policy has been changed.' : 'The policy has been created.');
  const check = useMutation<Policy | undefined, Problem>({ mutationFn: readAgain });
  const isBusy = save.isPending || check.isPending;
  // What is being saved here is read again before the form is closed.
  const isOwn = save.isPending || save.isSuccess;
  const changes = began && existing && !isOwn ? changesSince(began, existing) : [];
  const mayEdit = useMay('editor');
  const entered = useEntered(onClose, { isPending: isBusy }, 'policy');
  const known = types.find(({ policyType }) => policyType === type);
  function choose(chosen: string | null): void {
    setType(chosen ?? undefined);
    setAction(types.find(({ policyType }) => policyType === chosen)?.validActions.at(-1));
    setConfiguration({});
  }
  function submit(event: SubmitEvent): void {
    event.preventDefault();
    if (!began) {
      save.mutate({ method: 'POST', path, body: { type, action, configuration } }, { onSuccess: onClose });
      return;
    }
    const body = { action, configuration };
    // What somebody else has saved meanwhile is not written over unseen.
    check.mutate(undefined, {
      onSuccess(now) {
        if (now && changesSince(began, now).length > 0) return;
        save.mutate({ method: 'PUT', path: `${path}/${began.policyId}`, body }, { onSuccess: onClose });
      },
    });
  }
  function take(theirs: Policy): void {
    setAction(theirs.action);
    setConfiguration(theirs.configuration);
    setBegan(theirs);
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
              renderOption={({ option: { value } }) => (
                <TypeOption type={types.find((each) => each.policyType === value)} />
              )}
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
          {existing && changes.length > 0 && (
            <Conflict changes={changes} onTake={() => take(existing)} onKeep={() => setBegan(existing)} />
          )}
          <ProblemAlert problem={save.error} />
          {entered.isAsking && <DiscardQuestion onKeep={entered.keep} onDiscard={onClose} />}
          <Group justify="flex-end">
            <Button variant="default" disabled={isBusy} onClick={onClose}>
              Cancel
            </Button>
            {mayEdit && (
              <Button type="submit" disabled={!known || changes.length > 0} loading={isBusy}>
                {existing ? 'Save' : 'Create'}
              </Button>
            )}
          </Group>
        </Stack>
      </form>
    </Drawer>
  );
}

/** In which of the fields that the form changes a policy differs from what it was. */
function changesSince(before: Policy, now: Policy): readonly DifferingField[] {
  const fieldsOf = ({ action, configuration }: Policy): Fields => ({ action, ...configuration });
  return differingFields(fieldsOf(before), fieldsOf(now));
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

interface ConflictProps {
  readonly changes: readonly DifferingField[];
  readonly onTake: () => void;
  readonly onKeep: () => void;
}

/** Says that somebody else has saved the policy while it was edited, and what they have changed. */
function Conflict({ changes, onTake, onKeep }: ConflictProps) {
  return (
    <Alert color="yellow" role="alert" title="Somebody else has changed this policy meanwhile">
      <Stack gap="xs">
        <FieldDifferences fields={changes} titles={['When you began', 'Now']} />
        <Group>
          <Button size="compact-sm" variant="default" onClick={onTake}>
            Take theirs
          </Button>
          <Button size="compact-sm" variant="default" onClick={onKeep}>
            Keep mine, to save it over theirs
          </Button>
        </Group>
      </Stack>
    </Alert>
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
