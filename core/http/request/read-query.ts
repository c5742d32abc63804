import { checkValue, GatewayError, type Route, z } from '../../api/index.js';

const nothing = z.strictObject({});

/**
 * Parses the query of a request with the schema of its route. Management routes are strict: an unknown parameter is refused even if the
 * route has no query at all. On other routes clients and proxies may add parameters, which a route without a query ignores. A parameter whose name
 * ends with `[]` is a list: so do SDKs write one.
 *
 * @throws GatewayError 400 if the schema refuses the query, and for a parameter that occurs twice, because it would be ambiguous
 */
export function readQuery({ parameters, access }: Route, search: string): unknown {
  const schema = parameters?.query ?? (access.kind === 'bearer' ? nothing : undefined);
  if (!schema) return undefined;
  const values = new Map<string, string | string[]>();
  for (const [name, value] of new URLSearchParams(search)) {
    const present = values.get(name);
    if (Array.isArray(present)) present.push(value);
    else if (present !== undefined) throw givenTwice(name.slice(0, 40));
    else values.set(name, name.endsWith('[]') ? [value] : value);
  }
  return checkValue(schema, Object.fromEntries(values), 'query');
}

function givenTwice(name: string): GatewayError {
  const message = `Query parameter "${name}" is given more than once.`;
  return new GatewayError({ code: 'GW_REQUEST_INVALID', status: 400, message, field: name });
}
