import { type ErrorEncoder, nativeError } from '../api/index.js';
import type { AnyRoute, Found } from './router.js';

/** One header of a request by lower-case name. */
export type ReadHeader = (name: string) => string | undefined;

/** For a request without headers, or whose headers could not be parsed. */
export const noHeader: ReadHeader = () => undefined;

/**
 * Selects the error encoder for a request.
 *
 * @param header reads the request's headers, which identify the client's dialect where the path does not; absent when they could not be parsed
 */
export function errorsOf(found: Found, header: ReadHeader = noHeader): ErrorEncoder {
  if (found.kind === 'route') return errorEncoderOf(found.route);
  if (found.kind === 'wrong-method') return found.errors;
  const fallback = found.unserved?.errors ?? nativeError;
  const [first = fallback, ...others] = found.errors;
  if (others.length === 0) return first;
  const [recognized = fallback, ...more] = found.errors.filter((errors) => recognizes(errors, header));
  return more.length === 0 ? recognized : fallback;
}

/** What a dialect says about a path of its original API that no route serves. */
export interface Unserved {
  readonly errors: ErrorEncoder;
  /** A sentence about what clients can use instead. */
  readonly instead: string;
}

/** The first of the dialects that says something about a path. A plugin's function that throws says nothing. */
export function unservedBy(encoders: Iterable<ErrorEncoder>, path: string): Unserved | undefined {
  for (const errors of encoders) {
    try {
      const instead = errors.unserved?.(path);
      if (instead !== undefined) return { errors, instead };
    } catch {
      // The request is answered all the same.
    }
  }
  return undefined;
}

/** A plugin's function that throws recognizes no client. */
export function recognizes(errors: ErrorEncoder, header: ReadHeader): boolean {
  try {
    return errors.recognizes?.(header) === true;
  } catch {
    return false;
  }
}

/** The error encoder of a route. */
export function errorEncoderOf(route: AnyRoute): ErrorEncoder {
  return route.kind === 'inference' ? route.dialect.error : (route.errors ?? nativeError);
}

/** The error encoder for a path with a wrong method: that of a dialect, if one of the path's routes has one. */
export function errorsOfMethods(routes: readonly AnyRoute[]): ErrorEncoder {
  return routes.map(errorEncoderOf).find((errors) => errors !== nativeError) ?? nativeError;
}

/**
 * The likely error encoders for an unknown path: those of the routes that share the most leading segments with it, if any. A request for
 * `/v1/messages/batches`, for example, comes from a client of the dialect that has `/v1/messages`. If they share the whole path, which cannot be
 * decoded then, those with the method count.
 */
export function errorsNear(method: string, path: string, routes: readonly AnyRoute[]): readonly ErrorEncoder[] {
  const segments = segmentsOf(path);
  let most = 1;
  let nearest: AnyRoute[] = [];
  for (const route of routes) {
    const shared = countShared(segments, segmentsOf(route.path));
    if (shared > most) nearest = [];
    if (shared < most) continue;
    most = shared;
    nearest.push(route);
  }
  const withMethod = most === segments.length ? nearest.filter((route) => route.method === method) : [];
  return [...new Set((withMethod.length > 0 ? withMethod : nearest).map(errorEncoderOf))];
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
