/** A request that was not answered with success. */
export class Problem extends Error {
  /** 0 when there was no answer at all. */
  readonly status: number;
  /** The gateway's error code, such as `GW_VALIDATION_FAILED`. */
  readonly code: string | undefined;

  constructor(status: number, message: string, code?: string) {
    super(message);
    this.name = 'Problem';
    this.status = status;
    this.code = code;
  }
}

/** Whether a request was refused because of its token or key. */
export function isRefusal(error: unknown): boolean {
  return error instanceof Problem && error.status === 401;
}

/** Makes a problem of any answer, the gateway's own or a proxy's. */
export async function problemOf(response: Response): Promise<Problem> {
  const text = await response.text().catch(() => '');
  try {
    const { message, code, error } = JSON.parse(text) as Partial<Record<'message' | 'code' | 'error', unknown>>;
    const shown = typeof message === 'string' ? message : typeof error === 'string' ? error : response.statusText;
    return new Problem(response.status, shown, typeof code === 'string' ? code : undefined);
  } catch {
    return new Problem(response.status, `The gateway answered ${response.status} ${response.statusText}.`);
  }
}
