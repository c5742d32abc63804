import {
  Client,
  type ClientOptions,
  ProtocolError,
  SdkError,
  SdkErrorCode,
  SdkHttpError,
  type Tool as McpTool,
  type Transport,
} from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import {
  type Accounts,
  type Clock,
  type Connection,
  type Exchange,
  fitsAny,
  GatewayError,
  type GatewayInfo,
  type HttpClient,
  type JsonObject,
  type Logger,
  type ToolFunction,
  type Withhold,
} from '../../core/api/index.js';
import { accountClient } from './account-client.js';
import type { McpServerConfig } from './config.js';
import { correctResult } from './correct-result.js';
import { readResult, refuseLongResult } from './mcp-result.js';
import { McpTransport } from './mcp-transport.js';
import { refuseConnection } from './refuse-connection.js';
import { SharedClient } from './shared-client.js';
import { toolFailed, toolUnavailable } from './tool-failures.js';

/** Services that an MCP server's client uses. */
export interface McpServices {
  readonly http: HttpClient;
  readonly clock: Clock;
  readonly log: Logger;
  readonly info: GatewayInfo;
  readonly accounts?: Accounts | undefined;
  /** Called when the tools of a server have changed. */
  readonly onChange: () => void;
}

/** Timeout for listing tools; the timeout of a call comes from the request. */
const listTimeoutMs = 30_000;
/** Longer than the timeout of any tool. */
const callTimeoutMs = 600_000;
const firstWaitMs = 1_000;
const longestWaitMs = 60_000;
/** The most unusable tools that are reported: a server may send any number of them, even if no list was requested. */
const mostUnusable = 100;
/** A program whose answer is longer than it may be by more than these bytes is ended: what it writes is kept in memory until the answer is whole. */
const mostBeyond = 10_485_760;
/** Longest function name that every provider accepts. */
const longestName = 64;

/** A Model Context Protocol (MCP) server: exposes its tools as functions, and reconnects when the connection breaks. */
export class McpServer {
  readonly #config: McpServerConfig;
  readonly #services: McpServices;
  readonly #http: HttpClient;
  readonly #withhold: Withhold;
  readonly #closing = new AbortController();
  #connection: SharedClient | undefined;
  #functions: readonly ToolFunction[] = [];
  #leftOut: ReadonlySet<string> = new Set();
  /** Tools of the list that is being read whose definitions cannot be used, by the server's own names. */
  #unusable: string[] = [];
  #isDown = false;
  #hasListed = false;

  constructor(config: McpServerConfig, services: McpServices) {
    this.#config = config;
    this.#services = services;
    const { http, withhold } = accountClient(config, services.http, services.accounts?.find(config.account ?? ''));
    this.#http = http;
    this.#withhold = withhold;
  }

  get name(): string {
    return this.#config.name;
  }

  /** Whether it has listed its tools since the start. */
  get hasListed(): boolean {
    return this.#hasListed;
  }

  /** The tools that the server listed last; a call fails while the server is unavailable. */
  get functions(): readonly ToolFunction[] {
    return this.#functions;
  }

