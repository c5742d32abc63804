import { Select, type SelectProps } from '@mantine/core';
import { useByIds } from '../../api/by-ids.js';
import { connectionList } from '../../api/named-lists.js';
import { useFoundOptions } from '../../components/use-found-options.js';

interface UsableConnectionProps
  extends Pick<SelectProps, 'label' | 'description' | 'placeholder' | 'clearable' | 'allowDeselect' | 'onChange'> {
  /** The connections that a key may use; null for all. */
  readonly among: readonly string[] | null;
  readonly value: string | null;
}

/** One of the connections that a key may use. */
export function UsableConnection({ among, value, ...rest }: UsableConnectionProps) {
  const found = useFoundOptions(connectionList, value === null ? [] : [value], {
    nothing: 'No connection has this name.',
    enabled: among === null,
  });
  const known = useByIds(connectionList, among ?? []);
  if (among === null) return <Select {...rest} {...found} value={value} />;
  // Their names may still be on their way: they can be chosen all the same.
  const data = among.map((id) => ({ value: id, label: known.get(id)?.name ?? id }));
  return <Select {...rest} data={data} searchable limit={100} value={value} />;
}
