import type { ApiDescription, GatewayInfo, JsonObject } from '../../api/index.js';
import { messageOf } from '../../api/internal/message-of.js';
import { openApiDocument } from '../../http/openapi/document.js';
import type { AnyRoute } from '../../http/router.js';
import type { Installed } from '../../pipeline/chain/installed.js';
import type { Prepared } from '../loading/prepare.js';

/** The OpenAPI document of one generation; built once, of all its routes. */
export class HostApiDescription implements ApiDescription {
  readonly #gateway: Pick<GatewayInfo, 'version' | 'publicUrl'>;
  #describe: (() => JsonObject) | undefined;
  #document: JsonObject | undefined;

  constructor(gateway: Pick<GatewayInfo, 'version' | 'publicUrl'>) {
    this.#gateway = gateway;
  }

  /** Called when all routes are known; builds nothing yet. */
  fill(routes: readonly AnyRoute[], tags: ReadonlyMap<string, string>): void {
    const { version, publicUrl } = this.#gateway;
    this.#describe = () => {
      try {
        return openApiDocument({ version, publicUrl, routes, tags });
      } catch (cause) {
        const reason = messageOf(cause);
        const { operation, owner = 'the gateway itself' } = firstIndescribable(routes) ?? {};
        throw new Error(`the route "${operation}" of "${owner}" cannot be described in /openapi.json: ${reason}`, {
          cause,
        });
      }
    };
  }

  /** Builds the document at the first call. @throws Error when the routes cannot be described, for example because two schemas have the same name */
  document(): JsonObject {
    if (!this.#describe) throw new Error('the API description is available only when every plugin is set up');
    this.#document ??= this.#describe();
    return this.#document;
  }
}

/** The route with which the description fails: alone, or together with those before it, for example if two schemas have the same name. */
function firstIndescribable(routes: readonly AnyRoute[]): AnyRoute | undefined {
  let [good, bad] = [0, routes.length];
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    if (isDescribable(routes.slice(0, middle))) good = middle;
    else bad = middle;
  }
  return routes[bad - 1];
}

function isDescribable(routes: readonly AnyRoute[]): boolean {
  try {
    openApiDocument({ version: '', routes, tags: new Map() });
    return true;
  } catch {
    return false;
  }
}

/** The description of each tag: the summary of the first plugin that has a route with it. */
export function tagDescriptions({ plugins }: Prepared, installed: readonly Installed[]): ReadonlyMap<string, string> {
  const tags = new Map<string, string>([
    ['Gateway', 'The gateway itself.'],
    ['Files', 'Uploads and downloads by signed URLs.'],
  ]);
  for (const [index, { contributions }] of installed.entries()) {
    const summary = plugins[index]?.plugin.summary ?? '';
    for (const { tag } of contributions.routes ?? []) if (!tags.has(tag)) tags.set(tag, summary);
  }
  return tags;
}
