import { Anchor, Button, Group, List, Text, TextInput } from '@mantine/core';
import { type SubmitEvent, useEffect, useState } from 'react';
import { Loading } from '../../components/loading.js';
import { Page } from '../../components/page.js';
import { ProblemAlert } from '../../components/problem-alert.js';
import { goTo, replaceBy, useQueryValue } from '../../shell/address.js';
import { addressWith } from '../../shell/page-query.js';
import { usePlaces } from './use-places.js';

/** Leads from any id, such as one of a log or of an app's error, to the page of what it names. */
export function FindPage() {
  const [id] = useQueryValue('id');
  return (
    <Page
      title="Find"
      about="By the id of a request (x-request-id), a trace, a session, an end user, a connection, an API key, a prompt template or a version of one."
    >
      <IdForm key={id} first={id} />
      {id !== '' && <Found key={`found ${id}`} id={id} />}
    </Page>
  );
}

function IdForm({ first }: { readonly first: string }) {
  const [entered, setEntered] = useState(first);
  function submit(event: SubmitEvent): void {
    event.preventDefault();
    goTo(addressWith('/find', { id: entered.trim() }));
  }
  return (
    <form onSubmit={submit} role="search">
      <Group align="flex-end">
        <TextInput
          label="Id"
          type="search"
          required
          maxLength={256}
          flex={1}
          miw={220}
          maw={480}
          value={entered}
          onChange={(event) => setEntered(event.currentTarget.value)}
        />
        <Button type="submit">Find</Button>
      </Group>
    </form>
  );
}

function Found({ id }: { readonly id: string }) {
  const { places, isPending, problem, readAgain } = usePlaces(id);
  const only = places.length === 1 && !isPending && !problem ? places[0]?.address : undefined;
  useEffect(() => {
    // The back button leads to the page before, and not here again.
    if (only !== undefined) replaceBy(only);
  }, [only]);
  if (isPending || only !== undefined) return <Loading />;
  if (places.length === 0 && !problem) {
    return (
      <Text c="dimmed" role="status">
        Nothing has this id. What was refused before it reached a model, such as a request without a valid key or for an
        unknown model, may be in the log only.
      </Text>
    );
  }
  return (
    <>
      <ProblemAlert problem={problem} onRetry={readAgain} />
      {places.length > 0 && (
        <List aria-label="Found">
          {places.map(({ title, address }) => (
            <List.Item key={title}>
              <Anchor href={`#${address}`}>{title}</Anchor>
            </List.Item>
          ))}
        </List>
      )}
    </>
  );
}
