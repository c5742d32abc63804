import type { ErrorEncoder } from '../api/index.js';
import { errorEncoderOf, type ReadHeader, type Unserved, unservedBy } from './error-encoders.js';
import type { AnyRoute } from './router.js';

/** Clients of one dialect, and the header in which they send the key. */
type Clients = readonly [header: string, errors: ErrorEncoder];

/**
 * Two APIs may have the same path, of which only one is served. Clients of the other one are told so in their form: the served one would say that they
 * have sent no key.
 */
export class OtherClients {
  readonly #byRoute = new Map<AnyRoute, readonly Clients[]>();

  /** @param routes each in each of its places */
  constructor(routes: readonly AnyRoute[]) {
    const dialects = dialectsByHeader(routes);
    for (const route of routes) {
      if (route.access.kind !== 'connection-key') continue;
      const own = route.access.keyIn?.header;
      const others = dialects.filter(([header, errors]) => header !== own && unservedBy([errors], route.path));
      if (others.length > 0) this.#byRoute.set(route, others);
    }
  }

  /** Whether the headers of its requests have to be looked at. */
  mayReach(route: AnyRoute): boolean {
    return this.#byRoute.has(route);
  }

  /** What a client is told that does not mean this route. */
  answerFor(route: AnyRoute, path: string, header: ReadHeader): Unserved | undefined {
    const others = this.#byRoute.get(route);
    if (!others || header('authorization') !== undefined || header('x-api-key') !== undefined) return undefined;
    const found = others.find(([name]) => header(name) !== undefined);
    return found && unservedBy([found[1]], path);
  }
}

/** The dialects whose clients send the key in one header, whichever of its routes they call. */
function dialectsByHeader(routes: readonly AnyRoute[]): readonly Clients[] {
  const found = new Map<ErrorEncoder, Set<string | undefined>>();
  for (const route of routes) {
    const { access } = route;
    if (access.kind !== 'connection-key') continue;
    const errors = errorEncoderOf(route);
    found.set(errors, (found.get(errors) ?? new Set()).add(access.keyIn?.header));
  }
  return [...found].flatMap(([errors, [header, ...more]]): Clients[] =>
    header !== undefined && more.length === 0 ? [[header, errors]] : [],
  );
}
