import { type ErrorEncoder, nativeError } from '../api/index.js';
import type { AnyRoute, Found } from './router.js';

/** One header of a request by lower-case name. */
export type ReadHeader = (name: string) => string | undefined;

/**
 * The error shape that whoever asked for this expects.
 *
 * @param header reads the request's headers, which tell clients apart where the path does not; absent when they could not be read
 */
export function errorsOf(found: Found, header: ReadHeader = () => undefined): ErrorEncoder {
  if (found.kind === 'route') return errorEncoderOf(found.route);
  if (found.kind === 'wrong-method') return found.errors;
  const [first = nativeError, ...others] = found.errors;
  if (others.length === 0) return first;
  const [only = nativeError, ...more] = found.errors.filter((errors) => errors.recognizes?.(header) === true);
  return more.length === 0 ? only : nativeError;
}

/** The error shape of a route. */
export function errorEncoderOf(route: AnyRoute): ErrorEncoder {
  return route.kind === 'inference' ? route.dialect.error : (route.errors ?? nativeError);
}

/** The error shape for a path that takes other methods: that of a dialect, when one of its routes has a dialect's. */
export function errorsOfMethods(routes: readonly AnyRoute[]): ErrorEncoder {
  return routes.map(errorEncoderOf).find((errors) => errors !== nativeError) ?? nativeError;
}

/**
 * The error shapes that are likely for a path at which there is nothing. Whoever asks for `/v1/messages/batches` is a client of the dialect that
 * has `/v1/messages`: the routes that share the most segments at the beginning tell, if they share any.
 */
export function errorsNear(path: string, routes: readonly AnyRoute[]): readonly ErrorEncoder[] {
  const segments = segmentsOf(path);
  let most = 1;
  let nearest = new Set<ErrorEncoder>();
  for (const route of routes) {
    const shared = countShared(segments, segmentsOf(route.path));
    if (shared > most) nearest = new Set();
    if (shared < most) continue;
    most = shared;
    nearest.add(errorEncoderOf(route));
  }
  return [...nearest];
}

function segmentsOf(path: string): string[] {
  return path.split('/', 20).filter((segment) => segment !== '');
}

function countShared(segments: readonly string[], ofRoute: readonly string[]): number {
  const differing = segments.findIndex(
    (segment, index) => segment !== ofRoute[index] && !ofRoute[index]?.startsWith('{'),
  );
  return differing < 0 ? segments.length : differing;
}
