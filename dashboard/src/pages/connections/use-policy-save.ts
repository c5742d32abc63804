import { useMutation } from '@tanstack/react-query';
import type { Problem } from '../../api/problem.js';
import { useChange } from '../../api/requests.js';
import type { Policy } from '../../api/schemas.js';
import { changesSince } from './policy-conflict.js';
import type { PolicyDraft } from './policy-fields.js';

interface PolicySaveProps {
  /** The path of the connection's policies. */
  readonly path: string;
  /** The policy as it was when the form was opened; undefined for a new one. */
  readonly began: Policy | undefined;
  /** Reads the policy again. */
  readonly readAgain: () => Promise<Policy | undefined>;
  readonly onSaved: () => void;
}

interface PolicySave {
  readonly save: (draft: PolicyDraft) => void;
  readonly isBusy: boolean;
  /** Whether changes of the policy that arrive now are those of this form: it is read again before the form is closed. */
  readonly isOwnChange: boolean;
  readonly error: Problem | null;
}

/** Saves a policy, but does not overwrite what somebody else has saved since the form was opened. */
export function usePolicySave({ path, began, readAgain, onSaved }: PolicySaveProps): PolicySave {
  const change = useChange([path], began ? 'The policy has been changed.' : 'The policy has been created.');
  const check = useMutation<Policy | undefined, Problem>({ mutationFn: readAgain });
  function save({ type, action, configuration }: PolicyDraft): void {
    if (!began) {
      change.mutate({ method: 'POST', path, body: { type, action, configuration } }, { onSuccess: onSaved });
      return;
    }
    const body = { action, configuration };
    check.mutate(undefined, {
      onSuccess(now) {
        if (now && changesSince(began, now).length > 0) return;
        change.mutate({ method: 'PUT', path: `${path}/${began.policyId}`, body }, { onSuccess: onSaved });
      },
    });
  }
  return {
    save,
    isBusy: change.isPending || check.isPending,
    isOwnChange: change.isPending || change.isSuccess,
    error: change.error,
  };
}
