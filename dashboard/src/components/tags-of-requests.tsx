import { TagsInput } from '@mantine/core';

interface TagsProps {
  readonly tags: string[];
  readonly onChange: (tags: string[]) => void;
}

/** Asks for the tags of all requests of an API key or a connection. */
export function TagsOfRequests({ tags, onChange }: TagsProps) {
  return (
    <TagsInput
      label="Tags of its requests"
      description="Besides those that apps send, for costs and histories, and for limits and routes by tag. Letters, digits and . _ : / = + -, such as team:search."
      limit={10}
      maxLength={64}
      value={tags}
      onChange={onChange}
    />
  );
}
