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
  const given = path.split('/').slice(1);
  const shared = (route: Route): number => Math.min(route.path.split('/').length - 1, given.length);
  const further = (route: Route): number => Math.abs(route.path.split('/').length - 1 - given.length);
  const distance = (route: Route): number => Math.abs(route.path.length - path.length);
  return routes
    .filter((route) => endAlike(route.path.split('/').slice(1), given))
    .sort(
      (one, other) => shared(other) - shared(one) || further(one) - further(other) || distance(one) - distance(other),
    )[0];
}

/** The route whose whole address a client has as its base URL: `/v1/chat/completions/chat/completions`. */
export function routeRepeated<Route extends WithPath>(path: string, routes: readonly Route[]): Route | undefined {
  return routes.find(
    (route) => path.startsWith(`${route.path}/`) && route.path.endsWith(path.slice(route.path.length)),
  );
}

/** Whether the shorter of the two is the end of the other, and begins with a word of the route, not with a parameter. */
function endAlike(segments: readonly string[], given: readonly string[]): boolean {
  const count = Math.min(segments.length, given.length);
  const end = segments.slice(-count);
  const words = given.slice(-count);
  return end[0] === words[0] && end.every((segment, at) => fits(words[at] as string, segment));
}

/** A parameter may have an ending: `{model+}:generateContent`. */
function fits(word: string, segment: string): boolean {
  if (!segment.startsWith('{')) return word === segment;
  const ending = segment.slice(segment.indexOf('}') + 1);
  return word.length > ending.length && word.endsWith(ending);
}

/** A route of which one word is misspelt (`/v1/management/connection/{connectionId}`), or the first is another one (`/api/chat/completions`). */
export function routeMisspelt<Route extends WithPath>(path: string, routes: readonly Route[]): Route | undefined {
  const given = path.split('/');
  return routes.find((route) => isMisspelt(route.path.split('/'), given));
}

function isMisspelt(segments: readonly string[], given: readonly string[]): boolean {
  if (segments.length !== given.length) return false;
  const wrong = segments.flatMap((segment, at) => {
    const word = given[at] as string;
    return fits(word, segment) ? [] : [{ segment, word, at }];
  });
  const [only] = wrong;
  if (wrong.length !== 1 || only === undefined) return false;
  // Both begin with a slash, so the first word is at 1. One word behind it is too little to know what is meant.
  return (only.at === 1 && given.length > 3) || nearestName(only.word, [only.segment]) !== undefined;
}
