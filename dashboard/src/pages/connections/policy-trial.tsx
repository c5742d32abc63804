import { Button, Fieldset, Group, Mark, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useChange } from '../../api/requests.js';
import type { PolicyTest, PolicyTestResult } from '../../api/schemas.js';
import { ProblemAlert } from '../../components/problem-alert.js';
import { markedParts } from './marked-parts.js';

/** Tries a policy on a text, before it is saved. The text is stored nowhere. */
export function PolicyTrial({ policy }: { readonly policy: Pick<PolicyTest, 'type' | 'action' | 'configuration'> }) {
  const [text, setText] = useState('');
  const [tried, setTried] = useState('');
  const trial = useChange<PolicyTestResult>([]);
  const run = (): void => {
    setTried(text);
    trial.mutate({ method: 'POST', path: 'v1/management/policies/test', body: { ...policy, text } });
  };
  return (
    <Fieldset legend="Try it">
      <Stack gap="sm">
        <Textarea
          label="A text"
          description="It is not stored."
          autosize
          minRows={2}
          maxRows={10}
          maxLength={100_000}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Group>
          <Button variant="default" onClick={run} disabled={text === ''} loading={trial.isPending}>
            Try
          </Button>
        </Group>
        <ProblemAlert problem={trial.error} />
        {trial.data && <Outcome text={tried} result={trial.data} />}
      </Stack>
    </Fieldset>
  );
}

function Outcome({ text, result }: { readonly text: string; readonly result: PolicyTestResult }) {
  const { action, findings, text: passed } = result;
  const categories = [...new Set(findings.map(({ category }) => category))];
  return (
    <Stack gap="xs" role="status">
      <Text size="sm" fw={600}>
        {findings.length === 0 ? 'Nothing is found.' : `${categories.join(', ')}: ${action}`}
      </Text>
      {findings.length > 0 && (
        <Text size="sm" className="whole-text">
          {markedParts(text, findings).map(({ from, text: part, category }) =>
            category === undefined ? (
              part
            ) : (
              <Mark key={from} title={category}>
                {part}
              </Mark>
            ),
          )}
        </Text>
      )}
      {action === 'redact' && (
        <Text size="sm" className="whole-text">
          Passed on: {passed}
        </Text>
      )}
    </Stack>
  );
}
