import { Anchor } from '@mantine/core';
import { useConnections } from '../api/all-items.js';

/** The name of a connection, with a link to it; its id when it has been deleted. */
export function ConnectionName({ id }: { readonly id: string }) {
  const { data } = useConnections();
  const connection = data?.find(({ connectionId }) => connectionId === id);
  if (!connection) return <span className="whole-text">{id}</span>;
  return (
    <Anchor inherit className="whole-text" href={`#/connections/${id}`}>
      {connection.name}
    </Anchor>
  );
}
