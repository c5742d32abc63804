import { Anchor } from '@mantine/core';
import { useById } from '../api/by-ids.js';
import { connectionList } from '../api/named-lists.js';

/** The name of a connection, with a link to it; its id when it has been deleted. */
export function ConnectionName({ id }: { readonly id: string }) {
  const { data: connection } = useById(connectionList, id);
  if (!connection) return <span className="whole-text">{id}</span>;
  return (
    <Anchor inherit className="whole-text" href={`#/connections/${id}`}>
      {connection.name}
    </Anchor>
  );
}
