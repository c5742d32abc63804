import type { OtherPlace, Route } from '../../api/index.js';
import type { ConfigProblem } from '../../api/internal/config-problem.js';
import type { AnyRoute } from '../../http/router.js';
import type { Installed } from '../../pipeline/chain/installed.js';
import { ConfigurationError } from '../configuration-error.js';
import type { Prepared } from '../loading/prepare.js';
import { attributedRoute } from './attributed-route.js';

/** A route and its owner. */
interface OwnedRoute {
  readonly owner: string;
  readonly route: AnyRoute;
}

/**
 * Collects all routes of a generation.
 *
 * @param core routes that the core itself serves
 * @throws ConfigurationError when two routes have the same method and path, or the same operation name; the message names both owners
 */
export function gatherRoutes(
  prepared: Prepared,
  installed: readonly Installed[],
  core: readonly Route[],
): readonly AnyRoute[] {
  const taken = new Map<string, OwnedRoute>();
  const problems: ConfigProblem[] = [];
  const all: OwnedRoute[] = core.map((route) => ({ owner: 'the gateway itself', route }));
  for (const { id, contributions } of installed) {
    for (const route of contributions.routes ?? []) all.push({ owner: id, route: attributedRoute(route, id) });
  }
  for (const owned of all) {
    for (const key of keysOf(owned.route)) {
      const other = taken.get(key);
      if (other) problems.push(collision(prepared, owned, other, key));
      else taken.set(key, owned);
    }
  }
  if (problems.length > 0) throw new ConfigurationError(problems);
  return all.map(({ route }) => route);
}

/** What must be unique: method and each path, whatever the names of its parameters, and the name of the operation. */
function keysOf({ method, path, alsoAt = [], operation }: AnyRoute): string[] {
  const places = [{ path }, ...alsoAt].map((place: OtherPlace) => {
    const written = place.path
      .replaceAll(/\{\w+\+?\}/g, '{}')
      .replaceAll(/\/+/g, '/')
      .replace(/(?<=.)\/$/, '');
    return `the route ${method} ${written}${place.onlyRecognized ? ', for clients of a dialect,' : ''}`;
  });
  return [...places, `the operation "${operation}"`];
}

function collision(prepared: Prepared, owned: OwnedRoute, other: OwnedRoute, key: string): ConfigProblem {
  const entry = prepared.plugins.find(({ entry: { id } }) => id === owned.owner)?.entry;
  const message = `"${owned.owner}" serves ${key}, which ${other.owner === 'the gateway itself' ? other.owner : `"${other.owner}"`} already serves`;
  if (!entry) throw new Error(message);
  const isOwn = owned.owner === other.owner;
  return entry.problem(message, {
    hint: isOwn ? 'This is a mistake in the plugin.' : 'Remove one of the two plugins from the list.',
  });
}
