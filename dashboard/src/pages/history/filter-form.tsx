import { Button, Group, Paper, Select, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { type ReactNode, type SubmitEvent, useState } from 'react';
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

/** Those that are shown when they apply, or are asked for. */
const seldom: readonly FilterName[] = [
  'key_id',
  'batch_id',
  'provider',
  'error_code',
  'session_id',
  'trace_id',
  'message_id',
];
const columns = { base: 2, md: 4 };

/** Asks for what messages are looked for. */
export function FilterForm({ filters, isOldestFirst, onApply }: FilterFormProps) {
  const { chosen, choose, reset } = useChosen<Filters & Ordered>({ ...filters, isOldestFirst });
  const [isWhole, setWhole] = useState(false);
  // What applies is never hidden.
  const hasSeldom = seldom.some((name) => filters[name]);
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
          <SimpleGrid cols={columns}>
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
            <OrderChoice
              isOldestFirst={chosen.isOldestFirst}
              onChange={(oldest) => choose({ isOldestFirst: oldest })}
            />
          </SimpleGrid>
          {(isWhole || hasSeldom) && (
            <SimpleGrid cols={columns}>
              <KeyChoice value={chosen.key_id ?? ''} onChange={(id) => set('key_id', id)} />
              {text('batch_id', 'Batch id')}
              {text('provider', 'Provider')}
              {text('error_code', 'Error code')}
              {text('session_id', 'Session id')}
              {text('trace_id', 'Trace id')}
              {text('message_id', 'Message id')}
            </SimpleGrid>
          )}
          <Group>
            <Button type="submit">Show</Button>
            <Button variant="default" onClick={showAll}>
              Reset
            </Button>
            {!hasSeldom && (
              <Button variant="subtle" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
                {isWhole ? 'Fewer filters' : 'More filters'}
              </Button>
            )}
          </Group>
        </Stack>
      </form>
    </Paper>
  );
}
