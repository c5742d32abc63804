/** What core/http needs to know. Times are milliseconds, sizes bytes. */
export interface HttpSettings {
  readonly host: string;
  /** 0 lets the system choose. */
  readonly port: number;
  /** Whose `X-Forwarded-For` is believed: nobody's, everybody's, or that of these addresses and ranges. */
  readonly trustProxy: boolean | readonly string[];
  /** Web pages of these origins may call; `*` lets all. None by default. */
  readonly corsOrigins: readonly string[];
  readonly maxBodyBytes: number;
  readonly maxHeaderBytes: number;
  /** From the first byte of a request to the end of its headers. */
  readonly headersTimeoutMs: number;
  /** From the end of the headers to the end of the body. */
  readonly bodyTimeoutMs: number;
  /** From the end of the request to the end of the answer. 0 for no limit. */
  readonly requestTimeoutMs: number;
  readonly keepAliveTimeoutMs: number;
  /** A stream that is silent for so long gets a comment line. */
  readonly streamHeartbeatMs: number;
  /** How long running exchanges may take to end after a stop was asked for. */
  readonly shutdownGraceMs: number;
}
