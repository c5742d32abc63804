import { Alert, Button, Drawer, Group, Stack } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Problem } from '../../api/problem.js';
import { useChange } from '../../api/requests.js';
import type { Policy, PolicyType } from '../../api/schemas.js';
import { useMay } from '../../api/session.js';
import { DiscardQuestion, useEntered } from '../../components/entered.js';
import { ProblemAlert } from '../../components/problem-alert.js';
import { useOnce } from '../../components/use-once.js';
import { changesSince, PolicyConflict } from './policy-conflict.js';
import { type PolicyDraft, PolicyFields, TypeChoice } from './policy-fields.js';
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

const nothing: PolicyDraft = { type: undefined, action: undefined, configuration: {} };

/** Makes or changes a policy. Its configuration has the fields that the schema of its type names, and can be tried before it is saved. */
export function PolicyEditor({ path, types, policy: existing, readAgain, onClose }: PolicyEditorProps) {
  const [began, setBegan] = useState(existing);
  const [draft, setDraft] = useState<PolicyDraft>(existing ?? nothing);
  const save = useChange([path], existing ? 'The policy has been changed.' : 'The policy has been created.');
  const check = useMutation<Policy | undefined, Problem>({ mutationFn: readAgain });
  const isBusy = save.isPending || check.isPending;
  // What is being saved here is read again before the form is closed.
  const isOwn = save.isPending || save.isSuccess;
  const changes = began && existing && !isOwn ? changesSince(began, existing) : [];
  const mayTry = useMay('editor');
  const mayEdit = mayTry && existing?.source !== 'gateway';
  const entered = useEntered(onClose, { isPending: isBusy }, 'policy');
  const { type, action, configuration } = draft;
  const known = types.find(({ policyType }) => policyType === type);
  function send(): void {
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
  const submit = useOnce(send, isBusy);
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

/** What is chosen with a type: the last of its actions, and the defaults of its configuration. */
function firstOf(type: PolicyType | undefined): PolicyDraft {
  return type ? { type: type.policyType, action: type.validActions.at(-1), configuration: {} } : nothing;
}
