import { Radio, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useChange } from '../../api/requests.js';
import type { AccessToken, IssuedAccessToken, NewAccessToken } from '../../api/schemas.js';
import { FormModal } from '../../components/form-modal.js';
import { type Expiry, ExpiryInput, expiryTime, ninetyDays } from '../../components/credentials/expiry-input.js';
import { roles } from './roles.js';

interface NewTokenProps {
  readonly onIssued: (issued: IssuedAccessToken) => void;
  readonly onClose: () => void;
}

/** Asks for whom a new access token is and what it may do, and makes it. */
export function NewToken({ onIssued, onClose }: NewTokenProps) {
  const [subject, setSubject] = useState('');
  const [role, setRole] = useState<AccessToken['role']>('viewer');
  const [expiry, setExpiry] = useState<Expiry>(ninetyDays);
  const create = useChange<IssuedAccessToken>(['v1/management/access-tokens']);
  function submit(): void {
    const body: NewAccessToken = { subject, role, expires: expiryTime(expiry) };
    create.mutate({ method: 'POST', path: 'v1/management/access-tokens', body }, { onSuccess: onIssued });
  }
  return (
    <FormModal title="New access token" action="Create" change={create} onSubmit={submit} onClose={onClose}>
      <TextInput
        label="Subject"
        description="The person or program that it is for. The audit trail shows it beside each change."
        required
        maxLength={255}
        data-autofocus
        value={subject}
        onChange={(event) => setSubject(event.currentTarget.value)}
      />
      <Radio.Group label="Role" value={role} onChange={(value) => setRole(value as AccessToken['role'])}>
        <Stack gap="xs" mt={4}>
          {roles.map((choice) => (
            <Radio key={choice.role} value={choice.role} label={choice.role} description={choice.may} />
          ))}
        </Stack>
      </Radio.Group>
      <ExpiryInput value={expiry} onChange={setExpiry} />
    </FormModal>
  );
}
