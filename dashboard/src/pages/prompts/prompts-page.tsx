import { Anchor, Badge, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { usePages } from '../../api/pages.js';
import type { Prompt } from '../../api/schemas.js';
import { useMay } from '../../api/session.js';
import { countOf } from '../../components/numbers.js';
import { Page } from '../../components/page.js';
import { type Column, Records } from '../../components/records.js';
import { Time } from '../../components/time.js';
import { usePageQuery } from '../../shell/address.js';

const about =
  'A prompt template is put ahead of the messages of every request of the connections that use it. Its versions never change; one of them is active.';

const columns: readonly Column<Prompt>[] = [
  {
    title: 'Name',
    of: ({ id, name, description }) => (
      <Stack gap={0}>
        <Anchor href={`#/prompts/${id}`} fw={600} className="whole-text">
          {name}
        </Anchor>
        <Text size="xs" c="dimmed" lineClamp={2} className="whole-text">
          {description}
        </Text>
      </Stack>
    ),
  },
  { title: 'Active version', of: ({ versions }) => versions.find(({ isActive }) => isActive)?.name },
  {
    title: 'Labels',
    of: ({ versions }) => (
      <Group gap={4}>
        {(versions.find(({ isActive }) => isActive)?.labels ?? []).map((label) => (
          <Badge key={label} variant="light">
            {label}
          </Badge>
        ))}
      </Group>
    ),
  },
  { title: 'Versions', isNumber: true, of: ({ versions }) => versions.length },
  { title: 'Connections', isNumber: true, of: ({ connections }) => countOf(connections) },
  { title: 'Changed', of: ({ updated }) => <Time at={updated} /> },
];

/** All prompt templates. */
export function PromptsPage() {
  const [{ text = '' }, { replace }] = usePageQuery();
  const { read, items, paging } = usePages<Prompt>('v1/management/prompts', { search: text.trim() });
  const mayEdit = useMay('editor');
  return (
    <Page
      title="Prompts"
      about={about}
      actions={
        mayEdit && (
          <Button component="a" href="#/prompts/new">
            New prompt template
          </Button>
        )
      }
    >
      <Group>
        <TextInput
          label="Name or description"
          type="search"
          value={text}
          onChange={(event) => replace({ text: event.currentTarget.value })}
        />
      </Group>
      <Records
        caption="Prompt templates"
        read={read}
        items={items}
        keyOf={({ id }) => id}
        columns={columns}
        paging={paging}
        minWidth={760}
        empty={
          text === ''
            ? 'There is no prompt template yet. Create one, then choose it in the settings of a connection.'
            : 'No prompt template matches.'
        }
      />
    </Page>
  );
}
