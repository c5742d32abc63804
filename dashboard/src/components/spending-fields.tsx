import { Group, Select, Text, TextInput } from '@mantine/core';
import { useCurrency } from './currency.js';

type Period = 'daily' | 'weekly' | 'monthly' | 'total';

/** The most that requests with a key, or through a connection, may cost. */
interface SpendingLimit {
  /** As it is entered; empty for no limit. */
  readonly amount: string;
  readonly period: Period;
}

/** A new key has no limit of its own. */
export const noLimit: SpendingLimit = { amount: '', period: 'monthly' };

/** The limit of a key. */
export function limitOf({
  spendingLimit,
  spendingPeriod,
}: {
  readonly spendingLimit: number | null;
  readonly spendingPeriod: Period | null;
}): SpendingLimit {
  return { amount: String(spendingLimit ?? ''), period: spendingPeriod ?? 'monthly' };
}

/** The fields of an operation. */
export function settingsOf({ amount, period }: SpendingLimit): {
  readonly spendingLimit: string | null;
  readonly spendingPeriod: Period | null;
} {
  return amount === ''
    ? { spendingLimit: null, spendingPeriod: null }
    : { spendingLimit: amount, spendingPeriod: period };
}

/** What an amount may look like. */
export const amountInput = {
  inputMode: 'decimal',
  pattern: '(0|[1-9][0-9]{0,13})([.][0-9]{1,6})?',
  title: 'An amount such as 20 or 0.50, with at most six decimals',
} as const;

/** Asks how much may be spent, and in which period. */
export function SpendingFields({
  value,
  isRequired = false,
  onChange,
}: {
  readonly value: SpendingLimit;
  /** Whether there must be an amount. */
  readonly isRequired?: boolean;
  readonly onChange: (limit: SpendingLimit) => void;
}) {
  const currency = useCurrency();
  return (
    <Group grow align="flex-end">
      <TextInput
        label="Spending limit"
        data-autofocus
        description={`In ${currency}. Requests that could cost more than what is left are refused.`}
        placeholder={isRequired ? undefined : 'none'}
        required={isRequired}
        rightSection={
          <Text size="sm" c="dimmed" aria-hidden>
            {currency}
          </Text>
        }
        rightSectionWidth={56}
        {...amountInput}
        value={value.amount}
        onChange={(event) => onChange({ ...value, amount: event.currentTarget.value.trim() })}
      />
      <Select
        label="Period of the limit"
        description="When it ends, the spending starts again at zero; a total never does."
        data={['daily', 'weekly', 'monthly', 'total']}
        value={value.period}
        allowDeselect={false}
        onChange={(period) => onChange({ ...value, period: period as Period })}
      />
    </Group>
  );
}
