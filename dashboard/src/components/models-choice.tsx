import { TagsInput } from '@mantine/core';
import { useModels } from '../api/models.js';

interface ModelsChoiceProps {
  readonly label: string;
  readonly description: string;
  readonly models: readonly string[];
  readonly onChange: (models: string[]) => void;
}

/** A list of models, some of which may be beginnings of names. */
export function ModelsChoice({ models, ...field }: ModelsChoiceProps) {
  const { data } = useModels();
  return <TagsInput {...field} data={(data ?? []).map(({ modelId }) => modelId)} limit={100} value={[...models]} />;
}
