import { Button, Fieldset, Group, Stack, Switch, TextInput } from '@mantine/core';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { useChange } from '../../api/requests.js';
import type { Connection, ConnectionChange } from '../../api/schemas.js';
import { useMay } from '../../api/session.js';
import { PromptChoice } from '../../components/choices.js';
import { ModelsChoice } from '../../components/models-choice.js';
import { ProblemAlert } from '../../components/problem-alert.js';
import { areComplete, ModelLimitFields } from '../../components/model-limit-fields.js';
import { TagsOfRequests } from '../../components/tags-of-requests.js';
import { SpendingFields } from '../../components/spending-fields.js';
import { useUnsaved } from '../../shell/address.js';
import { changedFields } from '../../api/changed-fields.js';
import { UnpricedModelsOf } from './unpriced-models.js';

type Shown = Connection & Pick<ConnectionChange, 'disabledModelIdentifiersList'>;

/** The form for all settings of a connection. Only what was changed is sent. */
export function ConnectionSettings({ connection }: { readonly connection: Shown }) {
  const [entered, setEntered] = useState<ConnectionChange>({});
  // What others change meanwhile is shown, too.
  const settings: ConnectionChange = { ...connection, ...entered };
  const path = `v1/management/connections/${connection.connectionId}`;
  const save = useChange(['v1/management/connections'], 'The settings have been saved.');
  const isReadOnly = !useMay('editor');
  const change = changedFields<ConnectionChange>(connection, entered);
  const hasChanged = Object.keys(change).length > 0;
  useUnsaved(hasChanged, 'tab');
  const set = (part: ConnectionChange): void => setEntered((before) => ({ ...before, ...part }));
  function submit(event: SubmitEvent): void {
    event.preventDefault();
    // What has been entered while it was saved is not saved yet.
    const saved = (): void => setEntered((now) => (now === entered ? {} : now));
    save.mutate({ method: 'PUT', path, body: change }, { onSuccess: saved });
  }
  return (
    <form onSubmit={submit}>
      <Fieldset variant="unstyled" disabled={isReadOnly}>
        <Stack maw={640} gap="lg">
          <Fields path={path} settings={settings} set={set} />
          <ProblemAlert problem={save.error} />
          {!isReadOnly && (
            <Group>
              <Button
                type="submit"
                disabled={!hasChanged || !areComplete(settings.modelSpendingLimits)}
                loading={save.isPending}
              >
                Save
              </Button>
              {hasChanged && (
                <Button variant="default" onClick={() => setEntered({})}>
                  Discard changes
                </Button>
              )}
            </Group>
          )}
        </Stack>
      </Fieldset>
    </form>
  );
}

interface FieldsProps {
  /** The path of the connection. */
  readonly path: string;
  /** The settings as they are shown: the stored ones, with what was entered. */
  readonly settings: ConnectionChange;
  readonly set: (part: ConnectionChange) => void;
}

function Fields({ path, settings, set }: FieldsProps) {
  const toggle = (name: keyof ConnectionChange, label: string, description: string): ReactNode => (
    <Switch
      label={label}
      description={description}
      checked={settings[name] === true}
      onChange={(event) => set({ [name]: event.currentTarget.checked })}
    />
  );
  const shownLimit = String(settings.spendingLimit ?? '');
  return (
    <>
      <TextInput
        label="Name"
        required
        maxLength={200}
        value={settings.name ?? ''}
        onChange={(event) => set({ name: event.currentTarget.value })}
      />
      {toggle('disabled', 'Disabled', 'Refuse every request through this connection.')}
      <Fieldset legend="Spending">
        <Stack>
          {toggle(
            'enableSpendingLimit',
            'Limit the spending',
            shownLimit && !settings.enableSpendingLimit
              ? 'While this is off, the amount below limits nothing.'
              : 'What is spent is counted all the same.',
          )}
          <SpendingFields
            value={{ amount: shownLimit, period: settings.spendingPeriod ?? 'monthly' }}
            isRequired={settings.enableSpendingLimit === true}
            onChange={({ amount, period }) =>
              // An amount that stays may have digits that are not shown.
              set({ spendingPeriod: period, ...(amount !== shownLimit && { spendingLimit: amount || null }) })
            }
          />
          {settings.enableSpendingLimit && <UnpricedModelsOf connection={path} />}
          <ModelLimitFields
            limits={settings.modelSpendingLimits}
            onChange={(modelSpendingLimits) => set({ modelSpendingLimits })}
          />
        </Stack>
      </Fieldset>
      <TagsOfRequests tags={settings.tags ?? []} onChange={(tags) => set({ tags: tags.length === 0 ? null : tags })} />
      <Fieldset legend="Documents">
        <Stack>
          {toggle('enableDocuments', 'Let models search the documents', 'With the tool sys_search_documents.')}
          {toggle(
            'forceDocumentsUse',
            'Search them for every request',
            settings.forceDocumentsUse && !settings.enableDocuments
              ? 'While documents are off, nothing is searched.'
              : 'Apps need no change.',
          )}
          {toggle('logDocumentsResults', 'Keep what searches found', 'Admins can read it in the history.')}
        </Stack>
      </Fieldset>
      <Fieldset legend="Records">
        <Stack>
          {toggle('logRequestBody', 'Keep bodies of requests', 'As they were sent to the provider, after policies.')}
          {toggle('logResponseBody', 'Keep bodies of answers', 'As they were sent to the client, after policies.')}
        </Stack>
      </Fieldset>
      <PromptChoice
        description="Its active version is put ahead of the messages of every request."
        placeholder="none"
        value={settings.promptId ?? ''}
        onChange={(promptId) => set({ promptId: promptId || null })}
      />
      <ModelsChoice
        label="The only models that may be used"
        description="All, if there are none. A name, or a beginning with *, such as gpt-*."
        models={settings.allowedModelIdentifiersList ?? []}
        onChange={(models) => set({ allowedModelIdentifiersList: models.length === 0 ? null : models })}
      />
      {settings.disabledModelIdentifiersList && (
        <ModelsChoice
          label="Models that may not be used"
          description="A name, or a beginning with *, such as gpt-*."
          models={settings.disabledModelIdentifiersList}
          onChange={(disabledModelIdentifiersList) => set({ disabledModelIdentifiersList })}
        />
      )}
    </>
  );
}
