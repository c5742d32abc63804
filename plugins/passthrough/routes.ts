import {
  type Charges,
  type Connection,
  defineRoute,
  type GatewayInfo,
  type Identity,
  type Method,
  type Route,
  z,
} from '../../core/api/index.js';
import type { PassthroughProvider } from './config.js';
import {
  addressesOf,
  destination,
  findProvider,
  keyPlaces,
  prefix,
  refuseIfLimited,
  refuseIfLimitedByGateway,
  refuseUnlessFree,
} from './destination.js';

const methods: readonly Method[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Returns one route for each method. */
export function passthroughRoutes(
  providers: Readonly<Record<string, PassthroughProvider>>,
  { info, charges }: { readonly info: GatewayInfo; readonly charges: Charges | undefined },
): readonly Route[] {
  return methods.map((method) =>
    defineRoute({
      operation: `passThrough${method[0]}${method.slice(1).toLowerCase()}`,
      method,
      path: `${prefix}/{provider}/{path+}`,
      access: { kind: 'connection-key', keyIn: keyPlaces },
      summary: `Pass a ${method} request on to a provider as it is`,
      description:
        'The path and the query are appended to the address that gateway.yaml has for the provider, and its credentials are added. Nothing is checked or charged on the way, so connections with policies, a spending limit (also one of gateway.yaml) or disabled models are refused.',
      tag: 'Passthrough',
      parameters: { path: z.object({ provider: z.string(), path: z.string() }) },
      takesStream: true,
      ...(method === 'GET' && { upgrades: true }),
      replies: { 200: { description: "The provider's answer, with the provider's own status", contentType: '*/*' } },
      handle({ exchange, path: { provider: name } }) {
        const provider = findProvider(providers, name);
        const recheck = (found: Connection | undefined, identity: Identity): void => {
          // Routes with key authentication always have a connection.
          const connection = found as Connection;
          refuseIfLimited(identity);
          refuseUnlessFree(connection, name, provider, info);
          refuseIfLimitedByGateway({ connection, identity, tags: exchange.tags }, charges);
        };
        recheck(exchange.connection, exchange.identity);
        const url = destination(provider, exchange.path, exchange.search);
        const addresses = addressesOf(provider, name, exchange, info);
        return { forward: { url, server: `Provider "${name}"`, headers: provider.headers, recheck, addresses } };
      },
    }),
  );
}
