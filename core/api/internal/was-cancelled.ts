import { GatewayError } from '../errors.js';
import { codeOf } from './code-of.js';

/** PostgreSQL's SQLSTATE of a statement that was ended because it took too long. */
export const queryCanceled = '57014';

/** Whether the server has ended a statement because it took longer than `statement_timeout` allows, or because an administrator did. */
export function wasCancelled(error: unknown): boolean {
  return GatewayError.is(error) && codeOf(error.cause) === queryCanceled;
}
