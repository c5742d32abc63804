import { createHash } from 'node:crypto';
import {
  type ConfigObjection,
  GatewayError,
  type JsonValue,
  type Policy,
  type PolicyTypes,
  uuidOf,
  z,
} from '../../core/api/index.js';
import { newPolicy } from './change-policies.js';

/** The member of the plugin's configuration with the policies of every connection. */
const listName = 'onEveryConnection';

/** The list of policies in gateway.yaml. */
export const gatewayPolicyList = z
  .array(
    z.strictObject({
      type: z.string().min(1).max(100).describe('A policyType of GET /v1/management/policies.'),
      action: z
        .enum(['block', 'audit', 'redact'])
        .describe('What happens to what is found; not every type allows every action.'),
      configuration: z
        .record(z.string(), z.json())
        .default({})
        .describe("As for policies of connections; what is left out has the type's default."),
    }),
  )
  .max(100)
  .default([])
  .describe(
    "Policies of every connection of every organization, ahead of each connection's own. They cannot be changed over HTTP.",
  );

/** An entry of the list. */
export type GatewayPolicy = z.output<typeof gatewayPolicyList>[number];

/**
 * The policies of every connection.
 *
 * @param time when the configuration was loaded; ISO 8601
 */
export function gatewayPolicies(entries: readonly GatewayPolicy[], time: string): readonly Policy[] {
  const numbers = new Map<string, number>();
  return entries.map(({ type, action, configuration }): Policy => {
    const number = (numbers.get(type) ?? 0) + 1;
    numbers.set(type, number);
    const policyId = idOf(type, number);
    return { policyId, type, action, disabled: false, configuration, created: time, updated: time, source: 'gateway' };
  });
}

/**
 * The id of the nth policy of a type: a UUID v8 (RFC 9562), made of these two. Every replica has the same, and it stays when the action or the
 * configuration changes, or policies of other types come and go.
 */
function idOf(type: string, number: number): string {
  const bytes = createHash('sha256').update(`sluice policy of gateway.yaml: ${type} ${number}`).digest();
  bytes[6] = ((bytes[6] as number) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] as number) & 0x3f) | 0x80;
  return uuidOf(bytes.toString('hex', 0, 16));
}

/**
 * Finds entries that could not be created as policies.
 *
 * @param types those that are known; an entry of another type passes while `areAll` is false
 */
export function objectionsTo(
  entries: readonly GatewayPolicy[],
  types: PolicyTypes,
  { areAll }: { readonly areAll: boolean },
): readonly ConfigObjection[] {
  return entries.flatMap((entry, index) => {
    if (!areAll && !types.find(entry.type)) return [];
    const error = errorOf(entry, types);
    return error ? [objectionTo(entry, index, error)] : [];
  });
}

function errorOf(entry: GatewayPolicy, types: PolicyTypes): GatewayError | undefined {
  try {
    newPolicy(types, { ...entry, disabled: false }, '', '');
    return undefined;
  } catch (cause) {
    if (GatewayError.is(cause)) return cause;
    throw cause;
  }
}

/** Converts the error of a request to the terms of gateway.yaml. A path ends at what is written there. */
function objectionTo(entry: GatewayPolicy, index: number, { field = '', message }: GatewayError): ConfigObjection {
  const steps = field.split(/[.[\]]+/).filter((step) => step !== '');
  const written: (string | number)[] = [];
  let value: unknown = entry;
  for (const step of steps) {
    value = (value as Readonly<Record<string, JsonValue | undefined>>)[step];
    if (value === undefined || value === null) break;
    written.push(/^\d+$/.test(step) ? Number(step) : step);
  }
  const subject = written.length === steps.length ? `Field "${field}" ` : '';
  return { within: [listName, index, ...written], message: inConfigWords(message, subject) };
}

/** `Field "…" must be A, not B.` is `must be A; got B` in messages about gateway.yaml, which have the field's name in front. */
function inConfigWords(message: string, subject: string): string {
  const predicate = message.startsWith(subject) ? message.slice(subject.length) : message;
  return predicate.replace(/, not (?=(?:"[^"]*"|[^",]+)\.$)/, '; got ').replace(/\.$/, '');
}
