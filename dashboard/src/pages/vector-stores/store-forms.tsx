import { NumberInput, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { KeyedConnection } from '../../api/page-key.js';
import { useChange } from '../../api/requests.js';
import type { VectorStoreChange, VectorStoreObject, VectorStoreToCreate } from '../../api/schemas.js';
import { FormModal } from '../../components/form-modal.js';
import { goTo } from '../../shell/address.js';
import { storesPath } from './stores.js';

interface StoreFormProps {
  readonly keyed: KeyedConnection;
  readonly onClose: () => void;
}

/** Asks what a new store is to be called, makes it and opens it, so that documents can be added. */
export function NewStore({ keyed, onClose }: StoreFormProps) {
  const [name, setName] = useState('');
  const [description, setDescription] = useState('');
  const [days, setDays] = useState('');
  const create = useChange<VectorStoreObject>([storesPath], 'The vector store has been created.', keyed);
  const body: VectorStoreToCreate = {
    name: name.trim(),
    ...(description.trim() !== '' && { description: description.trim() }),
    expires_after: expiryOf(days),
  };
  return (
    <FormModal
      title="New vector store"
      action="Create"
      change={create}
      onSubmit={() =>
        create.mutate(
          { method: 'POST', path: storesPath, body },
          { onSuccess: ({ id }) => goTo(`/vector-stores/${id}`) },
        )
      }
      onClose={onClose}
    >
      <NameInput value={name} onChange={setName} />
      <TextInput
        label="Description"
        maxLength={2_000}
        value={description}
        onChange={(event) => setDescription(event.currentTarget.value)}
      />
      <DaysInput value={days} onChange={setDays} />
    </FormModal>
  );
}

/** Changes the name of a store, and when it expires. */
export function EditStore({ store, keyed, onClose }: StoreFormProps & { readonly store: VectorStoreObject }) {
  const [name, setName] = useState(store.name);
  const [days, setDays] = useState(String(store.expires_after?.days ?? ''));
  const save = useChange([storesPath], 'The vector store has been changed.', keyed);
  const body: VectorStoreChange = { name: name.trim(), expires_after: expiryOf(days) };
  return (
    <FormModal
      title="Edit the vector store"
      action="Save"
      change={save}
      onSubmit={() => save.mutate({ method: 'POST', path: `${storesPath}/${store.id}`, body }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <NameInput value={name} onChange={setName} />
      <DaysInput value={days} onChange={setDays} />
    </FormModal>
  );
}

interface InputProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function NameInput({ value, onChange }: InputProps) {
  return (
    <TextInput
      label="Name"
      required
      maxLength={256}
      data-autofocus
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

function DaysInput({ value, onChange }: InputProps) {
  return (
    <NumberInput
      label="Days after its last use until it expires"
      description="Its documents stay. Empty: it does not expire."
      min={1}
      max={365}
      allowDecimal={false}
      value={value}
      onChange={(days) => onChange(String(days))}
    />
  );
}

function expiryOf(days: string): VectorStoreChange['expires_after'] {
  return days === '' ? null : { anchor: 'last_active_at', days: Number(days) };
}
