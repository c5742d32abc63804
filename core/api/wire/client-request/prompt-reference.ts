import type { PromptReference } from '../../call.js';
import type { GatewayError } from '../../errors.js';
import { isLongerThan } from '../../internal/count-characters.js';
import type { JsonObject, JsonValue } from '../../json.js';
import { fieldRefused } from '../../management/check-value.js';
import { isUuid } from '../../management/is-uuid.js';
import { nearestName } from '../../text/nearest-name.js';
import { isJsonObject, isText } from '../json/json.js';
import { withoutUndefined } from '../../without-undefined.js';

const members = ['id', 'version', 'label', 'variables'] as const;

/** Longer than any id, version name or label that can be stored. */
const longestName = 200;

/**
 * Whether the `prompt` in a body of a compatible dialect refers to a template of the gateway: an object whose id is a UUID, or one with
 * variables and without an id. Anything else, such as a provider's stored prompt (`pmpt_…`), is for the provider and is passed on.
 */
export function isPromptReference(value: JsonValue | undefined): value is JsonObject {
  if (!isJsonObject(value)) return false;
  const id = value['id'] ?? undefined;
  return id === undefined ? isJsonObject(value['variables']) : typeof id === 'string' && isUuid(id);
}

/**
 * Reads the `prompt` of a request in any dialect. Members that are `null` count as absent.
 *
 * @throws GatewayError `GW_REQUEST_INVALID` (400) with the field
 */
export function readPromptReference(value: JsonValue): PromptReference {
  if (!isJsonObject(value)) throw fieldRefused('prompt', 'must be an object with "id" and "variables"');
  for (const name in value) if (!members.some((member) => member === name)) throw unknown(name);
  const id = readName(value, 'id');
  const version = readName(value, 'version');
  const label = readName(value, 'label');
  if (version !== undefined && label !== undefined) {
    throw fieldRefused('prompt.label', 'cannot be combined with "prompt.version": each of them chooses the version');
  }
  const variables = value['variables'] ?? {};
  if (!isJsonObject(variables)) throw fieldRefused('prompt.variables', 'must be an object that maps names to values');
  return withoutUndefined({ id, version, label, variables });
}

function readName(prompt: JsonObject, name: (typeof members)[number]): string | undefined {
  const value = prompt[name] ?? undefined;
  if (value === undefined) return undefined;
  if (isText(value) && !isLongerThan(value, longestName)) return value;
  throw fieldRefused(`prompt.${name}`, `must be a string of 1 to ${longestName} characters`);
}

function unknown(name: string): GatewayError {
  const nearest = nearestName(name, members);
  const hint =
    nearest === undefined
      ? `is not known. Known names: ${members.map((member) => `"${member}"`).join(', ')}`
      : `is not known. Did you mean "${nearest}"?`;
  return fieldRefused(`prompt.${name.slice(0, 40)}`, hint);
}
