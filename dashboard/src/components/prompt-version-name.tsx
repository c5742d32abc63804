import { usePrompts } from '../api/all-items.js';
import { useById } from '../api/by-ids.js';
import { promptList } from '../api/named-lists.js';
import type { Prompt } from '../api/schemas.js';

/** The names of a prompt template and of its version; the version's id when they have been deleted. */
export function PromptVersionName({ id, promptId }: { readonly id: string; readonly promptId: string }) {
  const { data: prompt } = useById(promptList, promptId);
  return <VersionName id={id} prompt={prompt} />;
}

/** The same, where it is not known of which template the version is: they are all looked through. */
export function FoundVersionName({ id }: { readonly id: string }) {
  const { data } = usePrompts();
  return <VersionName id={id} prompt={data?.find(({ versions }) => versions.some((version) => version.id === id))} />;
}

function VersionName({ id, prompt }: { readonly id: string; readonly prompt: Prompt | null | undefined }) {
  const version = prompt?.versions.find((each) => each.id === id);
  return <span className="whole-text">{version ? `${prompt?.name}, ${version.name}` : id}</span>;
}
