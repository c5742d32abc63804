import { type Connection, definePlugin, type Plugin, type Policy, z } from '../api/index.js';
import { switchedOff } from '../api/switched-off.js';

/** A connection with all features disabled. */
export const testConnection: Connection = Object.freeze({
  connectionId: '01900000-0000-7000-8000-000000000001',
  organizationId: 'default',
  name: 'test',
  ...switchedOff,
  allowedModelIdentifiersList: null,
  disabledModelIdentifiersList: [],
  policies: [],
  created: 1_700_000_000,
  updated: 1_700_000_000,
  version: 1,
});

/**
 * A policy for the {@link testConnection}, enabled and with the defaults of its type, unless the fields say otherwise.
 *
 * @example
 * openAccess({ ...testConnection, policies: [testPolicy({ type: 'acme_code_names', action: 'redact' })] });
 */
export function testPolicy(fields: Pick<Policy, 'type' | 'action'> & Partial<Policy>): Policy {
  const at = '2026-01-01T00:00:00.000Z';
  const policyId = '01900000-0000-7000-8000-000000000002';
  return Object.freeze({ policyId, disabled: false, configuration: {}, created: at, updated: at, ...fields });
}

/** Creates a plugin that admits all callers: key routes on one connection, bearer routes as an admin. For tests that do not concern access. */
export function openAccess(connection: Connection = testConnection): Plugin {
  return definePlugin({
    apiVersion: 1,
    name: 'open-access',
    config: z.strictObject({}),
    setup: () => ({
      authenticate: (_request, access) =>
        access.kind === 'connection-key'
          ? { identity: { kind: 'key', keyId: 'test', organizationId: connection.organizationId }, connection }
          : {
              identity: {
                kind: 'token',
                tokenId: 'test',
                subject: 'test',
                organizationId: connection.organizationId,
                role: 'admin',
              },
            },
    }),
  });
}
