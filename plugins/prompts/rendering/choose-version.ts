import { GatewayError, nearestName, type PromptReference } from '../../../core/api/index.js';
import type { Prompt, PromptVersion } from '../prompt.js';

/** A version of a template that is to be rendered. */
export interface ChosenVersion {
  readonly prompt: Prompt;
  readonly version: PromptVersion;
}

/**
 * Selects the version for a request: by id or name, the newest one with a label, or the active one.
 *
 * @throws GatewayError `GW_PROMPT_VERSION_UNKNOWN` (400)
 */
export function chooseVersion(prompt: Prompt, reference: PromptReference): ChosenVersion {
  return { prompt, version: versionFor(prompt, reference) };
}

function versionFor({ active, name, versions }: Prompt, reference: PromptReference): PromptVersion {
  const { version, label } = reference;
  if (version !== undefined) {
    const versionId = version.toLowerCase();
    // Ids take precedence, so that a version cannot be hidden by naming another one after its id.
    const found =
      versions.find((known) => known.versionId === versionId) ?? versions.find((known) => known.name === version);
    if (found) return found;
    const meant = nearestName(
      version,
      versions.map((known) => known.name),
    );
    throw unknown('version', `no version "${version}"`, { name, meant });
  }
  if (label === undefined) return active;
  const newest = versions.findLast(({ labels }) => labels.includes(label));
  if (newest) return newest;
  const meant = nearestName(
    label,
    versions.flatMap(({ labels }) => labels),
  );
  throw unknown('label', `no version with the label "${label}"`, { name, meant });
}

function unknown(
  member: 'version' | 'label',
  what: string,
  { name, meant }: { readonly name: string; readonly meant: string | undefined },
): GatewayError {
  const hint = meant === undefined ? '' : ` Did you mean "${meant}"?`;
  return new GatewayError({
    code: 'GW_PROMPT_VERSION_UNKNOWN',
    status: 400,
    field: `prompt.${member}`,
    message: `The prompt template "${name}" has ${what}.${hint}`,
  });
}
