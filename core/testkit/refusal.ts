import { GatewayError } from '../api/index.js';

/** The error of the gateway that a promise rejects with. */
export async function refusal(work: Promise<unknown>): Promise<GatewayError> {
  const cause = await work.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (GatewayError.is(cause)) return cause;
  throw cause ?? new Error('nothing was refused');
}

/** The error of the gateway that a function throws. */
export function refusalAtOnce(work: () => unknown): GatewayError {
  try {
    work();
  } catch (cause) {
    if (GatewayError.is(cause)) return cause;
    throw cause;
  }
  throw new Error('nothing was refused');
}
