import { Alert, Button, Drawer, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import type { Policy, PolicyType } from '../../api/schemas.js';
import { useMay } from '../../api/session.js';
import { DiscardQuestion, useEntered } from '../../components/entered.js';
import { ProblemAlert } from '../../components/problem-alert.js';
import { useOnce } from '../../components/use-once.js';
import { changesSince, PolicyConflict } from './policy-conflict.js';
import { type PolicyDraft, PolicyFields, TypeChoice } from './policy-fields.js';
import { PolicyTrial } from './policy-trial.js';
import { usePolicySave } from './use-policy-save.js';

interface PolicyEditorProps {
  /** The path of the connection's policies. */
  readonly path: string;
  readonly types: readonly PolicyType[];
  /** The policy as it is stored now; undefined for a new one. */
  readonly policy: Policy | undefined;
  /** Reads the policy again. */
  readonly readAgain: () => Promise<Policy | undefined>;
  readonly onClose: () => void;
}

const nothing: PolicyDraft = { type: undefined, action: undefined, configuration: {} };

/** Makes or changes a policy. Its configuration has the fields that the schema of its type names, and can be tried before it is saved. */
export function PolicyEditor({ path, types, policy: existing, readAgain, onClose }: PolicyEditorProps) {
  const [began, setBegan] = useState(existing);
  const [draft, setDraft] = useState<PolicyDraft>(existing ?? nothing);
  const { save, isBusy, isOwnChange, error } = usePolicySave({ path, began, readAgain, onSaved: onClose });
  const changes = began && existing && !isOwnChange ? changesSince(began, existing) : [];
  const mayTry = useMay('editor');
  const mayEdit = mayTry && existing?.source !== 'gateway';
  const entered = useEntered(onClose, { isPending: isBusy }, 'policy');
  const { type, action, configuration } = draft;
  const known = types.find(({ policyType }) => policyType === type);
  const submit = useOnce(() => save(draft), isBusy);
  function take(theirs: Policy): void {
    setDraft(theirs);
    setBegan(theirs);
  }
  return (
    <Drawer opened onClose={entered.close} position="right" size="xl" title={existing ? existing.type : 'New policy'}>
      <form onSubmit={submit} {...entered.watch}>
        <Stack>
          {existing?.source === 'gateway' && (
            <Alert color="blue">
              This policy applies to every connection. Whoever runs the gateway can change it, in gateway.yaml.
            </Alert>
          )}
          {!existing && <TypeChoice types={types} value={type} onChoose={(chosen) => setDraft(firstOf(chosen))} />}
          {known && (
            <PolicyFields
              type={known}
              draft={draft}
              onChange={(part) => setDraft((before) => ({ ...before, ...part }))}
            />
          )}
          {known && mayTry && (
            <PolicyTrial policy={{ type: known.policyType, action: action ?? 'audit', configuration }} />
          )}
          {existing && changes.length > 0 && (
            <PolicyConflict changes={changes} onTake={() => take(existing)} onKeep={() => setBegan(existing)} />
          )}
          <ProblemAlert problem={error} />
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

/** What is chosen with a type: the last of its actions, and the defaults of its configuration. */
function firstOf(type: PolicyType | undefined): PolicyDraft {
  return type ? { type: type.policyType, action: type.validActions.at(-1), configuration: {} } : nothing;
}
