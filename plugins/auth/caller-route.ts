import { callerOf, defineRoute, type GatewayInfo, roles, type Route, z } from '../../core/api/index.js';
import * as examples from './route-examples.js';

const caller = z
  .strictObject({
    subject: z.string().describe('The person or program that the access token belongs to, as in the audit trail.'),
    role: z.enum(roles),
    tokenId: z
      .string()
      .nullable()
      .describe('Id of the access token; that of a token of the OIDC issuer is not in the list of access tokens.'),
    organizationId: z.string(),
    currency: z.string().describe('ISO 4217; applies to all amounts that the gateway shows.'),
    timezone: z.string().describe('IANA name; applies to days in reports, and to times without an offset.'),
  })
  .meta({ id: 'Caller' });

/** The operation that tells a program, such as the dashboard, what it may offer to the person who has signed in, and how to show amounts and days. */
export function callerRoute({ currency, timezone }: GatewayInfo): Route {
  return defineRoute({
    access: { kind: 'bearer', role: 'viewer' },
    tag: 'Access tokens',
    operation: 'getCaller',
    method: 'GET',
    path: '/v1/management/caller',
    summary: 'Show whom the access token of this request belongs to',
    description:
      'Returns the organization, the role and the name behind the access token, to find out whether it is valid and what it may do.',
    replies: { 200: { description: 'The caller.', schema: caller } },
    examples: examples.getCaller,
    handle({ exchange }) {
      const { organizationId, author, role } = callerOf(exchange);
      const tokenId = author.tokenId ?? null;
      return { body: { subject: author.name, role, tokenId, organizationId, currency, timezone } };
    },
  });
}
