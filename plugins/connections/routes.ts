import {
  callerOf,
  type Connection,
  type ConnectionChange,
  type ConnectionChanges,
  type Connections,
  defineRoute,
  findConnection,
  namedPageOf,
  namedPageQuery,
  refusal,
  type Route,
  z,
} from '../../core/api/index.js';
import {
  connection,
  connectionChange,
  connectionPage,
  connectionToCreate,
  createdConnection,
  listItemOf,
  replyOf,
  updatedConnection,
} from './connection-schema.js';
import * as examples from './route-examples.js';

const tag = 'Connections';
const list = '/v1/management/connections';
const one = `${list}/{connectionId}`;
const path = z.object({ connectionId: z.string().describe('Id of the connection, a UUID.') });
const unknown = refusal('The organization has no such connection.');

/** The management of connections. */
export function connectionRoutes(connections: Connections, changes: ConnectionChanges): readonly Route[] {
  return [
    createRoute(changes),
    listRoute(connections),
    getRoute(connections),
    updateRoute(changes),
    deleteRoute(changes),
  ];
}

/** Tells somebody who sets what has no effect while a switch is off, and does not say that it is to stay off. */
function warningsOf(sent: ConnectionChange, after: Connection): { readonly warnings?: readonly string[] } {
  const isOff = (name: 'enableSpendingLimit' | 'enableDocuments'): boolean => !after[name] && sent[name] === undefined;
  const warnings: string[] = [];
  if (typeof sent.spendingLimit === 'string' && isOff('enableSpendingLimit'))
    warnings.push('spendingLimit limits nothing while enableSpendingLimit is false: set that to true.');
  if (sent.forceDocumentsUse && isOff('enableDocuments'))
    warnings.push('forceDocumentsUse does nothing while enableDocuments is false: set that to true.');
  return warnings.length > 0 ? { warnings } : {};
}

function createRoute(changes: ConnectionChanges): Route {
  return defineRoute({
    operation: 'createConnection',
    method: 'POST',
    path: list,
    access: { kind: 'bearer', role: 'editor' },
    summary: 'Create a connection',
    description:
      'Creates a named set of settings that apply to every request through it. Fields that are left out are off. Policies are added with `createPolicy`, keys for apps with `createApiKey`.',
    tag,
    body: connectionToCreate,
    replies: {
      200: { description: 'The connection was created.', schema: createdConnection },
      400: refusal(
        'A field is missing or invalid, the name is taken, the prompt is unknown, or the organization has as many connections as it may have.',
      ),
    },
    examples: examples.create,
    async handle({ exchange, body }) {
      const { organizationId, author } = callerOf(exchange);
      const after = await changes.create(organizationId, body, author);
      const { connectionId, name, created } = after;
      return { body: { connectionId, name, created, ...warningsOf(body, after) } };
    },
  });
}

function listRoute(connections: Connections): Route {
  return defineRoute({
    operation: 'listConnections',
    method: 'GET',
    path: list,
    access: { kind: 'bearer', role: 'viewer' },
    summary: 'List the connections, oldest first',
    description:
      'Returns a page of connections with all their settings. Only this operation returns `disabledModelIdentifiersList`.',
    tag,
    parameters: {
      query: namedPageQuery.extend({
        promptId: z.string().optional().describe('Only those that use this prompt template.'),
      }),
    },
    replies: {
      200: { description: 'A page of connections; a page beyond the end is empty.', schema: connectionPage },
      400: refusal('The page is out of range, or the text to search for is too long.'),
    },
    examples: examples.list,
    handle({ exchange, query: { promptId, ...query } }) {
      const all = connections.list(callerOf(exchange).organizationId);
      const bound = promptId === undefined ? all : all.filter((each) => each.promptId === promptId.toLowerCase());
      const page = namedPageOf(bound, query, {
        idsOf: ({ connectionId }) => [connectionId],
        namesOf: ({ name, connectionId }) => [name, connectionId],
      });
      return { body: { ...page, items: page.items.map(listItemOf) } };
    },
  });
}

function getRoute(connections: Connections): Route {
  return defineRoute({
    operation: 'getConnection',
    method: 'GET',
    path: one,
    access: { kind: 'bearer', role: 'viewer' },
    summary: 'Get a connection',
    description:
      'Returns the settings of one connection, without `disabledModelIdentifiersList`, which only `listConnections` returns.',
    tag,
    parameters: { path },
    replies: {
      200: { description: 'The connection.', schema: connection },
      404: unknown,
    },
    examples: examples.get,
    async handle({ exchange, path: { connectionId } }) {
      return { body: replyOf(await findConnection(connections, callerOf(exchange).organizationId, connectionId)) };
    },
  });
}

function updateRoute(changes: ConnectionChanges): Route {
  return defineRoute({
    operation: 'updateConnection',
    method: 'PUT',
    path: one,
    access: { kind: 'bearer', role: 'editor' },
    summary: 'Change fields of a connection',
    description:
      'Changes only the fields that are sent; null removes a value that may be absent. The change is in force on every replica within a second and recorded in the audit trail. `disabled: true` refuses requests until it is set to false again.',
    tag,
    parameters: { path },
    body: connectionChange,
    replies: {
      200: {
        description: 'The connection was changed; the change applies to all later requests.',
        schema: updatedConnection,
      },
      400: refusal(
        'A field is invalid or cannot be changed, the name is taken, the prompt is unknown, or the connections of the organization would take more memory than they may.',
      ),
      404: unknown,
    },
    examples: examples.update,
    async handle({ exchange, path: { connectionId }, body }) {
      const { organizationId, author } = callerOf(exchange);
      const after = await changes.update({ organizationId, connectionId }, body, author);
      const { name, updated } = after;
      return { body: { connectionId: after.connectionId, name, updated, ...warningsOf(body, after) } };
    },
  });
}

function deleteRoute(changes: ConnectionChanges): Route {
  return defineRoute({
    operation: 'deleteConnection',
    method: 'DELETE',
    path: one,
    access: { kind: 'bearer', role: 'admin' },
    summary: 'Delete a connection',
    description:
      'Deletes a connection for good, with its policies. Requests through it are refused with 401 from then on; its history, and what it has spent, stay. Documents that are `restricted` to it are deleted within minutes, the others stay.',
    tag,
    parameters: { path },
    replies: {
      204: { description: 'The connection was deleted; its name is free.' },
      404: unknown,
    },
    examples: examples.remove,
    async handle({ exchange, path: { connectionId } }) {
      const { organizationId, author } = callerOf(exchange);
      await changes.remove({ organizationId, connectionId }, author);
      return { status: 204 };
    },
  });
}
