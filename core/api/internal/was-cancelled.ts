import { GatewayError } from '../errors.js';
import { codeOf } from './code-of.js';

/** Whether the server has ended a statement because it took longer than `statement_timeout` allows, or because an administrator did. */
export function wasCancelled(error: unknown): boolean {
  return GatewayError.is(error) && codeOf(error.cause) === '57014';
}
