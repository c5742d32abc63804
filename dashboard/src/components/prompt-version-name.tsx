import { usePrompts } from '../api/all-items.js';

/** The names of a prompt template and of its version; the version's id when they have been deleted. */
export function PromptVersionName({ id }: { readonly id: string }) {
  const { data } = usePrompts();
  const prompt = data?.find(({ versions }) => versions.some((version) => version.id === id));
  const version = prompt?.versions.find((each) => each.id === id);
  return <span className="whole-text">{version ? `${prompt?.name}, ${version.name}` : id}</span>;
}
