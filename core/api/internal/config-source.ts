/**
 * The configuration as the host sees it, independent of its source. `config/` builds one from gateway.yaml; a test can build one without a
 * file. The host never sees YAML.
 */
import type { z } from 'zod';
import type { ConfigProblem } from './config-problem.js';

/** The configuration, as it was read once. Frozen; reading a changed file makes another `ConfigSource`. */
export interface ConfigSource {
  /** Absolute path of the file. */
  readonly file: string;
  /** Absolute path of the file's folder. Plugins given by path or npm name are resolved from here. */
  readonly folder: string;
  /** A hash of the file and of the files that it refers to, to detect a change. */
  readonly fingerprint: string;
  /** The defaults when `problems` is not empty. */
  readonly settings: GatewaySettings;
  /** The plugins to run, in order. Entries that could not be read are missing here and reported in `problems`. */
  readonly plugins: readonly PluginEntry[];
  /** Entries left out because their `when` is off, for the start's summary and for `explain`. */
  readonly skippedPlugins: readonly SkippedPluginEntry[];
  /**
   * Everything that is wrong, except in the plugins' own configurations, which {@link PluginEntry.parse} validates. The host reports these
   * together with the problems of every `parse`, and starts nothing if there are any.
   */
  readonly problems: readonly ConfigProblem[];
  /** Likely mistakes that do not prevent a start. */
  readonly doubts: readonly ConfigProblem[];
}

/** One entry of the `plugins:` list. */
export interface PluginEntry {
  /** A bundled plugin's name, an npm package, or a path that starts with `./`, `../` or `/`. */
  readonly use: string;
  /** Unique among the entries that run. Derived from `use` when the operator gave none. */
  readonly id: string;
  /** The operator's choice. The host checks that it is not more permissive than what the plugin declares. */
  readonly onFailure?: FailureMode;
  /**
   * Validates the entry's `config` (`{}` when it has none) with the plugin's own schema. Unknown keys are problems at
   * every level.
   */
  parse<Schema extends z.ZodType>(schema: Schema): ParsedConfig<z.output<Schema>>;
  /**
   * Creates a problem that points at this entry, for mistakes that only the host can detect (not installed, wrong order, a duplicate
   * name).
   */
  problem(message: string, options?: EntryProblemOptions): ConfigProblem;
}

/** An entry that is switched off, because the value of its `when` is empty, false or 0. */
export interface SkippedPluginEntry {
  readonly use: string;
  readonly id: string;
  /** The condition as it is written in the file, such as `${env:GROQ_API_KEY:-}`. */
  readonly when: string;
}

/** `closed`: an unexpected failure fails the request. `open`: the request continues without the plugin. */
export type FailureMode = 'closed' | 'open';

/** Which part of the entry a problem points at; without `at`, the plugin's name. */
export interface EntryProblemOptions {
  readonly at?: 'use' | 'id' | 'onFailure' | 'config';
  /** Path inside `config`: `['models', 2, 'price']`. Where the file has no such member, the nearest one that it has is marked. */
  readonly within?: readonly (string | number)[];
  readonly hint?: string;
}

/** Either a deeply frozen value, or the problems because of which there is none. */
export type ParsedConfig<Value> =
  | { readonly value: Value; readonly problems?: undefined }
  | { readonly value?: undefined; readonly problems: readonly ConfigProblem[] };

/** The settings of the gateway itself, defaults filled in. */
export interface GatewaySettings {
  readonly server: ServerSettings;
  readonly data: DataSettings;
  readonly state: StateSettings;
  readonly log: LogSettings;
  /** The organization that is created in an empty data folder. */
  readonly organization: string;
  /** ISO 4217 code of the currency of prices and limits. */
  readonly currency: string;
  /** IANA time zone in which days, weeks and months begin. */
  readonly timezone: string;
  readonly jobs: JobSettings;
}

/** `jobs:` of gateway.yaml: background work that takes longer than a request. */
interface JobSettings {
  /** `here`: in processes that this gateway starts; `elsewhere`: only where `sluice worker` runs. */
  readonly run: 'here' | 'elsewhere';
}

