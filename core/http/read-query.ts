import { checkValue, GatewayError, type Route, z } from '../api/index.js';

const nothing = z.strictObject({});

/**
 * The query of a request as its route wants it. Management is strict: a name that the route does not know is refused there even when
 * the route has no query at all. Elsewhere clients and proxies add names of their own, which a route without a query never sees.
 *
 * @throws GatewayError 400 for what the schema refuses, and for a name that is there twice: nobody can say which one counts
 */
export function readQuery({ parameters, access }: Route, search: string): unknown {
  const schema = parameters?.query ?? (access.kind === 'bearer' ? nothing : undefined);
  if (!schema) return undefined;
  const values = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(search)) {
    if (values.has(name)) throw givenTwice(name.slice(0, 40));
    values.set(name, value);
  }
  return checkValue(schema, Object.fromEntries(values), 'query');
}

function givenTwice(name: string): GatewayError {
  const message = `Query parameter "${name}" is given more than once.`;
  return new GatewayError({ code: 'GW_REQUEST_INVALID', status: 400, message, field: name });
}
