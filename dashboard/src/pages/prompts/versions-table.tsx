import { Anchor, Badge, Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useParts } from '../../api/parts.js';
import { useChange } from '../../api/requests.js';
import type { Prompt, PromptVersion } from '../../api/schemas.js';
import { useMay } from '../../api/session.js';
import { ProblemAlert } from '../../components/problem-alert.js';
import { type Column, Records } from '../../components/records.js';
import { Time } from '../../components/time.js';
import { EditLabels } from './edit-labels.js';

interface VersionsTableProps {
  readonly prompt: Prompt;
  /** Id of the version that is shown below. */
  readonly chosen: string | undefined;
  readonly onChoose: (versionId: string) => void;
}

const pageSize = 10;

/** The versions of a template, newest first. */
export function VersionsTable({ prompt: { id, versions }, chosen, onChoose }: VersionsTableProps) {
  const activate = useChange(['v1/management/prompts'], 'The version is active from now on.');
  const mayEdit = useMay('editor');
  const [labelled, setLabelled] = useState<PromptVersion>();
  const { shown, paging } = useParts(versions.toReversed(), pageSize);
  const columns = columnsOf({
    promptId: id,
    chosen,
    mayEdit,
    isActivating: (versionId) => activate.isPending && activate.variables.path.includes(versionId),
    onChoose,
    onLabels: setLabelled,
    onActivate: (versionId) =>
      activate.mutate({ method: 'POST', path: `v1/management/prompts/${id}/versions/${versionId}/activate` }),
  });
  return (
    <>
      <ProblemAlert problem={activate.error} />
      <Records
        caption="Versions"
        read={{ error: null, isPending: false, isPlaceholderData: false }}
        items={shown}
        keyOf={(version) => version.id}
        columns={columns}
        paging={paging}
        empty="There is no version."
      />
      {labelled && <EditLabels promptId={id} version={labelled} onClose={() => setLabelled(undefined)} />}
    </>
  );
}

interface ColumnParts {
  readonly promptId: string;
  readonly chosen: string | undefined;
  readonly mayEdit: boolean;
  readonly isActivating: (versionId: string) => boolean;
  readonly onChoose: (versionId: string) => void;
  readonly onLabels: (version: PromptVersion) => void;
  readonly onActivate: (versionId: string) => void;
}

function columnsOf(parts: ColumnParts): readonly Column<PromptVersion>[] {
  const { promptId, chosen, mayEdit, isActivating, onChoose, onLabels, onActivate } = parts;
  return [
    {
      title: 'Version',
      of: (version) => (
        <Group gap="xs">
          <Anchor
            component="button"
            type="button"
            fw={600}
            aria-label={`Show ${version.name}`}
            aria-pressed={version.id === chosen}
            onClick={() => onChoose(version.id)}
          >
            {version.name}
          </Anchor>
          {version.isActive && <Badge color="green">active</Badge>}
          {version.id === chosen && <Badge variant="outline">shown</Badge>}
        </Group>
      ),
    },
    {
      title: 'Labels',
      of: (version) => (
        <Group gap={4}>
          {version.labels.map((label) => (
            <Badge key={label}>{label}</Badge>
          ))}
          {mayEdit && (
            <Button size="compact-xs" variant="subtle" onClick={() => onLabels(version)}>
              Edit<span className="hidden-text"> labels of {version.name}</span>
            </Button>
          )}
        </Group>
      ),
    },
    { title: 'Created', of: ({ created }) => <Time at={created} /> },
    {
      title: '',
      of: (version) =>
        mayEdit && (
          <Group gap="xs" justify="flex-end">
            {!version.isActive && (
              <Button
                size="compact-sm"
                variant="default"
                aria-label={`Activate ${version.name}`}
                loading={isActivating(version.id)}
                onClick={() => onActivate(version.id)}
              >
                Activate
              </Button>
            )}
            <Button size="compact-sm" variant="default" component="a" href={`#/prompts/${promptId}/from/${version.id}`}>
              New version from {version.name}
            </Button>
          </Group>
        ),
    },
  ];
}
