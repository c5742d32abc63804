import { Button } from '@mantine/core';
import type { Column } from '../records.js';
import { Time } from '../time.js';
import { StateBadge, stateOf, type Validity } from './state.js';

/** When a credential expires, or when it was revoked. */
export const expiryColumn: Column<Validity> = {
  title: 'Expires',
  of({ expires, revoked }) {
    if (revoked === null) return expires === null ? 'never' : <Time at={expires} />;
    return (
      <>
        revoked <Time at={revoked} />
      </>
    );
  },
};

export const stateColumn: Column<Validity> = { title: 'State', of: (item) => <StateBadge credential={item} /> };

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