  /** Lists the tools, and then refreshes the list periodically. Resolves after the first attempt, even when the server is unavailable. */
  start(): Promise<void> {
    return new Promise((resolve) => void this.#keepListed(resolve));
  }

  /** @throws GatewayError `GW_TOOL_REFUSED` */
  refuse(tool: string, connection: Connection): void {
    refuseConnection(tool, this.#config.connections, this.#services.info)(connection);
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#connection?.close();
  }

  async #keepListed(tried: () => void): Promise<void> {
    const { clock } = this.#services;
    const { signal } = this.#closing;
    let waitMs = firstWaitMs;
    while (!signal.aborted) {
      const isListed = await this.#list();
      tried();
      const nextMs = isListed ? this.#config.refreshSeconds * 1000 : waitMs;
      waitMs = isListed ? firstWaitMs : Math.min(waitMs * 2, longestWaitMs);
      await clock.sleep(nextMs, signal).catch(() => undefined);
    }
  }

  async #list(): Promise<boolean> {
    const { name } = this.#config;
    const { log } = this.#services;
    const { signal } = this.#closing;
    try {
      const options = { signal, timeout: listTimeoutMs };
      const { tools } = await this.#connected((client) => client.listTools(undefined, options), signal);
      this.#take(tools);
      if (this.#isDown) log.info({ server: name, tools: tools.length }, 'an MCP server answers again');
      this.#isDown = false;
      return true;
    } catch (cause) {
      if (signal.aborted) return false;
      if (!this.#isDown)
        log.warn(
          { server: name, error: unquoted(cause) },
          'the tools of an MCP server cannot be listed; retrying until they can',
        );
      this.#isDown = true;
      return false;
    }
  }

  #take(tools: readonly McpTool[]): void {
    const { tools: chosen } = this.#config;
    const functions = tools.filter(({ name }) => fitsAny(chosen, name)).map((tool) => this.#functionOf(tool));
    const named = new Map<string, ToolFunction>();
    const doubles: string[] = [];
    const tooLong: string[] = [];
    for (const one of functions) {
      const { name } = one.tool;
      if (name.length > longestName) tooLong.push(name);
      else if (named.has(name)) doubles.push(name);
      else named.set(name, one);
    }
    this.#functions = [...named.values()];
    const unusable = this.#unusable.filter((name) => fitsAny(chosen, name)).map((name) => this.#ownName(name));
    this.#unusable = [];
    this.#leaveOut([
      ...tooLong.map((tool) => [tool, 'its name is too long for providers'] as const),
      ...doubles.map((tool) => [tool, 'an earlier one of its server has the same name'] as const),
      ...unusable.map((tool) => [tool, 'its definition is not valid'] as const),
    ]);
    this.#hasListed = true;
    this.#services.onChange();
  }

  /** Reports tools that are left out, but not again whenever the list is read. */
  #leaveOut(tools: readonly (readonly [tool: string, why: string])[]): void {
    for (const [tool, why] of tools) {
      if (!this.#leftOut.has(tool)) this.#services.log.warn({ tool }, `a tool is left out: ${why}`);
    }
    this.#leftOut = new Set(tools.map(([tool]) => tool));
  }

