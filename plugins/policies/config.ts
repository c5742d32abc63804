import { type PolicyType, type PolicyTypes, z } from '../../core/api/index.js';
import { bundledTypes } from './bundled-types.js';
import { judgeKinds } from './classifiers/open-classifiers.js';
import { remoteClassifiers } from './classifiers/remote/remote-config.js';
import { gatewayPolicyList, objectionsTo } from './gateway-policies.js';

const settings = z.strictObject({
  onEveryConnection: gatewayPolicyList,
  fingerprintSecret: z
    .string()
    .refine((value) => value === '' || value.length >= 16, 'must have at least 16 characters')
    .transform((value) => value || undefined)
    .optional()
    .meta({ secret: true })
    .describe(
      'Key from which fingerprints of redacted values are made (style "hash"), different in each organization.',
    ),
  blockedToolResults: z
    .enum(['refuse', 'replace'])
    .default('refuse')
    .describe('A tool result that is blocked: refuse the request, or tell the model instead that it was blocked.'),
  maxHeldCharacters: z
    .int()
    .min(1000)
    .max(100_000_000)
    .default(4_000_000)
    .describe('Maximum characters of tool calls and JSON in one answer that are held back until they are complete.'),
  detectorTimeoutMs: z
    .int()
    .min(1)
    .max(60_000)
    .default(2000)
    .describe("Milliseconds that a detector of another plugin's type may take for one piece of text."),
  classifiers: remoteClassifiers,
});

/** The configuration of the plugin in gateway.yaml. */
export type PoliciesConfig = z.output<typeof settings>;

/** Policies of the bundled types are checked with the schema, so that `sluice check` does too; the others when their plugins are set up. */
export const config = settings.superRefine((value, context) => {
  if (value.onEveryConnection.length === 0) return;
  for (const { within, message } of objectionsTo(value.onEveryConnection, typesWith(value), { areAll: false }))
    context.addIssue({ code: 'custom', path: [...within], message });
});

function typesWith({ fingerprintSecret, classifiers }: PoliciesConfig): PolicyTypes {
  const judge = classifiers.some(({ kind }) => judgeKinds.has(kind));
  const list: readonly PolicyType[] = bundledTypes({ hashes: fingerprintSecret !== undefined, judge });
  return { list: () => list, find: (name) => list.find(({ policyType }) => policyType === name) };
}
