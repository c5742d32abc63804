import { GatewayError, type GatewayErrorFields } from '../errors.js';

/** What the servers of errors have done, by their errors. */
const predicates = new WeakMap<GatewayError, string>();

/**
 * The error for what another server has done, or not done. Its message has no address, which may belong to the operator's own network. If the server is
 * a provider, the pipeline, which knows its id, names it: {@link ofProvider}.
 *
 * @param what a predicate; the subject of the sentence is the server
 */
export function serverError(fields: Omit<GatewayErrorFields, 'message'>, what: string): GatewayError {
  const error = new GatewayError({ ...fields, message: `The upstream server ${what}.` });
  predicates.set(error, what);
  return error;
}

/** The same error with the name of the provider: who reads it may use several. Errors of another kind stay as they are. */
export function ofProvider(error: GatewayError, id: string): GatewayError {
  const what = predicates.get(error);
  if (what === undefined) return error;
  const { code, status, cause } = error;
  return new GatewayError({ code, status, cause, message: `Provider "${id}" ${what}.` });
}
