import { Button, Group, Modal, Stack, TextInput } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
import { useHashLocation } from 'wouter/use-hash-location';
import { useChange } from '../../api/requests.js';
import type { CreatedConnection } from '../../api/schemas.js';
import { ProblemAlert } from '../../components/problem-alert.js';

/** Asks for a name, makes the connection and opens it, so that its settings can be chosen. */
export function NewConnection({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
  const [name, setName] = useState('');
  const [, goTo] = useHashLocation();
  const create = useChange<CreatedConnection>(['v1/management/connections'], 'The connection has been created.');
  function submit(event: SubmitEvent): void {
    event.preventDefault();
    create.mutate(
      { method: 'POST', path: 'v1/management/connections', body: { name } },
      { onSuccess: ({ connectionId }) => goTo(`/connections/${connectionId}`) },
    );
  }
  return (
    <Modal opened={isOpen} onClose={onClose} title="New connection" centered>
      <form onSubmit={submit}>
        <Stack>
          <TextInput
            label="Name"
            description="Unique, such as the app that will use it."
            required
            maxLength={200}
            data-autofocus
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <ProblemAlert problem={create.error} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={create.isPending}>
              Create
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
