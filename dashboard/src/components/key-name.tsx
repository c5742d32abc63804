import { Anchor } from '@mantine/core';
import { useById } from '../api/by-ids.js';
import { keyList } from '../api/named-lists.js';
import { useMay } from '../api/session.js';
import { addressWith } from '../shell/page-query.js';

/** The name of an API key, with a link to it; its id for those who may not see keys. */
export function KeyName({ id }: { readonly id: string }) {
  const { data: key } = useById(keyList, id, { enabled: useMay('admin') });
  if (!key) return <span className="whole-text">{id}</span>;
  return (
    <Anchor inherit className="whole-text" href={`#${addressWith('/api-keys', { state: 'all', key: id })}`}>
      {key.name}
    </Anchor>
  );
}
