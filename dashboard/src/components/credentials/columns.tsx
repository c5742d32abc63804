import { Button, Text } from '@mantine/core';
import type { Column } from '../records.js';
import { Time } from '../time.js';
import { StateBadge, stateOf, type Validity } from './state.js';

/** Whether a credential is accepted, and until when, or since when it is not. */
export const stateColumn: Column<Validity> = {
  title: 'State',
  of: (credential) => (
    <>
      <StateBadge credential={credential} />
      <Text size="xs" c="dimmed">
        <Bound credential={credential} />
      </Text>
    </>
  ),
};

function Bound({ credential }: { readonly credential: Validity }) {
  const { expires, revoked } = credential;
  if (stateOf(credential) !== 'active') return <Time at={revoked ?? expires} />;
  if (expires === null) return 'does not expire';
  return (
    <span className="one-line">
      until <Time at={expires} />
    </span>
  );
}

/** A button for those that can be revoked. */
export function revokeColumn<Item extends Validity>(
  labelOf: (item: Item) => string,
  onRevoke: (item: Item) => void,
): Column<Item> {
  return {
    title: '',
    of: (item) => <RevokeButton label={labelOf(item)} credential={item} onRevoke={() => onRevoke(item)} />,
  };
}

/** A button for a credential that can be revoked; nothing for another. */
export function RevokeButton({
  label,
  credential,
  onRevoke,
}: {
  readonly label: string;
  readonly credential: Validity;
  readonly onRevoke: () => void;
}) {
  if (stateOf(credential) !== 'active') return null;
  return (
    <Button size="compact-sm" variant="subtle" color="red" aria-label={label} onClick={onRevoke}>
      Revoke
    </Button>
  );
}
