import type { ReactNode } from 'react';
import { useChange } from '../../api/requests.js';
import { Confirm } from '../confirm.js';

interface RevokeProps {
  /** Title of the question. */
  readonly title: string;
  /** Path of the list of the credentials. */
  readonly path: string;
  /** Id of the credential; undefined: nothing is asked. */
  readonly id: string | undefined;
  /** What is told when it is done. */
  readonly done: string;
  /** For the credential that this page itself uses: called instead of reading the list again. */
  readonly onOwnRevoked?: (() => void) | undefined;
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** Asks before a credential is revoked, for good. */
export function Revoke({ title, path, id, done, onOwnRevoked, children, onClose }: RevokeProps) {
  const revoke = useChange(onOwnRevoked ? [] : [path], done);
  const revoked = (): void => {
    onClose();
    onOwnRevoked?.();
  };
  return (
    <Confirm
      title={title}
      action="Revoke"
      isOpen={id !== undefined}
      change={revoke}
      onConfirm={() => revoke.mutate({ method: 'DELETE', path: `${path}/${id ?? ''}` }, { onSuccess: revoked })}
      onClose={onClose}
    >
      {children}
    </Confirm>
  );
}
