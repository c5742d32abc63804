import { GatewayError, type Reply, type Route } from '../api/index.js';
import { pluginError } from '../pipeline/internal-error.js';

/** The route of a plugin, whose unexpected failures and invalid replies are attributed to the plugin. */
export function attributedRoute(route: Route, plugin: string): Route {
  const attributed: Route['handle'] = async (request) => {
    try {
      const reply = await route.handle(request);
      checkReply(reply);
      return reply;
    } catch (cause) {
      if (GatewayError.is(cause)) throw cause;
      throw pluginError(new Error(`plugin "${plugin}" failed in the route "${route.operation}"`, { cause }));
    }
  };
  return { ...route, handle: attributed };
}

const members: Readonly<Record<keyof Reply, true>> = {
  status: true,
  body: true,
  contentType: true,
  stream: true,
  forward: true,
  headers: true,
};

/**
 * Finds what a plugin without a type checker may return by mistake: the value alone, which would be an empty reply, or a promise inside of
 * a reply, which would be `{}`.
 *
 * @throws Error that says what was expected
 */
function checkReply(reply: unknown): void {
  if (typeof reply !== 'object' || reply === null || Array.isArray(reply)) {
    throw new Error('its handler returned something that is not a reply: return { body }');
  }
  const names = Object.keys(reply);
  if (names.length > 0 && !names.some((name) => Object.hasOwn(members, name))) {
    throw new Error(
      `its handler returned an object with ${names.slice(0, 8).join(', ')}, which is not a reply: return { body }`,
    );
  }
  const promised = Object.entries(reply).find(([, value]) => value instanceof Promise);
  if (!promised) return;
  (promised[1] as Promise<unknown>).catch(() => undefined);
  throw new Error(`its handler returned a reply whose "${promised[0]}" is a promise: await it`);
}
