import { Alert, Button, Group, Stack } from '@mantine/core';
import type { Policy } from '../../api/schemas.js';
import { type DifferingField, differingFields, type Fields } from '../../components/differences/differing-fields.js';
import { FieldDifferences } from '../../components/differences/field-differences.js';

/** The fields of the form in which a policy differs from what it was. */
export function changesSince(before: Policy, now: Policy): readonly DifferingField[] {
  const fieldsOf = ({ action, configuration }: Policy): Fields => ({ action, ...configuration });
  return differingFields(fieldsOf(before), fieldsOf(now));
}

interface ConflictProps {
  readonly changes: readonly DifferingField[];
  readonly onTake: () => void;
  readonly onKeep: () => void;
}

/** Says that somebody else has saved the policy while it was edited, and what they have changed. */
export function PolicyConflict({ changes, onTake, onKeep }: ConflictProps) {
  return (
    <Alert color="yellow" role="alert" title="Somebody else has changed this policy meanwhile">
      <Stack gap="xs">
        <FieldDifferences fields={changes} titles={['When you began', 'Now']} />
        <Group>
          <Button size="compact-sm" variant="default" onClick={onTake}>
            Take theirs
          </Button>
          <Button size="compact-sm" variant="default" onClick={onKeep}>
            Keep mine, to save it over theirs
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}
