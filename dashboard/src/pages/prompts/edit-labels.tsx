import { TagsInput } from '@mantine/core';
import { useState } from 'react';
import { useChange } from '../../api/requests.js';
import type { PromptVersion, PromptVersionUpdate } from '../../api/schemas.js';
import { FormModal } from '../../components/form-modal.js';
import { labelsDescription, mostLabels } from './labels.js';

interface EditLabelsProps {
  readonly promptId: string;
  readonly version: PromptVersion;
  readonly onClose: () => void;
}

/** Changes the labels of a version, which stays as it is otherwise. */
export function EditLabels({ promptId, version: { id, name, labels }, onClose }: EditLabelsProps) {
  const [chosen, setChosen] = useState(labels);
  const save = useChange(['v1/management/prompts'], `The labels of ${name} have been changed.`);
  function submit(): void {
    const body: PromptVersionUpdate = { labels: chosen };
    save.mutate(
      { method: 'PUT', path: `v1/management/prompts/${promptId}/versions/${id}`, body },
      { onSuccess: onClose },
    );
  }
  return (
    <FormModal title={`Labels of ${name}`} action="Save" change={save} onSubmit={submit} onClose={onClose}>
      <TagsInput
        label="Labels"
        description={labelsDescription}
        maxTags={mostLabels}
        acceptValueOnBlur
        data-autofocus
        value={chosen}
        onChange={setChosen}
      />
    </FormModal>
  );
}
