import { nearestName } from '../api/index.js';

interface WithPath {
  /** With `{name}` for parameters. */
  readonly path: string;
}

/**
 * The route that a client with a wrong base URL means: the nearest one whose path ends with the requested one (`/chat/completions`, without
 * `/v1`), or the other way round (`/v1/v1/messages`).
 */
export function routeAtEnd<Route extends WithPath>(path: string, routes: readonly Route[]): Route | undefined {
  const distance = (route: Route): number => Math.abs(route.path.length - path.length);
  return routes
    .filter((route) => route.path.endsWith(path) || path.endsWith(route.path))
    .sort((one, other) => distance(one) - distance(other))[0];
}

/** A route of which one word is written differently: `/v1/management/connection/{connectionId}`. */
export function routeMisspelt<Route extends WithPath>(path: string, routes: readonly Route[]): Route | undefined {
  const given = path.split('/');
  return routes.find((route) => isMisspelt(route.path.split('/'), given));
}

function isMisspelt(segments: readonly string[], given: readonly string[]): boolean {
  if (segments.length !== given.length) return false;
  const wrong = segments.flatMap((segment, at) => {
    const word = given[at] as string;
    return segment === word || (segment.startsWith('{') && word !== '') ? [] : [{ segment, word }];
  });
  const [only] = wrong;
  return wrong.length === 1 && only !== undefined && nearestName(only.word, [only.segment]) !== undefined;
}
