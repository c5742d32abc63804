import {
  type Accounts,
  foreignJsonIn,
  GatewayError,
  type GatewayInfo,
  type HttpCallFacts,
  type HttpClient,
  type HttpRequest,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  type Logger,
  stringifyJson,
  type ToolFunction,
} from '../../core/api/index.js';
import { accountClient } from './account-client.js';
import type { HttpTool } from './config.js';
import { refuseConnection } from './refuse-connection.js';
import { resultTooLong, toolFailed, toolUnavailable } from './tool-failures.js';

/** Services that an HTTP tool uses. */
interface HttpToolServices {
  readonly http: HttpClient;
  readonly log: Logger;
  readonly info: GatewayInfo;
  readonly accounts: Accounts | undefined;
}

/** Creates a tool that sends one HTTP request, with the arguments in the path, the query or the body. */
export function httpFunction(tool: HttpTool, { log, info, accounts, ...services }: HttpToolServices): ToolFunction {
  const { name, description, inputSchema, account = '', maxBytes } = tool;
  const { http, withhold } = accountClient(tool, services.http, accounts?.find(account));
  return {
    tool: { name, description, inputSchema },
    refuse: refuseConnection(name, tool.connections, info),
    async run({ arguments: given, exchange, signal }) {
      const request = { ...requestFor(tool, given), signal };
      const { status, type, text } = await answerTo(request, http, maxBytes).catch((cause: unknown) => {
        if (GatewayError.is(cause) && cause.code === 'GW_PROVIDER_ANSWER_TOO_LARGE') throw resultTooLong(maxBytes);
        throw isUnreached(cause) ? toolUnavailable(name, cause, { log, exchange }) : cause;
      });
      const shown = withhold(text);
      if (status >= 300) throw toolFailed(`The tool answered ${status}: ${shown}`);
      return resultOf(shown, type);
    },
  };
}

async function answerTo(request: HttpRequest, http: HttpClient, maxBytes: number) {
  const response = await http.send(request);
  const text = new TextDecoder().decode(await response.bytes(maxBytes));
  return { status: response.status, type: response.headers['content-type'], text };
}

function isUnreached(cause: unknown): boolean {
  return GatewayError.is(cause) && (cause.code.startsWith('GW_UPSTREAM_') || cause.code === 'GW_PROVIDER_CREDENTIALS');
}

/** @throws GatewayError `GW_TOOL_ARGUMENTS` when an argument that the path needs is missing, or one might take the place of a fixed one */
export function requestFor({ url, method, headers }: HttpTool, given: JsonObject): HttpCallFacts {
  const used = new Set<string>();
  const address = new URL(
    url.replace(/\{([\w-]+)\}/g, (_, argument: string) => {
      used.add(argument);
      return encodeURIComponent(inPath(argument, given[argument]));
    }),
  );
  const rest = Object.entries(given).filter(([argument]) => !used.has(argument));
  if (method === 'GET' || method === 'DELETE') {
    const fixed = new Set([...address.searchParams.keys()].map(parameterOf));
    for (const [argument, value] of rest) {
      if (fixed.has(parameterOf(argument))) throw fixedInQuery(argument);
      for (const one of inQuery(value)) address.searchParams.append(argument, one);
    }
    return { method, url: address.href, headers };
  }
  return {
    method,
    url: address.href,
    headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
    body: stringifyJson(Object.fromEntries(rest)),
  };
}

/** The same for names that some servers read as one parameter: ASP.NET ignores case; PHP reads `tenant[x]` as `tenant`, and dots and spaces as underscores. */
function parameterOf(name: string): string {
  return name.trim().replace(/\[.*/s, '').replaceAll(/[. ]/g, '_').toLowerCase();
}

/** A server that takes the last of two values would take the model's instead of the operator's. */
function fixedInQuery(argument: string): GatewayError {
  return new GatewayError({
    code: 'GW_TOOL_ARGUMENTS',
    status: 400,
    message: `The argument "${argument}" must not be given: its value is fixed.`,
  });
}

/** A `.` or `..` segment. Slashes in an argument are percent-encoded, but many servers decode them before they resolve such segments. */
const dotSegment = /(?:^|[/\\])\.{1,2}(?:$|[/\\])/;

/** Refuses a dot segment, which would address another path, an empty value, which would address another resource, and what no address can contain. */
function inPath(argument: string, value: JsonValue | undefined): string {
  const text = value === undefined || value === null || typeof value === 'object' ? '' : String(value);
  if (text !== '' && text.isWellFormed() && !dotSegment.test(text)) return text;
  throw new GatewayError({
    code: 'GW_TOOL_ARGUMENTS',
    status: 400,
    message: `The argument "${argument}" is required and must be a string or a number, without "." or ".." between slashes.`,
  });
}

function inQuery(value: JsonValue | undefined): readonly string[] {
  if (value === null || value === undefined) return [];
  if (Array.isArray(value)) return value.flatMap(inQuery);
  return [typeof value === 'object' ? stringifyJson(value) : String(value)];
}

/**
 * Returns JSON as it is, and anything else as text, even if it is declared as JSON: many services declare every answer so, empty ones included. A
 * failure would tell the model that nothing was done.
 */
function resultOf(text: string, type = ''): JsonObject {
  const value = /[/+]json\b/i.test(type) ? foreignJsonIn(text) : undefined;
  if (value === undefined) return { text };
  return isJsonObject(value) ? value : { result: value };
}
