import {
  type ChatCall,
  type Connection,
  type Exchange,
  GatewayError,
  type ToolFunction,
  type ToolFunctions,
} from '../../../core/api/index.js';
import type { ChosenVersion } from './choose-version.js';
import { isFunctionName } from './expected-variables.js';

/** The request for which functions are called. */
interface FunctionContext {
  readonly call: ChatCall;
  readonly exchange: Exchange;
  readonly connection: Connection;
  readonly functions: ToolFunctions;
}

/** The names of the functions that templates use, each with the name of the last template that uses it. */
export function functionsIn(chosen: readonly ChosenVersion[]): ReadonlyMap<string, string> {
  const named = new Map<string, string>();
  for (const { prompt, version } of chosen)
    for (const name of version.template.names) if (isFunctionName(name)) named.set(name, prompt.name);
  return named;
}

/**
 * Calls the functions of templates concurrently, and returns their texts.
 *
 * @throws GatewayError `GW_PROMPT_VARIABLES` (400) for an unknown function; whatever a function throws
 */
export async function textsOfFunctions(
  named: ReturnType<typeof functionsIn>,
  { call, exchange, connection, functions }: FunctionContext,
): Promise<ReadonlyMap<string, string>> {
  const { signal } = exchange;
  const texts = [...named].map(async ([name, template]) => {
    const found = functions.find(name);
    if (!found?.insert) throw unknownFunction(name, template, functions.list());
    try {
      found.refuse?.(connection, exchange);
    } catch (refusal) {
      throw refusedIn(template, refusal);
    }
    return [name, await found.insert({ call, exchange, connection, signal })] as const;
  });
  return new Map(await Promise.all(texts));
}

/** The refusal of a function, about the template: the request may name neither. */
function refusedIn(template: string, refusal: unknown): unknown {
  if (!GatewayError.is(refusal)) return refusal;
  const { code, status, retryAfter, retryable, headers, cause } = refusal;
  const message = `The prompt template "${template}" uses a function that is refused. ${refusal.message}`;
  return new GatewayError({ code, status, field: 'prompt', message, retryAfter, retryable, headers, cause });
}

function unknownFunction(name: string, template: string, functions: readonly ToolFunction[]): GatewayError {
  const known = functions.filter((one) => one.insert !== undefined).map(({ tool }) => `"${tool.name}"`);
  const hint = known.length === 0 ? 'There is none here.' : `There is ${known.join(', ')}.`;
  return new GatewayError({
    code: 'GW_PROMPT_VARIABLES',
    status: 400,
    field: 'prompt',
    message: `The prompt template "${template}" names the function "${name}", which a template cannot use. ${hint}`,
  });
}
