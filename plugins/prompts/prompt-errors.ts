import { GatewayError, unknownResource } from '../../core/api/index.js';
import type { BoundConnection } from '../../core/api/database.js';

/** The error for an unknown template id in a path. */
export function unknownPrompt(promptId: string): GatewayError {
  return unknownResource('GW_PROMPT_UNKNOWN', 'prompt template', promptId);
}

/** The error for an unknown version id in a path. */
export function unknownVersion(versionId: string): GatewayError {
  return unknownResource('GW_PROMPT_VERSION_UNKNOWN', 'version', versionId);
}

/** The error for binding a connection to an unknown template. */
export function nothingToBind(promptId: string): GatewayError {
  const message = `There is no prompt template "${promptId}".`;
  return new GatewayError({ code: 'GW_PROMPT_UNKNOWN', status: 400, field: 'promptId', message });
}

/** The error for a request that cannot use a template, because there is none with this id. */
export function nothingToRender(promptId: string, hint?: string): GatewayError {
  const message = `There is no prompt template "${promptId}".${hint === undefined ? '' : ` ${hint}`}`;
  return new GatewayError({ code: 'GW_PROMPT_UNKNOWN', status: 400, field: 'prompt.id', message });
}

/** The error for a name that another template, or another version of the template, has. */
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

/** The error when a template has as many versions, or as long ones, as it may. @param most what it may have */
export function tooManyVersions(most: string): GatewayError {
  const message = `A prompt template has ${most}. Make a new template.`;
  return new GatewayError({ code: 'GW_PROMPT_VERSION_LIMIT', status: 400, message });
}

const maxNames = 10;

/** The error for deleting a template to which connections are bound. */
export function inUse(connections: readonly BoundConnection[]): GatewayError {
  const names = connections.slice(0, maxNames).map(({ name, connectionId }) => `"${name}" (${connectionId})`);
  const more = connections.length > maxNames ? ` and ${connections.length - maxNames} more` : '';
  const message = `The prompt template is bound to connections: ${names.join(', ')}${more}. Bind them to another one, or to none.`;
  return new GatewayError({ code: 'GW_PROMPT_IN_USE', status: 400, message });
}
