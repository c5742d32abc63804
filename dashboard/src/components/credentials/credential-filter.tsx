import { Group, SegmentedControl, TextInput } from '@mantine/core';
import type { Query } from '../../api/client.js';
import { usePageQuery } from '../../shell/address.js';
import type { CredentialState } from './state.js';

/** Which credentials are shown. */
export interface CredentialFilter {
  readonly state: CredentialState | 'all';
  readonly text: string;
}

const states: { readonly value: CredentialFilter['state']; readonly label: string }[] = [
  { value: 'active', label: 'Active' },
  { value: 'expired', label: 'Expired' },
  { value: 'revoked', label: 'Revoked' },
  { value: 'all', label: 'All' },
];

/** The filter for the list operations, with the newest first. */
export function queryOf({ state, text }: CredentialFilter): Query {
  return { search: text.trim(), state: state === 'all' ? undefined : state, order: 'desc' };
}

/** The filter in the address of the page; without one, those that are active. */
export function useCredentialFilter(): [filter: CredentialFilter, change: (filter: CredentialFilter) => void] {
  const [{ state: wanted, text = '' }, { push, replace }] = usePageQuery();
  const state = states.find(({ value }) => value === wanted)?.value ?? 'active';
  const change = (filter: CredentialFilter): void => {
    const set = filter.state === state ? replace : push;
    set({ text: filter.text, state: filter.state === 'active' ? undefined : filter.state });
  };
  return [{ state, text }, change];
}

/** Asks which credentials are to be shown. */
export function CredentialFilterInput({
  label,
  value,
  onChange,
}: {
  /** The label of the search field. */
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
