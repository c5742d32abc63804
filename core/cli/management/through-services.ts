import {
  type Author,
  type Connection,
  ConnectionChanges,
  Connections,
  Credentials,
  describeKey,
  describeToken,
  type KeyChange,
  type KeySettings,
  type TokenSettings,
} from '../../api/index.js';
import type { Gateway } from '../../host/gateway.js';
import type { Management } from './management.js';

/** Manages a gateway through services in this process, without listening. */
export function managementThroughServices(
  gateway: Pick<Gateway, 'service'>,
  { organization, author }: { readonly organization: string; readonly author: Author },
): Management {
  const connections = (): Connections => gateway.service(Connections);
  const credentials = (): Credentials => gateway.service(Credentials);
  return {
    async createConnection(name) {
      const { connectionId, created } = await gateway.service(ConnectionChanges).create(organization, { name }, author);
      return { connectionId, name, created };
    },
    listConnections: async () => connections().list(organization).map(listed),
    findConnection: async (wanted) => connectionOf(connections(), organization, wanted)?.connectionId,
    async createKey(settings: KeySettings) {
      const { info, secret } = await credentials().createKey(organization, settings, author);
      return { ...describeKey(info), secret };
    },
    listKeys: async () => (await credentials().listKeys(organization)).map(describeKey),
    async changeKey(keyId: string, change: KeyChange) {
      const key = await credentials().changeKey(organization, keyId, change, author);
      return key && describeKey(key);
    },
    revokeKey: (keyId) => credentials().revokeKey(organization, keyId, author),
    async createToken(settings: TokenSettings) {
      const { info, secret } = await credentials().createToken(organization, settings, author);
      return { ...describeToken(info), secret };
    },
    listTokens: async () => (await credentials().listTokens(organization)).map(describeToken),
    revokeToken: (tokenId) => credentials().revokeToken(organization, tokenId, author),
  };
}

/** The connection with this id, or this name. */
export function connectionOf(connections: Connections, organization: string, idOrName: string): Connection | undefined {
  // UUIDs are case-insensitive; in memory they are in lower case.
  return connections.get(organization, idOrName.toLowerCase()) ?? connections.named(organization, idOrName);
}

function listed({ connectionId, name, created, disabled }: Connection) {
  return { connectionId, name, created, disabled };
}
