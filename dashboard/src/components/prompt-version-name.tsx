import { Anchor } from '@mantine/core';
import { useById } from '../api/by-ids.js';
import { promptList } from '../api/named-lists.js';
import { addressWith } from '../shell/page-query.js';

/** The names of a prompt template and of its version, with a link to it; the version's id when they have been deleted. */
export function PromptVersionName({ id }: { readonly id: string }) {
  const { data: prompt } = useById(promptList, id);
  const version = prompt?.versions.find((each) => each.id === id);
  if (!prompt || !version) return <span className="whole-text">{id}</span>;
  return (
    <Anchor inherit className="whole-text" href={`#${addressWith(`/prompts/${prompt.id}`, { version: id })}`}>
      {prompt.name}, {version.name}
    </Anchor>
  );
}
