import { Alert, Anchor, Badge, Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useParts } from '../../api/parts.js';
import { useChange, useRead } from '../../api/requests.js';
import type { Policy, PolicyType } from '../../api/schemas.js';
import { useMay } from '../../api/session.js';
import { ChangeSwitch } from '../../components/change-switch.js';
import { Confirm } from '../../components/confirm.js';
import { type Column, Records } from '../../components/records.js';
import type { JsonSchema } from '../../components/schema-form/json-schema.js';
import { useQueryValue } from '../../shell/address.js';
import { PolicyEditor } from './policy-editor.js';
import { settingsInWords } from './settings-in-words.js';

interface Listed<Item> {
  readonly items: readonly Item[];
}

/** Stands in the address in place of the id of a policy while a new one is made. */
const newPolicy = 'new';
/** A connection may have a hundred, besides those of gateway.yaml. */
const pageSize = 20;

/** The policies of a connection: what they look for, and what they do about it. */
export function PoliciesTab({ connectionId }: { readonly connectionId: string }) {
  const path = `v1/management/connections/${connectionId}/policies`;
  const policies = useRead<Listed<Policy>>(path);
  const types = useRead<Listed<PolicyType>>('v1/management/policies').data?.items ?? [];
  const [openId, setOpenId] = useQueryValue('policy');
  const opened = policies.data?.items.find(({ policyId }) => policyId === openId);
  const { shown, paging } = useParts(policies.data?.items, pageSize);
  const [removed, setRemoved] = useState<Policy>();
  const remove = useChange([path], 'The policy has been deleted.');
  const mayEdit = useMay('editor');
  const columns = columnsOf({
    path,
    types,
    mayEdit,
    onEdit: ({ policyId }) => setOpenId(policyId),
    onRemove: setRemoved,
  });
  return (
    <Stack>
      {mayEdit && (
        <Group justify="flex-end">
          <Button onClick={() => setOpenId(newPolicy)}>New policy</Button>
        </Group>
      )}
      <Records
        caption="Policies"
        read={policies}
        items={shown}
        paging={paging}
        keyOf={({ policyId }) => policyId}
        columns={columns}
        empty="This connection has no policy: texts pass as they are. A policy finds personal data, secrets, words or attacks in prompts and answers, and can be tried on a text before it is on."
      />
      {openId !== '' && policies.data && !opened && openId !== newPolicy && (
        <Alert color="yellow" role="alert">
          The connection has no policy with the id {openId}: it has been deleted.
        </Alert>
      )}
      {(opened || (openId === newPolicy && mayEdit)) && (
        <PolicyEditor
          key={openId}
          path={path}
          types={types}
          policy={opened}
          readAgain={async () => (await policies.refetch()).data?.items.find(({ policyId }) => policyId === openId)}
          onClose={() => setOpenId('')}
        />
      )}
      <Confirm
        title={`Delete this ${removed?.type ?? ''} policy?`}
        action="Delete"
        isOpen={removed !== undefined}
        change={remove}
        onClose={() => setRemoved(undefined)}
        onConfirm={() =>
          remove.mutate(
            { method: 'DELETE', path: `${path}/${removed?.policyId ?? ''}` },
            { onSuccess: () => setRemoved(undefined) },
          )
        }
      >
        {removed && <Settings policy={removed} types={types} />}
        What it found is no longer looked for, from the next request on.
      </Confirm>
    </Stack>
  );
}

interface ColumnParts {
  /** The path of the connection's policies. */
  readonly path: string;
  readonly types: readonly PolicyType[];
  readonly mayEdit: boolean;
  readonly onEdit: (policy: Policy) => void;
  readonly onRemove: (policy: Policy) => void;
}

function columnsOf({ path, types, mayEdit, onEdit, onRemove }: ColumnParts): readonly Column<Policy>[] {
  return [
    {
      title: 'Type',
      of: (policy) => (
        <Stack gap={0}>
          <Anchor component="button" type="button" fw={600} ta="left" onClick={() => onEdit(policy)}>
            {policy.type}
          </Anchor>
          <Text size="xs" c="dimmed">
            {types.find(({ policyType }) => policyType === policy.type)?.description}
          </Text>
          <Settings policy={policy} types={types} />
          {isOfGateway(policy) && (
            <Text size="xs" c="dimmed">
              For every connection, from gateway.yaml.
            </Text>
          )}
        </Stack>
      ),
    },
    { title: 'Action', of: ({ action }) => <Badge color={colours[action]}>{action}</Badge> },
    {
      title: 'Sensitivity',
      of: ({ configuration: { sensitivityLevel } }) =>
        typeof sensitivityLevel === 'string' ? sensitivityLevel : 'by default',
    },
    {
      title: 'On',
      of: (policy) => (
        <ChangeSwitch
          label={`${policy.type} is on`}
          isOn={!policy.disabled}
          mayChange={mayEdit && !isOfGateway(policy)}
          list={path}
          changeTo={(isOn) => ({ method: 'PUT', path: `${path}/${policy.policyId}`, body: { disabled: !isOn } })}
          done="The policy has been changed."
        />
      ),
    },
    {
      title: '',
      of: (policy) =>
        mayEdit &&
        !isOfGateway(policy) && (
          <Button
            size="compact-sm"
            variant="subtle"
            color="red"
            aria-label={`Delete ${policy.type}`}
            onClick={() => onRemove(policy)}
          >
            Delete
          </Button>
        ),
    },
  ];
}

/** What tells a policy from others of its type; its level has a column. */
function Settings({ policy, types }: Pick<ColumnParts, 'types'> & { readonly policy: Policy }) {
  const { sensitivityLevel: _, ...others } = policy.configuration;
  const schema = types.find(({ policyType }) => policyType === policy.type)?.configurationSchema ?? {};
  return settingsInWords(others, schema as JsonSchema).map((setting) => (
    <Text key={setting} size="xs" className="whole-text" lineClamp={2}>
      {setting}
    </Text>
  ));
}

/** Whether a policy is in gateway.yaml, so that nobody can change it here. */
function isOfGateway({ source }: Pick<Policy, 'source'>): boolean {
  return source === 'gateway';
}

const colours = { block: 'red', redact: 'yellow', audit: 'blue' } as const;
