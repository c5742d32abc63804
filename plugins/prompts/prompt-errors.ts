import { GatewayError, unknownResource } from '../../core/api/index.js';
import type { BoundConnection } from '../../core/api/database.js';

/** The refusal of a template's id in a path. */
export function unknownPrompt(promptId: string): GatewayError {
  return unknownResource('GW_PROMPT_UNKNOWN', 'prompt template', promptId);
}

/** The refusal of a version's id in a path. */
export function unknownVersion(versionId: string): GatewayError {
  return unknownResource('GW_PROMPT_VERSION_UNKNOWN', 'version of this prompt template', versionId);
}

/** The refusal to bind a connection to a template that is not there. */
export function nothingToBind(promptId: string): GatewayError {
  const message = `There is no prompt template "${promptId}".`;
  return new GatewayError({ code: 'GW_PROMPT_UNKNOWN', status: 400, field: 'promptId', message });
}

/** The refusal of a name that another template, or another version of the template, has. */
export function nameTaken(what: 'prompt template' | 'version', name: string, cause?: unknown): GatewayError {
  const place = what === 'version' ? 'the prompt template' : 'the organization';
  return new GatewayError({
    code: 'GW_PROMPT_NAME_TAKEN',
    status: 400,
    field: 'name',
    message: `A ${what} named "${name}" already exists; names are unique in ${place}.`,
    cause,
  });
}

/** The refusal of one version more than a template may have. */
export function tooManyVersions(most: number): GatewayError {
  const message = `A prompt template has at most ${most} versions. Make a new template.`;
  return new GatewayError({ code: 'GW_PROMPT_VERSION_LIMIT', status: 400, message });
}

const mostNames = 10;

/** The refusal to delete a template that connections are bound to. */
export function inUse(connections: readonly BoundConnection[]): GatewayError {
  const names = connections.slice(0, mostNames).map(({ name, connectionId }) => `"${name}" (${connectionId})`);
  const more = connections.length > mostNames ? ` and ${connections.length - mostNames} more` : '';
  const message = `The prompt template is bound to connections: ${names.join(', ')}${more}. Bind them to another one, or to none.`;
  return new GatewayError({ code: 'GW_PROMPT_IN_USE', status: 400, message });
}
