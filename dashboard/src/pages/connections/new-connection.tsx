import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useChange } from '../../api/requests.js';
import type { CreatedConnection } from '../../api/schemas.js';
import { FormModal } from '../../components/form-modal.js';
import { goTo } from '../../shell/address.js';

/** Asks for a name, makes the connection and opens it, so that its settings can be chosen. */
export function NewConnection({ onClose }: { readonly onClose: () => void }) {
  const [name, setName] = useState('');
  const create = useChange<CreatedConnection>(['v1/management/connections'], 'The connection has been created.');
  function submit(): void {
    create.mutate(
      { method: 'POST', path: 'v1/management/connections', body: { name } },
      { onSuccess: ({ connectionId }) => goTo(`/connections/${connectionId}`) },
    );
  }
  return (
    <FormModal title="New connection" action="Create" change={create} onSubmit={submit} onClose={onClose}>
      <TextInput
        label="Name"
        description="Unique, such as the app that will use it."
        required
        maxLength={200}
        data-autofocus
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
    </FormModal>
  );
}
