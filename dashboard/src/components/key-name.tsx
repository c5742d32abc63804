import { Anchor } from '@mantine/core';
import { useApiKeys } from '../api/all-items.js';
import { addressWith } from '../shell/page-query.js';

/** The name of an API key, with a link to it; its id for those who may not see keys. */
export function KeyName({ id }: { readonly id: string }) {
  const { data } = useApiKeys();
  const key = data?.find(({ keyId }) => keyId === id);
  if (!key) return <span className="whole-text">{id}</span>;
  return (
    <Anchor inherit className="whole-text" href={`#${addressWith('/api-keys', { state: 'all', key: id })}`}>
      {key.name}
    </Anchor>
  );
}
