import { Autocomplete, Checkbox, NumberInput, Stack, Textarea, TextInput } from '@mantine/core';
import { isForChats, useModels } from '../../api/models.js';
import { useById } from '../../api/by-ids.js';
import { promptList } from '../../api/named-lists.js';
import type { Prompt } from '../../api/schemas.js';
import { PromptChoice } from '../../components/choices.js';
import { textOfDefault, valueOf } from '../prompts/variable-value.js';
import { type PlaygroundSettings, variablesOf } from './settings.js';

interface SettingsFormProps {
  readonly settings: PlaygroundSettings;
  readonly onChange: (part: Partial<PlaygroundSettings>) => void;
}

/** What is sent besides the messages. */
export function SettingsForm({ settings, onChange }: SettingsFormProps) {
  const { data: models } = useModels();
  const chat = (models ?? []).filter(isForChats);
  const { data: prompt } = useById(promptList, settings.promptId);
  return (
    <Stack gap="sm">
      <Autocomplete
        label="Model"
        required
        data={chat.map(({ modelId }) => modelId)}
        limit={50}
        value={settings.model}
        onChange={(model) => onChange({ model })}
      />
      <Textarea
        label="System text"
        description="Instructions ahead of the conversation."
        autosize
        minRows={2}
        maxRows={10}
        value={settings.system}
        onChange={(event) => onChange({ system: event.currentTarget.value })}
      />
      <PromptChoice
        placeholder="none but the connection’s own"
        value={settings.promptId}
        onChange={(promptId) => onChange({ promptId })}
      />
      <Variables prompt={prompt} settings={settings} onChange={onChange} />
      <NumberInput
        label="Temperature"
        description="0 to 2; 0.7 when empty, for models that take it."
        min={0}
        max={2}
        step={0.1}
        value={settings.temperature}
        onChange={(temperature) => onChange({ temperature: String(temperature) })}
      />
      <NumberInput
        label="Maximum tokens of the answer"
        min={1}
        allowDecimal={false}
        value={settings.maxTokens}
        onChange={(maxTokens) => onChange({ maxTokens: String(maxTokens) })}
      />
      <TextInput
        label="End user"
        description="Whom the request is for; shown in the history and in reports."
        maxLength={256}
        value={settings.endUser}
        onChange={(event) => onChange({ endUser: event.currentTarget.value.trim() })}
      />
      <Checkbox
        label="Let the model search the documents"
        description="With the tool sys_search_documents, which the gateway runs."
        checked={settings.searchesDocuments}
        onChange={(event) => onChange({ searchesDocuments: event.currentTarget.checked })}
      />
    </Stack>
  );
}

function Variables({ prompt, settings, onChange }: SettingsFormProps & { readonly prompt: Prompt | null | undefined }) {
  return variablesOf(prompt).map(([name, variable]) => {
    const { type, required, description, default: hasDefault } = variable;
    const text = settings.variables[name] ?? '';
    const value = text === '' ? undefined : valueOf(text, variable);
    return (
      <TextInput
        key={name}
        label={name}
        description={description ?? `A variable of the template, of the type ${type}.`}
        required={required && hasDefault === undefined}
        placeholder={textOfDefault(variable)}
        value={text}
        onChange={(event) => onChange({ variables: { ...settings.variables, [name]: event.currentTarget.value } })}
        error={value && 'problem' in value && value.problem}
      />
    );
  });
}
