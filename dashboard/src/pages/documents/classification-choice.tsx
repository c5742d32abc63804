import { Select } from '@mantine/core';
import type { Document } from '../../api/schemas.js';

const classifications = ['public', 'internal', 'confidential', 'restricted'] as const;

interface ClassificationChoiceProps {
  readonly value: Document['classification'];
  readonly onChange: (classification: Document['classification']) => void;
}

/** How confidential a document is. Only `restricted` limits who finds it. */
export function ClassificationChoice({ value, onChange }: ClassificationChoiceProps) {
  return (
    <Select
      label="Classification"
      description="A restricted document is seen through its own connection only."
      allowDeselect={false}
      data={classifications}
      value={value}
      onChange={(chosen) => onChange((chosen ?? 'confidential') as Document['classification'])}
    />
  );
}
