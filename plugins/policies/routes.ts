import {
  callerOf,
  type Clock,
  type ConnectionChanges,
  type Connections,
  defineRoute,
  done,
  doneReply,
  findConnection,
  newId,
  type Policy,
  type PolicyType,
  type PolicyTypes,
  refusal,
  type Route,
  z,
} from '../../core/api/index.js';
import { newPolicy, policyIn, refuseToChange, withoutPolicy, withPolicy, withUpdate } from './change-policies.js';
import { validateAhead } from './configurations/keyword-filter.js';
import { typesInOrder } from './describe-type.js';
import { exampleIds, policyExample, typeExample } from './route-examples.js';
import { connectionPath, policy, policyPath, policyToCreate, policyType, policyUpdate } from './policy-schema.js';

/** The services of the routes. */
interface PolicyServices {
  readonly types: PolicyTypes;
  /** The bundled policy types. */
  readonly bundled: readonly PolicyType[];
  readonly connections: Connections;
  readonly changes: ConnectionChanges;
  readonly clock: Clock;
  /** The policies of every connection. */
  readonly ofGateway: readonly Policy[];
}

const tag = 'Policies';
const viewer = { kind: 'bearer', role: 'viewer' } as const;
const editor = { kind: 'bearer', role: 'editor' } as const;
const ofConnection = '/v1/management/connections/{connectionId}/policies';
const one = `${ofConnection}/{policyId}`;
const ofGatewayRefused = 'The policy comes from gateway.yaml, where whoever runs the gateway can change it.';
const examplePath = { connectionId: exampleIds.connectionId };

/** The management of policies. */
export function policyRoutes(services: PolicyServices): readonly Route[] {
  return [listTypes(services), list(services), create(services), update(services), remove(services)];
}

function listTypes({ types, bundled }: PolicyServices): Route {
  return defineRoute({
    operation: 'listPolicyTypes',
    method: 'GET',
    path: '/v1/management/policies',
    access: viewer,
    summary: 'List the types of policies that connections can have',
    description:
      'Returns each type with the actions it allows and the JSON Schema of its configuration, those of third-party plugins included. A type that this gateway cannot use at the moment has `isEnabled: false`.',
    tag,
    replies: { 200: { description: 'The types.', schema: z.object({ items: z.array(policyType) }) } },
    examples: [{ title: 'All types', status: 200, reply: { items: [typeExample] } }],
    handle: () => ({ body: { items: typesInOrder(types, bundled) } }),
  });
}

function list({ connections }: PolicyServices): Route {
  return defineRoute({
    operation: 'listPolicies',
    method: 'GET',
    path: ofConnection,
    access: viewer,
    summary: 'List the policies of a connection',
    description:
      'Returns all policies of a connection; the list has no pages. First come those of gateway.yaml (`source: "gateway"`), which every connection has, then its own, oldest first. All of them apply, and of what they find the strongest action wins: block, then redact, then audit.',
    tag,
    parameters: { path: connectionPath },
    replies: {
      200: {
        description: 'The policies: those of gateway.yaml, then its own, oldest first.',
        schema: z.object({ items: z.array(policy) }),
      },
      404: refusal('There is no such connection.'),
    },
    examples: [
      { title: 'The policies of a connection', path: examplePath, status: 200, reply: { items: [policyExample] } },
    ],
    async handle({ exchange, path: { connectionId } }) {
      const { organizationId } = callerOf(exchange);
      return { body: { items: (await findConnection(connections, organizationId, connectionId)).policies } };
    },
  });
}

