import { Button, Fieldset, Group, Mark, Stack, Table, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useChange } from '../../api/requests.js';
import type { PolicyTest, PolicyTestResult } from '../../api/schemas.js';
import { countOf } from '../../components/numbers.js';
import { ProblemAlert } from '../../components/problem-alert.js';
import { type FoundKind, foundKinds } from './found-kinds.js';
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
  const kinds = foundKinds(findings);
  const categories = [...new Set(kinds.map(({ category }) => category))];
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
      {kinds.length > 0 && <Kinds kinds={kinds} />}
      {action === 'redact' && (
        <Text size="sm" className="whole-text">
          Passed on: {passed}
        </Text>
      )}
    </Stack>
  );
}

/** Why something is found: a level that finds less leaves it out. */
function Kinds({ kinds }: { readonly kinds: readonly FoundKind[] }) {
  return (
    <Table.ScrollContainer minWidth={0}>
      <Table aria-label="Findings">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Category</Table.Th>
            <Table.Th>Action</Table.Th>
            <Table.Th>Found from the level</Table.Th>
            <Table.Th className="number">Highest score</Table.Th>
            <Table.Th className="number">Findings</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {kinds.map(({ category, action, level, score, count }) => (
            <Table.Tr key={`${category} ${action} ${level}`}>
              <Table.Td>{category}</Table.Td>
              <Table.Td>{action}</Table.Td>
              <Table.Td>{level ?? 'any'}</Table.Td>
              <Table.Td className="number">{score.toFixed(2)}</Table.Td>
              <Table.Td className="number">{countOf(count)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
