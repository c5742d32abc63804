import { Button, Textarea, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { useChange } from '../../api/requests.js';
import type { Prompt } from '../../api/schemas.js';
import { useFocusBack } from '../../components/focus-back.js';
import { FormModal } from '../../components/form-modal.js';
import { Confirm } from '../../components/confirm.js';
import { goTo } from '../../shell/address.js';

const all = 'v1/management/prompts';

/** What can be done with a template as a whole. */
export function PromptActions({ prompt }: { readonly prompt: Prompt }) {
  const [isEditing, editing] = useDisclosure();
  const [isDeleting, deleting] = useDisclosure();
  return (
    <>
      <Button variant="default" onClick={editing.open}>
        Edit
      </Button>
      <Button variant="outline" color="red" onClick={deleting.open}>
        Delete
      </Button>
      {isEditing && <EditPrompt prompt={prompt} onClose={editing.close} />}
      {isDeleting && <DeletePrompt prompt={prompt} onClose={deleting.close} />}
    </>
  );
}

function EditPrompt({ prompt, onClose }: { readonly prompt: Prompt; readonly onClose: () => void }) {
  const [name, setName] = useState(prompt.name);
  const [description, setDescription] = useState(prompt.description);
  const save = useChange([all], 'The prompt template has been changed.');
  function submit(): void {
    const body = {
      ...(name !== prompt.name && { name }),
      ...(description !== prompt.description && { description }),
    };
    save.mutate({ method: 'PUT', path: `${all}/${prompt.id}`, body }, { onSuccess: onClose });
  }
  return (
    <FormModal title="Name and description" action="Save" change={save} onSubmit={submit} onClose={onClose}>
      <TextInput
        label="Name"
        description="Unique in the organization."
        required
        maxLength={200}
        data-autofocus
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Textarea
        label="Description"
        autosize
        minRows={2}
        maxRows={8}
        maxLength={2_000}
        value={description}
        onChange={(event) => setDescription(event.currentTarget.value)}
      />
    </FormModal>
  );
}

function DeletePrompt({ prompt, onClose }: { readonly prompt: Prompt; readonly onClose: () => void }) {
  useFocusBack();
  const remove = useChange([all], `The prompt template ${prompt.name} has been deleted.`);
  return (
    <Confirm
      title={`Delete ${prompt.name}?`}
      action="Delete"
      isOpen
      change={remove}
      onConfirm={() =>
        remove.mutate({ method: 'DELETE', path: `${all}/${prompt.id}` }, { onSuccess: () => goTo('/prompts') })
      }
      onClose={onClose}
    >
      All its versions are deleted, and requests that name it are refused. This cannot be undone.
    </Confirm>
  );
}
