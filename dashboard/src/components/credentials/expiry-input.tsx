import { Group, Select } from '@mantine/core';
import { DayInput } from '../day-input.js';
import { Time } from '../time.js';

/** When a credential expires: never, after some days, at the end of a day, or as it does already. */
export interface Expiry {
  readonly after: string;
  /** For `date`: the last day, as `2030-12-31`. */
  readonly date: string;
}

export const ninetyDays: Expiry = { after: '90', date: '' };
/** Nothing is changed, so there is no time for the management API. */
export const asItIs: Expiry = { after: 'as-it-is', date: '' };

const choices = [
  { value: '7', label: 'In 7 days' },
  { value: '30', label: 'In 30 days' },
  { value: '90', label: 'In 90 days' },
  { value: '365', label: 'In a year' },
  { value: 'date', label: 'After a day of your choice' },
  { value: 'never', label: 'Never' },
];
const dayMs = 86_400_000;

/** The time that the management API wants; null for never. */
export function expiryTime({ after, date }: Expiry): string | null {
  if (after === 'never') return null;
  // The end of the day where the reader is.
  if (after === 'date') return new Date(`${date}T23:59:59`).toISOString();
  return new Date(Date.now() + Number(after) * dayMs).toISOString();
}

/** Asks when a credential expires. */
export function ExpiryInput({
  current,
  value,
  onChange,
}: {
  /** When the credential expires already, null for never; absent for a new one. */
  readonly current?: string | null;
  readonly value: Expiry;
  readonly onChange: (expiry: Expiry) => void;
}) {
  return (
    <Group grow align="flex-end">
      <Select
        label="Expires"
        description={current && <Now at={current} />}
        data={current === undefined ? choices : [{ value: asItIs.after, label: 'As it is now' }, ...choices]}
        allowDeselect={false}
        value={value.after}
        onChange={(after) => onChange({ ...value, after: after ?? 'never' })}
      />
      {value.after === 'date' && (
        <DayInput
          label="Last day"
          required
          min={today()}
          value={value.date}
          onChange={(date) => onChange({ ...value, date })}
        />
      )}
    </Group>
  );
}

function Now({ at }: { readonly at: string }) {
  return (
    <>
      Now: <Time at={at} />
    </>
  );
}

/** Today where the reader is, as `2030-12-31`. */
function today(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}
