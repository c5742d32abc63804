/** The state of the mock upstream, returned by `GET /bench/state`. */
export interface UpstreamState {
  /** The number of incomplete answers. */
  readonly open: number;
  /** Ids of the exchanges that have not ended. */
  readonly waiting: readonly string[];
  /** When an exchange was cut off: monotonic nanoseconds (`process.hrtime`), comparable between processes of one machine. */
  readonly aborted: Readonly<Record<string, string>>;
  /** Bytes of all answers that were handed to the operating system or wait in the upstream for the reader. */
  readonly bytesSent: number;
}

/** Fetches the upstream's state; each abort is reported once. */
export async function readUpstreamState(origin: string): Promise<UpstreamState> {
  const response = await fetch(`${origin}/bench/state`);
  return (await response.json()) as UpstreamState;
}
