import { callerOf, defineRoute, type Policy, type PolicyTypes, refusal, type Route } from '../../core/api/index.js';
import { newPolicy } from './change-policies.js';
import { validateAhead } from './configurations/keyword-filter.js';
import type { PolicyEnforcer } from './enforcement/enforce-policies.js';
import { policyTest, policyTestResult } from './policy-schema.js';

/** A draft has no id yet. */
const noId = '00000000-0000-0000-0000-000000000000';

/** The services of the route. */
interface PolicyTesting {
  readonly types: PolicyTypes;
  readonly enforcer: PolicyEnforcer;
}

/** The route that applies a draft of a policy to a text, without creating the policy. */
export function testPolicy({ types, enforcer }: PolicyTesting): Route {
  return defineRoute({
    operation: 'testPolicy',
    method: 'POST',
    path: '/v1/management/policies/test',
    access: { kind: 'bearer', role: 'editor' },
    summary: 'Try a policy on a text',
    description:
      'Returns what a policy would do with a text: whether it would be blocked, the text as it would be passed on, and for each finding its category, its score and the lowest level at which it is found. Neither the policy nor the text is stored, and no model of a provider is called, apart from the classifiers that the configuration names.',
    tag: 'Policies',
    body: policyTest,
    replies: {
      200: { description: 'What the policy would do. Nothing is stored.', schema: policyTestResult },
      400: refusal('The type or the action is not valid, or the configuration does not fit the type.'),
    },
    examples: [
      {
        title: 'See what is redacted',
        body: { type: 'pii_detection', action: 'redact', text: 'Write to ada@example.org.' },
        status: 200,
        reply: {
          action: 'redact',
          findings: [{ category: 'EMAIL_ADDRESS', action: 'redact', score: 0.85, level: 'low', start: 9, end: 24 }],
          text: 'Write to [EMAIL_ADDRESS].',
        },
      },
    ],
    async handle({ exchange, body: { text, surface, ...draft } }) {
      const { organizationId } = callerOf(exchange);
      await validateAhead(draft.configuration, { organizationId, until: exchange });
      const policy: Policy = newPolicy(types, { ...draft, disabled: false }, noId, new Date(0).toISOString());
      const context = { organizationId, until: exchange, surface };
      const { findings, text: passed } = await enforcer.tryPolicy(policy, text, context);
      return { body: { action: strongest(findings.map(({ action }) => action)), findings, text: passed } };
    },
  });
}

function strongest(actions: readonly Policy['action'][]): Policy['action'] | 'none' {
  return (['block', 'redact', 'audit'] as const).find((action) => actions.includes(action)) ?? 'none';
}
