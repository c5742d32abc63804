import type { Connections, z } from '../../core/api/index.js';
import type { Prompt, PromptVersion } from './prompt.js';
import type { prompt } from './prompt-schema.js';
import { undeclaredVariables, unusedVariables } from './rendering/expected-variables.js';

/** A template in a reply. */
type PromptReply = z.output<typeof prompt>;

/** How many connections of an organization use each template, by its id. */
export function usesIn(connections: Connections, organizationId: string): ReadonlyMap<string, number> {
  const uses = new Map<string, number>();
  for (const { promptId } of connections.list(organizationId))
    if (promptId) uses.set(promptId, (uses.get(promptId) ?? 0) + 1);
  return uses;
}

/** Shows a template with all its versions. */
export function describePrompt(
  { promptId, name, description, createdAt, updatedAt, versions, active }: Prompt,
  uses: ReadonlyMap<string, number>,
): PromptReply {
  return {
    id: promptId,
    name,
    description,
    created: createdAt.toISOString(),
    updated: updatedAt.toISOString(),
    connections: uses.get(promptId) ?? 0,
    versions: versions.map((version) => describeVersion(version, version === active)),
  };
}

function describeVersion(version: PromptVersion, isActive: boolean): PromptReply['versions'][number] {
  const { template, variables } = version;
  return {
    id: version.versionId,
    name: version.name,
    template: version.text,
    variables: Object.fromEntries(variables.map(({ name, ...variable }) => [name, variable])),
    labels: [...version.labels],
    created: version.createdAt.toISOString(),
    isActive,
    undeclaredVariables: undeclaredVariables(template, variables),
    unusedVariables: unusedVariables(template, variables),
  };
}
