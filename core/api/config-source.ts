/**
 * What the host needs to know of a configuration, wherever it comes from. `config/` makes one from gateway.yaml; a
 * test can make one from nothing. The host never sees YAML.
 */
import type { z } from 'zod';
import type { ConfigProblem } from './config-problem.js';

/** One reading of the configuration. Frozen; a changed file is another `ConfigSource`. */
export interface ConfigSource {
  /** Absolute path of the file. */
  readonly file: string;
  /** Absolute path of the file's folder. Plugins named by path or by npm name are looked for from here. */
  readonly folder: string;
  /** A hash of the file's bytes, to tell one reading from another. */
  readonly fingerprint: string;
  /** The defaults when `problems` is not empty. */
  readonly settings: GatewaySettings;
  /** The plugins to run, in their order. Entries that could not be read are missing here and named in `problems`. */
  readonly plugins: readonly PluginEntry[];
  /** Entries left out because their `when` is off, for the start's summary and for `explain`. */
  readonly skippedPlugins: readonly SkippedPluginEntry[];
  /**
   * Everything that is wrong apart from the plugins' own configurations, which only {@link PluginEntry.parse} can
   * judge. A host reports these together with the problems of every `parse`, and starts nothing while there is any.
   */
  readonly problems: readonly ConfigProblem[];
}

/** One entry of the `plugins:` list. */
export interface PluginEntry {
  /** A bundled plugin's name, an npm package, or a path that starts with `./`, `../` or `/`. */
  readonly use: string;
  /** Unique among the entries that run. Made from `use` when the operator gave none. */
  readonly id: string;
  /** What the operator asks for. Whether that loosens what the plugin declares is for the host to check. */
  readonly onFailure?: FailureMode;
  /**
   * Validates the entry's `config` (`{}` when it has none) with the plugin's own schema. Unknown keys are problems at
   * every level.
   */
  parse<Schema extends z.ZodType>(schema: Schema): ParsedConfig<z.output<Schema>>;
  /**
   * Makes a problem that points at this entry, for what only the host can know (not installed, wrong order, a name
   * taken twice).
   */
  problem(message: string, options?: EntryProblemOptions): ConfigProblem;
}

/** An entry that does not run now, because the value of its `when` is empty, false or 0. */
export interface SkippedPluginEntry {
  readonly use: string;
  readonly id: string;
  /** The condition as it is written in the file, such as `${env:GROQ_API_KEY:-}`. */
  readonly when: string;
}

/** `closed`: an unexpected failure refuses the request. `open`: the request goes on without the plugin. */
export type FailureMode = 'closed' | 'open';

/** Which part of the entry a problem points at; without `at`, the plugin's name. */
export interface EntryProblemOptions {
  readonly at?: 'use' | 'id' | 'onFailure' | 'config';
  /** The place inside `config`, as far as it is written: `['models', 2, 'price']`. */
  readonly within?: readonly (string | number)[];
  readonly hint?: string;
}

/** Either a deeply frozen value or the reasons why there is none. */
export type ParsedConfig<Value> =
  | { readonly value: Value; readonly problems?: undefined }
  | { readonly value?: undefined; readonly problems: readonly ConfigProblem[] };

/** The settings of the gateway itself, defaults filled in. */
export interface GatewaySettings {
  readonly server: ServerSettings;
  readonly data: DataSettings;
  readonly state: StateSettings;
  readonly log: LogSettings;
  /** The organisation that a fresh data folder starts with. */
  readonly organization: string;
  /** ISO 4217 code in which prices and limits are counted. */
  readonly currency: string;
  /** IANA time zone in which days, weeks and months begin. */
  readonly timezone: string;
  readonly jobs: JobSettings;
}

/** `jobs:` of gateway.yaml: work that takes longer than a request. */
export interface JobSettings {
  /** `here`: in processes that this gateway starts; `elsewhere`: only where `sluice worker` runs. */
  readonly run: 'here' | 'elsewhere';
}

/** The HTTP server. Times are milliseconds, sizes are bytes. */
export interface ServerSettings {
  readonly host: string;
  /** 0 lets the system choose a free one. */
  readonly port: number;
  /**
   * The address under which clients reach the gateway, without a slash at the end. Undefined: made from host and
   * port.
   */
  readonly publicUrl?: string;
  /**
   * Whose `X-Forwarded-For` is believed: nobody's, everybody's, or those of these addresses and
   * ranges.
   */
  readonly trustProxy: boolean | readonly string[];
  /** Web pages of these origins may call; `*` lets all. None by default. */
  readonly corsOrigins: readonly string[];
  readonly maxBodyBytes: number;
  readonly maxHeaderBytes: number;
  /** From the first byte of a request to the end of its headers. */
  readonly headersTimeoutMs: number;
  /** From the end of the headers to the end of the body. */
  readonly bodyTimeoutMs: number;
  /** From the end of the request to the end of the answer; 0 for no limit. */
  readonly requestTimeoutMs: number;
  /** How long an idle connection is kept for the next request. */
  readonly keepAliveTimeoutMs: number;
  /** An idle stream gets a comment line this often, so that proxies keep it open. */
  readonly streamHeartbeatMs: number;
  /** How long running requests may take to end after a stop was asked for. */
  readonly shutdownGraceMs: number;
}

/** Where the gateway keeps what must survive a restart. */
export interface DataSettings {
  /** Absolute path. */
  readonly folder: string;
  /** A PostgreSQL URL. Undefined: the embedded database inside `folder`. Holds a password; never print it. */
  readonly databaseUrl?: string;
  /** Address of a Chroma server. Undefined: one of the gateway's own, with its data inside `folder`. */
  readonly chromaUrl?: string;
  readonly journal: JournalSettings;
  /** Undefined: files lie in `folder`. */
  readonly s3?: S3Settings | undefined;
}

/** `data.s3:` of gateway.yaml: an S3-compatible store for files. Holds a secret; never print it. */
export interface S3Settings {
  readonly bucket: string;
  /** With scheme, without a path: `https://s3.eu-central-1.amazonaws.com`. */
  readonly endpoint: string;
  /** The endpoint as clients reach it. */
  readonly publicEndpoint: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string;
  /** The bucket is in the path of URLs, not in the name of the host. */
  readonly pathStyle: boolean;
  /** In front of the keys of all files; empty, or with a slash at its end. */
  readonly prefix: string;
}

/** `data.journal:` of gateway.yaml. */
export interface JournalSettings {
  /** Whether an entry is safe only on the disk, or already with the operating system. */
  readonly fsync: boolean;
  /** No new work is begun while more than this waits for the database. */
  readonly maxBytes: number;
}

/** `state:` of gateway.yaml: what replicas share beside the database. */
export interface StateSettings {
  readonly redis: {
    /** Undefined: nothing is shared. Holds a password; never print it. */
    readonly url?: string;
    /** In front of every key. */
    readonly keyPrefix: string;
  };
}

/** The gateway's own log, on standard output. */
export interface LogSettings {
  readonly level: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent';
  /** Lines for people instead of JSON. `auto`: when the output is a terminal. */
  readonly pretty: boolean | 'auto';
}
