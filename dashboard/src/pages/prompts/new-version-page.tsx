import { Button, Group, Stack, Switch, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useParams } from 'wouter';
import { useChange } from '../../api/requests.js';
import type { Prompt } from '../../api/schemas.js';
import { Page } from '../../components/page.js';
import { ProblemAlert } from '../../components/problem-alert.js';
import { useOnce } from '../../components/use-once.js';
import { goTo, useUnsaved } from '../../shell/address.js';
import { WithPrompt } from './with-prompt.js';
import { declared, noWording, type Wording, WordingFields } from './wording-fields.js';

/** The form for a further version of a template, which begins as an existing one. */
export function NewVersionPage() {
  const { promptId, versionId } = useParams<{ promptId: string; versionId: string }>();
  return (
    <WithPrompt promptId={promptId}>
      {(prompt) => <NewVersion key={versionId} prompt={prompt} versionId={versionId} />}
    </WithPrompt>
  );
}

function NewVersion({ prompt, versionId }: { readonly prompt: Prompt; readonly versionId: string }) {
  const old = prompt.versions.find(({ id }) => id === versionId);
  const first: Wording = old ?? noWording;
  const [wording, setWording] = useState(first);
  const [name, setName] = useState('');
  const [activate, setActivate] = useState(false);
  const create = useChange(['v1/management/prompts'], 'The version has been created.');
  useUnsaved(wording !== first || name !== '');
  function send(): void {
    const body = { ...declared(wording), activate, ...(name !== '' && { name }) };
    create.mutate(
      { method: 'POST', path: `v1/management/prompts/${prompt.id}/versions`, body },
      { onSuccess: () => goTo(`/prompts/${prompt.id}`) },
    );
  }
  const submit = useOnce(send, create.isPending);
  return (
    <Page
      title={`New version of ${prompt.name}`}
      above={[prompt.name, `/prompts/${prompt.id}`]}
      about={old && `It begins as ${old.name}, which stays as it is.`}
    >
      <form onSubmit={submit}>
        <Stack maw={860}>
          <TextInput
            label="Name of the version"
            description="The next number if empty. Unique in the template."
            maxLength={200}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <WordingFields value={wording} onChange={setWording} />
          <Switch
            label="Activate it at once"
            description="Requests of the connections that use the template get it from then on."
            checked={activate}
            onChange={(event) => setActivate(event.currentTarget.checked)}
          />
          <ProblemAlert problem={create.error} />
          <Group>
            <Button type="submit" loading={create.isPending}>
              Create
            </Button>
            <Button variant="default" component="a" href={`#/prompts/${prompt.id}`}>
              Cancel
            </Button>
          </Group>
        </Stack>
      </form>
    </Page>
  );
}