  #ownName(name: string): string {
    return `${this.#config.name}_${name.replace(/[^A-Za-z0-9_-]/g, '_')}`;
  }

  #functionOf({ name, description, inputSchema, annotations }: McpTool): ToolFunction {
    const ownName = this.#ownName(name);
    return {
      tool: {
        name: ownName,
        ...(description !== undefined && { description }),
        inputSchema: inputSchema as JsonObject,
      },
      readOnly: annotations?.readOnlyHint === true,
      refuse: (connection) => this.refuse(ownName, connection),
      run: ({ arguments: given, exchange, signal }) => this.#call({ tool: name, ownName, given, exchange, signal }),
    };
  }

  async #call(call: Call): Promise<JsonObject> {
    const { ownName, exchange, signal } = call;
    try {
      return await this.#ask(call).catch((cause: unknown) => {
        if (signal.aborted || !wasNeverAsked(cause)) throw cause;
        return this.#ask(call);
      });
    } catch (cause) {
      signal.throwIfAborted();
      if (isToolFailure(cause)) throw cause;
      throw toolUnavailable(ownName, unquoted(cause), { log: this.#services.log, exchange });
    }
  }

  #ask({ tool, given, signal }: Call): Promise<JsonObject> {
    return this.#connected(async (client) => {
      const asked = client.callTool({ name: tool, arguments: given }, { signal, timeout: callTimeoutMs });
      return readResult(await asked.catch((cause: unknown) => this.#refused(cause)), this.#withhold);
    }, signal);
  }

  /** An error of the protocol is the tool's own answer, unless there was none. */
  #refused(cause: unknown): never {
    if (!ProtocolError.isInstance(cause)) throw cause;
    throw cause.data instanceof Error ? cause.data : toolFailed(this.#withhold(cause.message));
  }

  /**
   * Does work over the connection, which is opened if there is none. After a failure that is not the tool's own, the next work opens another one;
   * work that is under way over this one goes on.
   */
  async #connected<T>(work: (client: Client) => Promise<T>, signal: AbortSignal): Promise<T> {
    const connection = (this.#connection ??= this.#open());
    try {
      return await connection.use(work);
    } catch (cause) {
      if (!signal.aborted && !isToolFailure(cause)) this.#forget(connection);
      throw cause;
    }
  }

  #open(): SharedClient {
    const connection: SharedClient = new SharedClient(this.#connect(), () => this.#forget(connection));
    return connection;
  }

  #forget(connection: SharedClient): void {
    if (this.#connection === connection) this.#connection = undefined;
    connection.giveUp();
  }

  async #connect(): Promise<Client> {
    const client = new Client(
      { name: 'sluice', version: this.#services.info.version },
      {
        listChanged: { tools: { onChanged: (error, tools) => void (error || !tools || this.#take(tools)) } },
        jsonSchemaValidator: unvalidated,
      },
    );
    const transport = this.#transport();
    // The SDK calls a handler that is set before its own first, with the message that it reads then.
    transport.onmessage = (message) => {
      if (this.#config.command !== undefined) refuseLongResult(message, this.#config.maxBytes);
      this.#noteUnusable(correctResult(message));
    };
    await client.connect(transport, { signal: this.#closing.signal, timeout: listTimeoutMs });
    return client;
  }

  #noteUnusable(names: readonly string[]): void {
    this.#unusable.push(...names.slice(0, mostUnusable - this.#unusable.length));
  }

  #transport(): Transport {
    const { command, args, env, maxBytes } = this.#config;
    if (command === undefined) return new McpTransport(this.#config, this.#http, reconnectLater);
    return new StdioClientTransport({ command, args, env, stderr: 'inherit', maxBufferSize: maxBytes + mostBeyond });
  }
}

/**
 * Results are not validated against the output schemas of tools. Models read them as they are, and schemas of other authors may contain
 * regular expressions that block the process.
 */
const unvalidated: NonNullable<ClientOptions['jsonSchemaValidator']> = {
  getValidator: () => (input) => ({ valid: true, data: input as never, errorMessage: undefined }),
};

/** Opens a stream of notifications again after the time that the server asks for, within limits. */
function reconnectLater(reconnect: () => void, delayMs: number): () => void {
  const timer = setTimeout(reconnect, Math.min(Math.max(delayMs, firstWaitMs), longestWaitMs));
  return () => clearTimeout(timer);
}

interface Call {
  /** The tool's name on the server; models see another one. */
  readonly tool: string;
  readonly ownName: string;
  readonly given: JsonObject;
  readonly exchange: Exchange;
  readonly signal: AbortSignal;
}

function isToolFailure(cause: unknown): boolean {
  return GatewayError.is(cause) && cause.code.startsWith('GW_TOOL_');
}

/** An error without the server's own words, which the log must not have: they may quote the request with its credentials. */
function unquoted(cause: unknown): unknown {
  return SdkHttpError.isInstance(cause) ? new Error(`The server answered ${cause.data.status}.`) : cause;
}

/**
 * Whether the session had expired or the connection was closed before the call: the tool has not run, so the call may be retried. Many servers answer
 * 400 for a session that they have lost (github.com/modelcontextprotocol/python-sdk/issues/1004); they have not accepted the call then.
 */
function wasNeverAsked(cause: unknown): boolean {
  if (SdkHttpError.isInstance(cause)) return cause.data.status === 404 || cause.data.status === 400;
  return SdkError.isInstance(cause) && cause.code === SdkErrorCode.NotConnected;
}
