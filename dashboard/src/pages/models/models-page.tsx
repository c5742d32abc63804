import { Badge, Code, Group, Select, Stack, Text, TextInput } from '@mantine/core';
import { useAddressedParts } from '../../api/parts.js';
import { useModels } from '../../api/models.js';
import type { Model } from '../../api/schemas.js';
import { useMay } from '../../api/session.js';
import { ChangeSwitch } from '../../components/change-switch.js';
import { countOf } from '../../components/numbers.js';
import { Page } from '../../components/page.js';
import { type Column, Records } from '../../components/records.js';
import { usePageQuery } from '../../shell/address.js';
import { ModelPrice } from './model-price.js';

const path = 'v1/management/models';
const about =
  'The models of the providers in gateway.yaml, which says which variable has the key of each: set it and start again to add one. A model that is off is refused on every connection; a connection can also refuse models of its own.';

interface ModelFilter {
  readonly text: string;
  readonly provider: string | null;
  readonly capability: string | null;
}

/** All models, and which of them may be used. */
export function ModelsPage() {
  const read = useModels();
  const [query, { push, replace }] = usePageQuery();
  const filter: ModelFilter = {
    text: query['text'] ?? '',
    provider: query['provider'] ?? null,
    capability: query['capability'] ?? null,
  };
  const setFilter = ({ text, provider, capability }: ModelFilter): void => {
    const set = text === filter.text ? push : replace;
    set({ text, provider: provider ?? undefined, capability: capability ?? undefined });
  };
  const { shown, paging } = useAddressedParts(read.data?.filter((model) => isWanted(model, filter)));
  const columns = columnsOf(useMay('editor'));
  return (
    <Page title="Models" about={about}>
      <ModelFilters models={read.data ?? []} value={filter} onChange={setFilter} />
      <Records
        caption="Models"
        read={read}
        items={shown}
        keyOf={({ modelId }) => modelId}
        columns={columns}
        paging={paging}
        minWidth={860}
        empty={
          read.data?.length === 0
            ? 'No provider has a model. Add a provider with its models to gateway.yaml.'
            : 'No model matches. Look for another name, provider or capability.'
        }
      />
    </Page>
  );
}

function ModelFilters({
  models,
  value,
  onChange,
}: {
  readonly models: readonly Model[];
  readonly value: ModelFilter;
  readonly onChange: (filter: ModelFilter) => void;
}) {
  return (
    <Group align="flex-end">
      <TextInput
        label="Name"
        type="search"
        value={value.text}
        onChange={(event) => onChange({ ...value, text: event.currentTarget.value })}
      />
      <Select
        label="Provider"
        placeholder="all"
        clearable
        data={distinct(models.map(({ provider }) => provider))}
        value={value.provider}
        onChange={(provider) => onChange({ ...value, provider })}
      />
      <Select
        label="Capability"
        placeholder="any"
        clearable
        data={distinct(models.flatMap(({ capabilities }) => capabilities))}
        value={value.capability}
        onChange={(capability) => onChange({ ...value, capability })}
      />
    </Group>
  );
}

function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts)].toSorted();
}

function isWanted({ modelId, displayName, provider, capabilities }: Model, wanted: ModelFilter): boolean {
  const text = wanted.text.trim().toLowerCase();
  return (
    (wanted.provider === null || provider === wanted.provider) &&
    (wanted.capability === null || capabilities.includes(wanted.capability)) &&
    [modelId, displayName].some((name) => name.toLowerCase().includes(text))
  );
}

function columnsOf(mayEdit: boolean): readonly Column<Model>[] {
  return [
    {
      title: 'Model',
      of: ({ modelId, displayName, isPremium }) => (
        <Stack gap={2} align="flex-start">
          <Group gap="xs">
            <Text fw={600} className="whole-text">
              {displayName}
            </Text>
            {isPremium && (
              <Badge variant="light" color="yellow">
                premium
              </Badge>
            )}
          </Group>
          <Code>{modelId}</Code>
        </Stack>
      ),
    },
    { title: 'Provider', of: ({ provider }) => provider },
    {
      title: 'Capabilities',
      of: ({ capabilities }) => (
        <Group gap={4}>
          {capabilities.map((capability) => (
            <Badge key={capability} variant="default" fw={400}>
              {capability}
            </Badge>
          ))}
        </Group>
      ),
    },
    { title: 'Context', isNumber: true, of: ({ contextWindow }) => tokens(contextWindow) },
    { title: 'Longest answer', isNumber: true, of: ({ maxTokens }) => tokens(maxTokens) },
    { title: 'For a million tokens', isNumber: true, of: (model) => <ModelPrice model={model} /> },
    {
      title: 'On',
      of: ({ modelId, isEnabled: isOn }) => (
        <ChangeSwitch
          label={`${modelId} is on`}
          isOn={isOn}
          mayChange={mayEdit}
          list={path}
          changeTo={(isEnabled) => ({
            method: 'PUT',
            path: `${path}/${encodeURIComponent(modelId)}`,
            body: { isEnabled },
          })}
        />
      ),
    },
  ];
}

/** 0 stands for a number that nobody knows. */
function tokens(count: number): string {
  return count === 0 ? '–' : countOf(count);
}
