import { Button, Grid, Paper, Stack, Text, VisuallyHidden } from '@mantine/core';
import { useMemo, useState } from 'react';
import { isForChats, useModels } from '../../api/models.js';
import { useById } from '../../api/by-ids.js';
import { promptList } from '../../api/named-lists.js';
import type { KeyedConnection } from '../../api/page-key.js';
import type { InferenceRequest } from '../../api/schemas.js';
import { ConnectionWithKey } from '../../components/connection-with-key.js';
import { Loading } from '../../components/loading.js';
import { Page } from '../../components/page.js';
import { usePageQuery } from '../../shell/address.js';
import { CodeButton } from './code-button.js';
import { QuestionForm } from './question-form.js';
import { requestOf, settingsFor } from './settings.js';
import { SettingsForm } from './settings-form.js';
import { messagesOf, type PlaygroundTurn } from './turn.js';
import { TurnView } from './turn-view.js';
import { useChat } from './use-chat.js';

/** A conversation with a model, through a connection, as an app would have it. */
export function PlaygroundPage() {
  const { data: models, isPending } = useModels();
  // Somebody who has just come can ask at once. The list is waited for: a name that came with it would get into what is
  // being typed.
  const [{ model, prompt = '' }] = usePageQuery();
  const first = model ?? models?.find(isForChats)?.modelId ?? '';
  return (
    <Page
      title="Playground"
      about="Ask a model as an app would. The requests count, cost and are recorded like any other."
    >
      <ConnectionWithKey>
        {(keyed) => (isPending ? <Loading /> : <Playground keyed={keyed} firstModel={first} firstPrompt={prompt} />)}
      </ConnectionWithKey>
    </Page>
  );
}

type Messages = InferenceRequest['messages'];

interface PlaygroundProps {
  readonly keyed: KeyedConnection;
  /** Empty: there is none for chats. */
  readonly firstModel: string;
  /** Id of a prompt template; empty for none. */
  readonly firstPrompt: string;
}

function Playground({ keyed, firstModel, firstPrompt }: PlaygroundProps) {
  const [settings, setSettings] = useState(() => ({ ...settingsFor(firstModel), promptId: firstPrompt }));
  const [sessionId, setSessionId] = useState(newSessionId);
  const [question, setQuestion] = useState('');
  const chat = useChat(keyed);
  const { data: prompt, isLoading } = useById(promptList, settings.promptId);
  const made = useMemo(() => {
    try {
      const requestFor = (messages: Messages): InferenceRequest => requestOf(settings, messages, prompt, sessionId);
      requestFor([]);
      return { requestFor, reason: undefined };
    } catch (error) {
      return { requestFor: undefined, reason: (error as Error).message };
    }
  }, [settings, prompt, sessionId]);
  const isComplete = question.trim() !== '' && settings.model.trim() !== '' && !isLoading;
  const canAsk = isComplete && !chat.isRunning && made.requestFor !== undefined;
  function ask(): void {
    if (made.requestFor) chat.ask(question, made.requestFor);
    setQuestion('');
  }
  function clear(): void {
    chat.clear();
    setSessionId(newSessionId());
  }
  const shown = made.requestFor?.(shownMessages(chat.turns, question));
  return (
    <Grid>
      <Grid.Col span={{ base: 12, md: 4 }}>
        <Paper withBorder p="md">
          <SettingsForm settings={settings} onChange={(part) => setSettings((before) => ({ ...before, ...part }))} />
        </Paper>
      </Grid.Col>
      <Grid.Col span={{ base: 12, md: 8 }}>
        <Stack>
          <Conversation turns={chat.turns} />
          <QuestionForm
            question={question}
            onChange={setQuestion}
            canAsk={canAsk}
            reason={made.reason}
            onAsk={ask}
            onStop={chat.isRunning ? chat.stop : undefined}
          >
            <Button variant="default" disabled={chat.turns.length === 0} onClick={clear}>
              New conversation
            </Button>
            <CodeButton request={shown} connectionId={keyed.connectionId} />
          </QuestionForm>
        </Stack>
      </Grid.Col>
    </Grid>
  );
}

function Conversation({ turns }: { readonly turns: readonly PlaygroundTurn[] }) {
  const last = turns.at(-1);
  return (
    <>
      {/* An answer that arrives in pieces would be read out piece by piece. */}
      <Stack role="log" aria-label="Conversation" aria-live="off">
        {turns.length === 0 && (
          <Paper withBorder p="xl">
            <Text c="dimmed" ta="center">
              Ask something: the answer appears here.
            </Text>
          </Paper>
        )}
        {turns.map((turn) => (
          <TurnView key={turn.id} turn={turn} />
        ))}
      </Stack>
      <VisuallyHidden role="status">{last?.state === 'done' && 'The answer is complete.'}</VisuallyHidden>
    </>
  );
}

/** Shows as code the request that would be sent next or, while nothing is entered, the one that was sent last. */
function shownMessages(turns: readonly PlaygroundTurn[], question: string): Messages {
  const sent = messagesOf(turns);
  if (question.trim() !== '') return [...sent, { role: 'user', content: question }];
  const asked = sent.findLastIndex(({ role }) => role === 'user');
  return asked < 0 ? [{ role: 'user', content: 'Hello' }] : sent.slice(0, asked + 1);
}

/** The history shows a conversation as one session. (`randomUUID` exists only on pages that came through TLS.) */
function newSessionId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return `playground-${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
