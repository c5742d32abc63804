import { Group, SegmentedControl, TextInput } from '@mantine/core';
import { type CredentialState, stateOf, type Validity } from './state.js';

/** Which credentials are shown. */
export interface CredentialFilter {
  readonly state: CredentialState | 'all';
  readonly text: string;
}

export const activeOnes: CredentialFilter = { state: 'active', text: '' };

const states = [
  { value: 'active', label: 'Active' },
  { value: 'expired', label: 'Expired' },
  { value: 'revoked', label: 'Revoked' },
  { value: 'all', label: 'All' },
];

/** Whether a credential is among those that are asked for; its texts are those that people see. */
export function isShown(credential: Validity, texts: readonly string[], { state, text }: CredentialFilter): boolean {
  const wanted = text.trim().toLowerCase();
  return (
    (state === 'all' || stateOf(credential) === state) && texts.some((shown) => shown.toLowerCase().includes(wanted))
  );
}

/** Asks which credentials are to be shown. */
export function CredentialFilterInput({
  label,
  value,
  onChange,
}: {
  /** Of the text that is looked for. */
  readonly label: string;
  readonly value: CredentialFilter;
  readonly onChange: (filter: CredentialFilter) => void;
}) {
  return (
    <Group align="flex-end">
      <TextInput
        label={label}
        type="search"
        value={value.text}
        onChange={(event) => onChange({ ...value, text: event.currentTarget.value })}
      />
      <SegmentedControl
        aria-label="State"
        data={states}
        value={value.state}
        onChange={(state) => onChange({ ...value, state: state as CredentialFilter['state'] })}
      />
    </Group>
  );
}
