import { Button, Group, Paper, Select, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
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
  'owner',
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
            <UsualFilters chosen={chosen} set={set} />
            <OrderChoice
              isOldestFirst={chosen.isOldestFirst}
              onChange={(oldest) => choose({ isOldestFirst: oldest })}
            />
          </SimpleGrid>
          {(isWhole || hasSeldom) && (
            <SimpleGrid cols={columns}>
              <SeldomFilters chosen={chosen} set={set} />
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

interface FieldsProps {
  readonly chosen: Filters;
  readonly set: (name: FilterName, value: string) => void;
}

interface FieldProps extends FieldsProps {
  readonly name: FilterName;
  readonly label: string;
}

function UsualFilters(fields: FieldsProps) {
  const { chosen, set } = fields;
  return (
    <>
      <DayFilter name="date_from" label="From" {...fields} />
      <DayFilter name="date_to" label="To" {...fields} />
      <ConnectionChoice
        placeholder="all"
        value={chosen.connection_id ?? ''}
        onChange={(id) => set('connection_id', id)}
      />
      <ModelChoice placeholder="all" value={chosen.model ?? ''} onChange={(model) => set('model', model.trim())} />
      <Select
        label="Status"
        placeholder="all"
        clearable
        data={statuses}
        value={chosen.status || null}
        onChange={(status) => set('status', status ?? '')}
      />
      <TextFilter name="tag" label="Tag" {...fields} />
      <TextFilter name="end_user_id" label="End user" {...fields} />
    </>
  );
}

function SeldomFilters(fields: FieldsProps) {
  return (
    <>
      <KeyChoice value={fields.chosen.key_id ?? ''} onChange={(id) => fields.set('key_id', id)} />
      <TextFilter name="owner" label="Owner of the key" {...fields} />
      <TextFilter name="batch_id" label="Batch id" {...fields} />
      <TextFilter name="provider" label="Provider" {...fields} />
      <TextFilter name="error_code" label="Error code" {...fields} />
      <TextFilter name="session_id" label="Session id" {...fields} />
      <TextFilter name="trace_id" label="Trace id" {...fields} />
      <TextFilter name="message_id" label="Message id" {...fields} />
    </>
  );
}

function DayFilter({ name, label, chosen, set }: FieldProps) {
  return <DayInput label={label} value={chosen[name] ?? ''} onChange={(value) => set(name, value)} />;
}

function TextFilter({ name, label, chosen, set }: FieldProps) {
  return (
    <TextInput
      label={label}
      value={chosen[name] ?? ''}
      onChange={(event) => set(name, event.currentTarget.value.trim())}
    />
  );
}
