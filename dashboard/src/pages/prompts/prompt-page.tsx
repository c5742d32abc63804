import { Anchor, Button, Group, Text } from '@mantine/core';
import { useParams } from 'wouter';
import type { PageOf } from '../../api/pages.js';
import { useRead } from '../../api/requests.js';
import type { ConnectionListItem, Prompt } from '../../api/schemas.js';
import { useMay } from '../../api/session.js';
import { CopiedText } from '../../components/copied-text.js';
import { countOf } from '../../components/numbers.js';
import { Page } from '../../components/page.js';
import { useQueryValue } from '../../shell/address.js';
import { addressWith } from '../../shell/page-query.js';
import { PromptActions } from './prompt-actions.js';
import { VersionDetails } from './version-details.js';
import { VersionsTable } from './versions-table.js';
import { WithPrompt } from './with-prompt.js';

/** A prompt template: the connections that use it, and its versions. */
export function PromptPage() {
  const { promptId } = useParams<{ promptId: string }>();
  return <WithPrompt promptId={promptId}>{(prompt) => <ShownPrompt key={prompt.id} prompt={prompt} />}</WithPrompt>;
}

function ShownPrompt({ prompt }: { readonly prompt: Prompt }) {
  const mayEdit = useMay('editor');
  const [chosen, setChosen] = useQueryValue('version');
  const { id, name, description, versions } = prompt;
  const shown =
    versions.find((version) => version.id === chosen) ?? versions.find(({ isActive }) => isActive) ?? versions[0];
  return (
    <Page
      title={name}
      above={['Prompts', '/prompts']}
      about={
        <>
          {description !== '' && <span className="whole-text">{description}</span>}
          <CopiedText text={id} label="prompt id" />
        </>
      }
      actions={
        <>
          <Button variant="default" component="a" href={`#${addressWith('/playground', { prompt: id })}`}>
            Try it in the playground
          </Button>
          {mayEdit && <PromptActions prompt={prompt} />}
        </>
      }
    >
      <UsingConnections promptId={id} />
      <VersionsTable prompt={prompt} chosen={shown?.id} onChoose={setChosen} />
      {shown && <VersionDetails key={shown.id} version={shown} versions={versions} />}
    </Page>
  );
}

/** The most connections that are named; the others are counted. */
const mostNamed = 20;

function UsingConnections({ promptId }: { readonly promptId: string }) {
  const { data } = useRead<PageOf<ConnectionListItem>>('v1/management/connections', {
    query: { promptId, pageSize: mostNamed },
  });
  if (!data) return null;
  const { items, totalCount } = data;
  if (totalCount === 0) {
    return (
      <Text size="sm" c="dimmed">
        No connection uses it yet: choose it in the settings of a connection, or name it in a request.
      </Text>
    );
  }
  return (
    <Group gap="xs">
      <Text size="sm">Used by</Text>
      {items.map(({ connectionId, name }) => (
        <Anchor key={connectionId} href={`#/connections/${connectionId}`} size="sm">
          {name}
        </Anchor>
      ))}
      {totalCount > items.length && <Text size="sm">and {countOf(totalCount - items.length)} more</Text>}
    </Group>
  );
}
