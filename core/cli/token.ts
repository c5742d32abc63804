import { roles, unknownResource } from '../api/index.js';
import { type CommandLine, UsageError } from './arguments.js';
import type { Composition } from './composition.js';
import { readExpiry } from './management/expiry.js';
import { withManagement, commandLineUser } from './management/open-management.js';
import { printJson, printList, stateOf } from './management/print.js';

/** `sluice token create`: prints only the secret to standard output, so that scripts can read it. */
export async function createToken(line: CommandLine, composition: Composition): Promise<number> {
  const role = roles.find((one) => one === line.value('role'));
  if (!role) throw new UsageError(`--role takes viewer, editor or admin, not "${line.value('role')}"`);
  const expires = line.value('expires');
  const settings = {
    role,
    subject: line.value('subject') || commandLineUser().name,
    ...(expires === undefined ? {} : { expiresAt: readExpiry(expires, Date.now()) }),
  };
  const made = await withManagement(line, composition, (management) => management.createToken(settings));
  if (line.json) printJson(made);
  else {
    console.error(`Access token ${made.tokenId} for "${made.subject}" with the role ${made.role}, shown only now:`);
    console.log(made.secret);
  }
  return 0;
}

/** `sluice token list` */
export async function listTokens(line: CommandLine, composition: Composition): Promise<number> {
  const tokens = await withManagement(line, composition, (management) => management.listTokens());
  printList(
    tokens,
    [
      ['ID', ({ tokenId }) => tokenId],
      ['SUBJECT', ({ subject }) => subject],
      ['ROLE', ({ role }) => role],
      ['SECRET', ({ prefix }) => `${prefix}…`],
      ['EXPIRES', ({ expires }) => expires ?? 'never'],
      ['STATE', (token) => stateOf(token, Date.now())],
    ],
    line.json,
  );
  return 0;
}

/** `sluice token revoke ID` */
export async function revokeToken(line: CommandLine, composition: Composition): Promise<number> {
  const isKnown = await withManagement(line, composition, (management) => management.revokeToken(line.operand));
  if (!isKnown) throw unknownResource('GW_TOKEN_UNKNOWN', 'access token', line.operand);
  if (line.json) printJson({ tokenId: line.operand });
  else console.log(`The access token ${line.operand} is revoked.`);
  return 0;
}
