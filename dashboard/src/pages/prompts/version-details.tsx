import { Paper, Select, Stack, Tabs, Text, Title } from '@mantine/core';
import { useState } from 'react';
import type { PromptVersion } from '../../api/schemas.js';
import { differingFields } from '../../components/differences/differing-fields.js';
import { FieldDifferences } from '../../components/differences/field-differences.js';
import { LineDifferences } from '../../components/differences/line-differences.js';
import { Preview } from './preview.js';
import { VariablesTable } from './variables-table.js';

interface VersionDetailsProps {
  readonly version: PromptVersion;
  /** All of the template, oldest first. */
  readonly versions: readonly PromptVersion[];
}

/** One version: its text and variables, a preview, and what differs from another one. */
export function VersionDetails({ version, versions }: VersionDetailsProps) {
  const { name, template, variables } = version;
  return (
    <Stack>
      <Title order={2} size="h3">
        {name}
      </Title>
      <Tabs defaultValue="text" keepMounted={false}>
        <Tabs.List mb="md">
          <Tabs.Tab value="text">Text</Tabs.Tab>
          <Tabs.Tab value="preview">Preview</Tabs.Tab>
          {versions.length > 1 && <Tabs.Tab value="differences">Differences</Tabs.Tab>}
        </Tabs.List>
        <Tabs.Panel value="text">
          <Stack>
            <Paper withBorder p="md" className="whole-text" component="section" aria-label="Text of the version">
              {template}
            </Paper>
            <Paper withBorder p="md">
              <VariablesTable template={template} variables={variables} />
            </Paper>
          </Stack>
        </Tabs.Panel>
        <Tabs.Panel value="preview">
          <Preview template={template} variables={variables} />
        </Tabs.Panel>
        <Tabs.Panel value="differences">
          <VersionDifferences version={version} versions={versions} />
        </Tabs.Panel>
      </Tabs>
    </Stack>
  );
}

function VersionDifferences({ version, versions }: VersionDetailsProps) {
  const others = versions.filter(({ id }) => id !== version.id);
  const position = versions.findIndex(({ id }) => id === version.id);
  const [chosen, setChosen] = useState((versions[position - 1] ?? others[0])?.id ?? null);
  const other = others.find(({ id }) => id === chosen);
  return (
    <Stack>
      <Select
        label="Compared with"
        description={`Red lines are in that version only, green ones in ${version.name} only.`}
        maw={360}
        allowDeselect={false}
        data={others.map(({ id: value, name: label }) => ({ value, label })).toReversed()}
        value={chosen}
        onChange={setChosen}
      />
      {other && <Differences before={other} after={version} />}
    </Stack>
  );
}

function Differences({ before, after }: { readonly before: PromptVersion; readonly after: PromptVersion }) {
  const fields = differingFields(settingsOf(before), settingsOf(after));
  return (
    <>
      {before.template === after.template ? (
        <Text c="dimmed">The texts are the same.</Text>
      ) : (
        <LineDifferences before={before.template} after={after.template} />
      )}
      {fields.length > 0 && (
        <Paper withBorder p="md">
          <FieldDifferences fields={fields} titles={[before.name, after.name]} />
        </Paper>
      )}
    </>
  );
}

function settingsOf({ labels, variables }: PromptVersion): Readonly<Record<string, unknown>> {
  return { labels, variables };
}
