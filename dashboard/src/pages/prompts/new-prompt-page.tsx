import { Button, Group, Stack, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useChange } from '../../api/requests.js';
import type { Prompt } from '../../api/schemas.js';
import { Page } from '../../components/page.js';
import { ProblemAlert } from '../../components/problem-alert.js';
import { useOnce } from '../../components/use-once.js';
import { goTo, useUnsaved } from '../../shell/address.js';
import { declared, noWording, WordingFields } from './wording-fields.js';

/** The form for a new prompt template with its first version. */
export function NewPromptPage() {
  const [name, setName] = useState('');
  const [description, setDescription] = useState('');
  const [wording, setWording] = useState(noWording);
  const create = useChange<Prompt>(['v1/management/prompts'], 'The prompt template has been created.');
  useUnsaved(name !== '' || description !== '' || wording !== noWording);
  function send(): void {
    const body = { name, description, ...declared(wording) };
    create.mutate(
      { method: 'POST', path: 'v1/management/prompts', body },
      { onSuccess: ({ id }) => goTo(`/prompts/${id}`) },
    );
  }
  const submit = useOnce(send, create.isPending);
  return (
    <Page
      title="New prompt template"
      above={['Prompts', '/prompts']}
      about="Its first version is active at once. Connections use the active version; a request may name another."
    >
      <form onSubmit={submit}>
        <Stack maw={860}>
          <TextInput
            label="Name"
            description="Unique in the organization."
            required
            maxLength={200}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <Textarea
            label="Description"
            autosize
            maxRows={6}
            maxLength={2_000}
            value={description}
            onChange={(event) => setDescription(event.currentTarget.value)}
          />
          <WordingFields value={wording} onChange={setWording} />
          <ProblemAlert problem={create.error} />
          <Group>
            <Button type="submit" loading={create.isPending}>
              Create
            </Button>
            <Button variant="default" component="a" href="#/prompts">
              Cancel
            </Button>
          </Group>
        </Stack>
      </form>
    </Page>
  );
}
