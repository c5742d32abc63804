/** What the mock upstream tells about itself at `GET /bench/state`. */
export interface UpstreamState {
  /** Answers that are not complete. */
  readonly open: number;
  /** Ids of the exchanges that arrived and are not complete. */
  readonly waiting: readonly string[];
  /** When an exchange was cut off: monotonic nanoseconds (`process.hrtime`), comparable between processes of one machine. */
  readonly aborted: Readonly<Record<string, string>>;
  /** Bytes of all answers that were handed to the operating system or wait in the upstream for the reader. */
  readonly bytesSent: number;
}

/** Asks the upstream at `origin` for its state; an abort is reported once. */
export async function readUpstreamState(origin: string): Promise<UpstreamState> {
  const response = await fetch(`${origin}/bench/state`);
  return (await response.json()) as UpstreamState;
}
