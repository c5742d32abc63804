import { Select } from '@mantine/core';

interface OrderChoiceProps {
  readonly isOldestFirst: boolean;
  readonly onChange: (isOldestFirst: boolean) => void;
}

/** Asks in which order a history is shown. */
export function OrderChoice({ isOldestFirst, onChange }: OrderChoiceProps) {
  return (
    <Select
      label="Order"
      allowDeselect={false}
      data={[
        { value: 'newest', label: 'newest first' },
        { value: 'oldest', label: 'oldest first' },
      ]}
      value={isOldestFirst ? 'oldest' : 'newest'}
      onChange={(value) => onChange(value === 'oldest')}
    />
  );
}
