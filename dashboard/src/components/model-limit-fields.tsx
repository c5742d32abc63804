import { Button, Fieldset, Group, Select, Stack, TextInput } from '@mantine/core';
import type { NewModelSpendingLimit } from '../api/schemas.js';
import { useCurrency } from './currency.js';
import { ModelsChoice } from './models-choice.js';
import { amountInput } from './spending-fields.js';

type Limits = readonly NewModelSpendingLimit[];

const mostLimits = 20;

/** Whether each limit has models: the browser checks the other fields itself. */
export function areComplete(limits: Limits | null | undefined): boolean {
  return !limits?.some(({ models }) => models.length === 0);
}

/** Asks what may be spent on some models. */
export function ModelLimitFields({
  limits,
  onChange,
}: {
  readonly limits: Limits | null | undefined;
  /** Given null when there are none any more. */
  readonly onChange: (limits: NewModelSpendingLimit[] | null) => void;
}) {
  const all = limits ?? [];
  const replace = (at: number, changed: readonly NewModelSpendingLimit[]): void => {
    const after = all.toSpliced(at, 1, ...changed);
    onChange(after.length === 0 ? null : after);
  };
  return (
    <>
      {all.map((limit, at) => (
        <ModelLimit
          // Limits have no id, and those behind one that is removed move up.
          key={`${at} of ${all.length}`}
          title={`Limit of models ${at + 1}`}
          limit={limit}
          onChange={(changed) => replace(at, [changed])}
          onRemove={() => replace(at, [])}
        />
      ))}
      {all.length < mostLimits && (
        <Group>
          <Button
            variant="default"
            size="compact-sm"
            onClick={() => onChange([...all, { models: [], amount: '', period: 'monthly' }])}
          >
            Limit what some models may cost
          </Button>
        </Group>
      )}
    </>
  );
}

interface ModelLimitProps {
  readonly title: string;
  readonly limit: NewModelSpendingLimit;
  readonly onChange: (limit: NewModelSpendingLimit) => void;
  readonly onRemove: () => void;
}

function ModelLimit({ title, limit, onChange, onRemove }: ModelLimitProps) {
  const { models, amount, period = 'monthly' } = limit;
  const currency = useCurrency();
  return (
    <Fieldset legend={title} p="sm">
      <Stack gap="xs">
        <ModelsChoice
          label="Models"
          description="Which are counted together. A name, or a beginning with *, such as gpt-*."
          models={models}
          onChange={(chosen) => onChange({ ...limit, models: chosen })}
        />
        <Group align="flex-end">
          <TextInput
            {...amountInput}
            flex={1}
            miw={110}
            label={`Most, in ${currency}`}
            required
            value={String(amount)}
            onChange={(event) => onChange({ ...limit, amount: event.currentTarget.value.trim() })}
          />
          <Select
            flex={1}
            miw={110}
            label="Period"
            data={['daily', 'weekly', 'monthly', 'total']}
            value={period}
            allowDeselect={false}
            onChange={(chosen) => onChange({ ...limit, period: chosen as typeof period })}
          />
          <Button variant="subtle" color="red" aria-label={`Remove ${title}`} onClick={onRemove}>
            Remove
          </Button>
        </Group>
      </Stack>
    </Fieldset>
  );
}
