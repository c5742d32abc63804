import { Button, Group, Paper, Select, SimpleGrid, Stack, TextInput } from '@mantine/core';
import type { ReactNode, SubmitEvent } from 'react';
import { ConnectionChoice, KeyChoice, ModelChoice } from '../../components/choices.js';
import { DayInput } from '../../components/day-input.js';
import { useChosen } from '../../components/use-chosen.js';
import type { FilterName, Filters } from './message-filters.js';
import { OrderChoice } from './order-choice.js';

interface Ordered {
  readonly isOldestFirst: boolean;
}

interface FilterFormProps extends Ordered {
  readonly filters: Filters;
  readonly onApply: (filters: Filters, isOldestFirst: boolean) => void;
}

const statuses = [
  { value: 'completed', label: 'completed' },
  { value: 'refused', label: 'refused by the gateway' },
  { value: 'failed', label: 'failed' },
  { value: 'aborted', label: 'ended by the client' },
];

/** Asks for what messages are looked for. */
export function FilterForm({ filters, isOldestFirst, onApply }: FilterFormProps) {
  const { chosen, choose, reset } = useChosen<Filters & Ordered>({ ...filters, isOldestFirst });
  const set = (name: FilterName, value: string): void => choose({ [name]: value });
  const day = (name: FilterName, label: string): ReactNode => (
    <DayInput label={label} value={chosen[name] ?? ''} onChange={(value) => set(name, value)} />
  );
  const text = (name: FilterName, label: string): ReactNode => (
    <TextInput
      label={label}
      value={chosen[name] ?? ''}
      onChange={(event) => set(name, event.currentTarget.value.trim())}
    />
  );
  function submit(event: SubmitEvent): void {
    event.preventDefault();
    const { isOldestFirst: oldest, ...named } = chosen;
    onApply(named, oldest);
  }
  function showAll(): void {
    reset();
    onApply({}, false);
  }
  return (
    <Paper withBorder p="md">
      <form onSubmit={submit} aria-label="Filters">
        <Stack>
          <SimpleGrid cols={{ base: 1, xs: 2, md: 5 }}>
            {day('date_from', 'From')}
            {day('date_to', 'To')}
            <ConnectionChoice
              placeholder="all"
              value={chosen.connection_id ?? ''}
              onChange={(id) => set('connection_id', id)}
            />
            <ModelChoice
              placeholder="all"
              value={chosen.model ?? ''}
              onChange={(model) => set('model', model.trim())}
            />
            <Select
              label="Status"
              placeholder="all"
              clearable
              data={statuses}
              value={chosen.status || null}
              onChange={(status) => set('status', status ?? '')}
            />
            {text('tag', 'Tag')}
            {text('end_user_id', 'End user')}
            <KeyChoice value={chosen.key_id ?? ''} onChange={(id) => set('key_id', id)} />
            {text('session_id', 'Session id')}
            {text('trace_id', 'Trace id')}
            {text('message_id', 'Message id')}
            <OrderChoice
              isOldestFirst={chosen.isOldestFirst}
              onChange={(oldest) => choose({ isOldestFirst: oldest })}
            />
          </SimpleGrid>
          <Group>
            <Button type="submit">Show</Button>
            <Button variant="default" onClick={showAll}>
              Reset
            </Button>
          </Group>
        </Stack>
      </form>
    </Paper>
  );
}
