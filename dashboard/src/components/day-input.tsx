import { TextInput } from '@mantine/core';

interface DayInputProps {
  readonly label: string;
  /** Whether the label is for screen readers only. */
  readonly isLabelHidden?: boolean;
  /** As `2030-12-31`; empty for none. */
  readonly value: string;
  readonly onChange: (day: string) => void;
  readonly required?: boolean;
  /** The first day that may be chosen. */
  readonly min?: string;
}

/** Browsers accept years of six digits, which no date of the gateway has. */
const lastDay = '9999-12-31';

/** Asks for a day. */
export function DayInput({ label, isLabelHidden = false, onChange, ...rest }: DayInputProps) {
  const named = isLabelHidden ? { 'aria-label': label, title: label } : { label };
  return (
    <TextInput
      {...rest}
      {...named}
      type="date"
      max={lastDay}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
