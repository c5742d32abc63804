import type { Connection, z } from '../../core/api/index.js';
import type { Prompt, PromptVersion } from './prompt.js';
import type { prompt } from './prompt-schema.js';
import { undeclaredVariables, unusedVariables } from './rendering/expected-variables.js';

/** A template in a reply. */
type PromptReply = z.output<typeof prompt>;

/** Shows a template with all its versions. @param connections all of its organization */
export function describePrompt(
  { promptId, name, description, createdAt, updatedAt, versions, active }: Prompt,
  connections: readonly Connection[],
): PromptReply {
  return {
    id: promptId,
    name,
    description,
    created: createdAt.toISOString(),
    updated: updatedAt.toISOString(),
    connections: connections.filter((connection) => connection.promptId === promptId).length,
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