function create({ types, changes, clock }: PolicyServices): Route {
  return defineRoute({
    operation: 'createPolicy',
    method: 'POST',
    path: ofConnection,
    access: editor,
    summary: 'Create a policy on a connection',
    description:
      'Adds a policy that applies to all later requests through the connection, streamed or not. `configuration` is validated against the schema of its type (`listPolicyTypes`). Try it first with `testPolicy`.',
    tag,
    parameters: { path: connectionPath },
    body: policyToCreate,
    replies: {
      200: { description: 'The policy.', schema: policy },
      400: refusal(
        'The type or the action is not valid, the configuration does not fit the type, or the connection has as many policies as it may have.',
      ),
      404: refusal('There is no such connection.'),
    },
    examples: [
      {
        title: 'Record where personal data occurs',
        path: examplePath,
        body: { type: 'pii_detection', action: 'audit', configuration: { sensitivityLevel: 'high' } },
        status: 200,
        reply: policyExample,
      },
    ],
    async handle({ exchange, path: { connectionId }, body }) {
      const { organizationId, author } = callerOf(exchange);
      await validateAhead(body.configuration, { organizationId, until: exchange });
      const now = clock.now();
      const made = newPolicy(types, body, newId(now), new Date(now).toISOString());
      await changes.changePolicies(
        { organizationId, connectionId },
        { operation: 'createPolicy', policyId: made.policyId, apply: (policies) => withPolicy(policies, made) },
        author,
      );
      return { body: made };
    },
  });
}

function update({ types, changes, clock, ofGateway }: PolicyServices): Route {
  return defineRoute({
    operation: 'updatePolicy',
    method: 'PUT',
    path: one,
    access: editor,
    summary: 'Change a policy',
    description:
      'Changes only the fields that are sent; a `configuration` is replaced as a whole. Requests that are running keep the policies with which they began. Policies of gateway.yaml cannot be changed here.',
    tag,
    parameters: { path: policyPath },
    body: policyUpdate,
    replies: {
      200: { description: 'The policy as it is now.', schema: policy },
      400: refusal(
        'The action is not valid, the configuration does not fit the type, or the policies would become larger than they may be.',
      ),
      403: refusal(ofGatewayRefused),
      404: refusal('There is no such connection, or it has no such policy.'),
    },
    examples: [
      {
        title: 'Disable it',
        path: exampleIds,
        body: { disabled: true },
        status: 200,
        reply: { ...policyExample, disabled: true },
      },
    ],
    async handle({ exchange, path: { connectionId, policyId }, body }) {
      const { organizationId, author } = callerOf(exchange);
      await validateAhead(body.configuration, { organizationId, until: exchange });
      const time = new Date(clock.now()).toISOString();
      let updated: Policy | undefined;
      const apply = (old: readonly Policy[]): readonly Policy[] => {
        refuseToChange(ofGateway, policyId);
        const policies = withUpdate(types, old, { policyId, update: body, time });
        updated = policyIn(policies, policyId);
        return policies;
      };
      const change = { operation: 'updatePolicy', policyId, apply } as const;
      await changes.changePolicies({ organizationId, connectionId }, change, author);
      return { body: updated };
    },
  });
}

function remove({ changes, ofGateway }: PolicyServices): Route {
  return defineRoute({
    operation: 'deletePolicy',
    method: 'DELETE',
    path: one,
    access: editor,
    summary: 'Delete a policy for good',
    description:
      'Deletes a policy for good. To switch it off for a while, set `disabled` with `updatePolicy`. Policies of gateway.yaml cannot be deleted here.',
    tag,
    parameters: { path: policyPath },
    replies: {
      200: { description: 'It is deleted.', schema: doneReply },
      403: refusal(ofGatewayRefused),
      404: refusal('There is no such connection, or it has no such policy.'),
    },
    examples: [
      {
        title: 'Delete it',
        path: exampleIds,
        status: 200,
        reply: { status: 'success', message: 'The policy is deleted.' },
      },
    ],
    async handle({ exchange, path: { connectionId, policyId } }) {
      const { organizationId, author } = callerOf(exchange);
      const apply = (policies: readonly Policy[]): readonly Policy[] => {
        refuseToChange(ofGateway, policyId);
        return withoutPolicy(policies, policyId);
      };
      const change = { operation: 'deletePolicy', policyId, apply } as const;
      await changes.changePolicies({ organizationId, connectionId }, change, author);
      return { body: done('The policy is deleted.') };
    },
  });
}