/** The HTTP server. Times are milliseconds, sizes are bytes. */
export interface ServerSettings {
  readonly host: string;
  /** 0 lets the operating system choose a free port. */
  readonly port: number;
  /**
   * The URL under which clients reach the gateway, without a trailing slash. Undefined: built from host and port.
   */
  readonly publicUrl?: string;
  /**
   * Which proxies' `X-Forwarded-For` is trusted: none (`false`), all (`true`), or those at these addresses and ranges.
   */
  readonly trustProxy: boolean | readonly string[];
  /** Origins that may call from a browser (CORS); `*` allows all. None by default. */
  readonly corsOrigins: readonly string[];
  readonly maxBodyBytes: number;
  readonly maxHeaderBytes: number;
  /** From the first byte of a request to the end of its headers. */
  readonly headersTimeoutMs: number;
  /** From the end of the headers to the end of the body. */
  readonly bodyTimeoutMs: number;
  /** From the end of the request to the end of the answer; 0 for no limit. */
  readonly requestTimeoutMs: number;
  /** How long a client may go without taking any of the data that waits for it. */
  readonly sendTimeoutMs: number;
  /** How long an idle connection is kept for the next request. */
  readonly keepAliveTimeoutMs: number;
  /** Interval at which an idle stream gets a comment line, so that proxies keep it open. */
  readonly streamHeartbeatMs: number;
  /** How long running requests may continue after the gateway has been told to stop. */
  readonly shutdownGraceMs: number;
  /** How many processes serve the port; `auto`: as many as there are cores, or one with the embedded database. */
  readonly processes: number | 'auto';
}

/** `data:` of gateway.yaml: where the gateway keeps persistent data. */
export interface DataSettings {
  /** Absolute path. */
  readonly folder: string;
  /** A PostgreSQL URL. Undefined: the embedded database inside `folder`. Holds a password; never print it. */
  readonly databaseUrl?: string;
  /** The most connections of this process to the PostgreSQL server, besides the one that listens for changes. */
  readonly databaseConnections: number;
  /** URL of a Chroma server. Undefined: the gateway starts its own, with its data inside `folder`. */
  readonly chromaUrl?: string;
  readonly journal: JournalSettings;
  /** Undefined: files are stored in `folder`. */
  readonly s3?: S3Settings | undefined;
}

/** `data.s3:` of gateway.yaml: an S3-compatible store for files. Holds a secret; never print it. */
export interface S3Settings {
  readonly bucket: string;
  /** Scheme and host, without a path: `https://s3.eu-central-1.amazonaws.com`. */
  readonly endpoint: string;
  /** The endpoint as clients reach it. */
  readonly publicEndpoint: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string;
  /** Whether the bucket is in the path of URLs instead of the host name. */
  readonly pathStyle: boolean;
  /** Prefix of the keys of all files; empty, or with a trailing slash. */
  readonly prefix: string;
}

/** `data.journal:` of gateway.yaml. */
interface JournalSettings {
  /** Whether every entry is flushed to the disk with fsync, or only handed to the operating system. */
  readonly fsync: boolean;
  /** New requests are refused while the backlog for the database is larger than this. */
  readonly maxBytes: number;
}

/** `state:` of gateway.yaml: what replicas share besides the database. */
interface StateSettings {
  readonly redis: {
    /** Undefined: nothing is shared. Holds a password; never print it. */
    readonly url?: string;
    /** Prefix of every key. */
    readonly keyPrefix: string;
    /** Whether the URL is that of a Redis Cluster. */
    readonly cluster: boolean;
    /** What the server is shown, if it asks for a certificate. Holds a key; never print it. */
    readonly clientCertificate?: { readonly certificate: string; readonly key: string };
  };
}

/** The gateway's own log, on standard output. */
export interface LogSettings {
  readonly level: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent';
  /** Lines for people instead of JSON. `auto`: when the output is a terminal. */
  readonly pretty: boolean | 'auto';
}
