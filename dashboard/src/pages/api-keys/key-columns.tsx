import { Anchor, Button, Code, Group, Stack, Text } from '@mantine/core';
import type { ApiKey } from '../../api/schemas.js';
import { RevokeButton, stateColumn } from '../../components/credentials/columns.js';
import type { Column } from '../../components/records.js';
import { recentDays, RecentUse, type UseOf } from '../../components/recent-use.js';
import { ModelNames } from '../../components/model-names.js';
import { counted, countOf } from '../../components/numbers.js';
import { SpendingLimits } from '../../components/spending-limits.js';
import { Time } from '../../components/time.js';
import { addressWith } from '../../shell/page-query.js';
import { KeyConnections } from './key-connections.js';

/** What can be done with a key of the table. */
interface KeyActions {
  /** What was used with a key lately. */
  readonly useOf: UseOf;
  readonly onSpending: (key: ApiKey) => void;
  readonly onEdit: (key: ApiKey) => void;
  readonly onReplace: (key: ApiKey) => void;
  readonly onRevoke: (key: ApiKey) => void;
}

/** The columns of the table of API keys. */
export function keyColumns({ useOf, onSpending, onEdit, onReplace, onRevoke }: KeyActions): readonly Column<ApiKey>[] {
  return [
    {
      title: 'Name',
      of: (key) => <KeyTitle apiKey={key} />,
    },
    {
      title: 'May use',
      of: (key) => (
        <Stack gap={2} miw={120}>
          <KeyConnections apiKey={key} />
          <KeyModels apiKey={key} />
        </Stack>
      ),
    },
    { title: recentDays, of: ({ keyId }) => <RecentUse of={useOf(keyId)} />, isNumber: true },
    {
      title: 'Spending limit',
      of: (key) => <LimitButton apiKey={key} onClick={() => onSpending(key)} />,
    },
    { title: 'Created', of: ({ created }) => <Time at={created} /> },
    stateColumn,
    {
      title: '',
      of: (key) => (
        <Group gap={4} justify="flex-end">
          {key.revoked === null && (
            <Button size="compact-sm" variant="subtle" aria-label={`Edit ${key.name}`} onClick={() => onEdit(key)}>
              Edit
            </Button>
          )}
          <Button size="compact-sm" variant="subtle" aria-label={`Replace ${key.name}`} onClick={() => onReplace(key)}>
            Replace
          </Button>
          <RevokeButton label={`Revoke ${key.name}`} credential={key} onRevoke={() => onRevoke(key)} />
        </Group>
      ),
    },
  ];
}

function KeyTitle({ apiKey: { keyId, name, owner, tags, prefix } }: { readonly apiKey: ApiKey }) {
  return (
    <Stack gap={2} align="flex-start">
      <Text fw={600} className="whole-text" miw={160} lineClamp={4} title={name}>
        {name}
      </Text>
      {owner !== null && (
        <Text size="xs" c="dimmed" className="whole-text" lineClamp={2} title={owner}>
          of {owner}
        </Text>
      )}
      {tags && (
        <Text size="xs" c="dimmed" className="whole-text" lineClamp={2} title={tags.join(', ')}>
          tagged {tags.join(', ')}
        </Text>
      )}
      <Group gap="xs" wrap="nowrap">
        <Code className="one-line">{prefix}…</Code>
        <Anchor size="xs" href={`#${addressWith('/history', { key_id: keyId })}`}>
          Requests<span className="hidden-text"> with {name}</span>
        </Anchor>
      </Group>
    </Stack>
  );
}

/** The only models that a key may use, from where, and how much in a minute and at the same time; nothing without limits. */
function KeyModels({ apiKey }: { readonly apiKey: ApiKey }) {
  const { allowedModelIdentifiersList: models, allowedAddresses: addresses, rateLimit } = apiKey;
  const counts = [
    rateLimit?.requests !== undefined && counted(rateLimit.requests, 'request'),
    rateLimit?.tokens !== undefined && counted(rateLimit.tokens, 'token'),
  ].filter((count) => count !== false);
  return (
    <>
      {models && (
        <Text size="sm">
          only <ModelNames of={models} />
        </Text>
      )}
      {addresses && (
        <Text size="sm" className="whole-text" lineClamp={3} title={addresses.join(', ')}>
          only from {addresses.join(', ')}
        </Text>
      )}
      {counts.length > 0 && (
        <Text size="xs" c="dimmed">
          {counts.join(', ')} a minute
        </Text>
      )}
      {rateLimit?.concurrent !== undefined && (
        <Text size="xs" c="dimmed">
          {countOf(rateLimit.concurrent)} at the same time
        </Text>
      )}
    </>
  );
}

/** Shows the limits of a key, and leads to what has been spent with it. */
function LimitButton({ apiKey, onClick }: { readonly apiKey: ApiKey; readonly onClick: () => void }) {
  return (
    <Button size="compact-sm" variant="subtle" h="auto" ta="left" onClick={onClick}>
      <span>
        <SpendingLimits of={apiKey} />
        <span className="hidden-text">: spending of {apiKey.name}</span>
      </span>
    </Button>
  );
}
