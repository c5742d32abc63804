import FindMyWay from 'find-my-way';
import { type ErrorEncoder, type InferenceRoute, type Method, nativeError, type Route } from '../api/index.js';

/** A route as the router finds it. */
export type AnyRoute = Route | InferenceRoute;

/** What a path led to. */
export type Found =
  | {
      readonly kind: 'route';
      readonly route: AnyRoute;
      readonly parameters: Readonly<Record<string, string | undefined>>;
    }
  /** The path exists under other methods. */
  | { readonly kind: 'wrong-method'; readonly allowed: readonly string[] }
  | { readonly kind: 'nothing' };

const methods: readonly Method[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Finds routes by method and path. Built once for each generation; two routes on one place have been refused before. */
export class Router {
  readonly #router = FindMyWay({ ignoreTrailingSlash: true, ignoreDuplicateSlashes: true });

  constructor(routes: readonly AnyRoute[]) {
    for (const route of routes) {
      const path = route.path.replaceAll(/\{(\w+)\}/g, ':$1');
      this.#router.on(route.method, path, noHandler, route);
    }
  }

  find(method: string, path: string): Found {
    const asked = method === 'HEAD' ? 'GET' : method;
    const found = this.#look(asked, path);
    if (found) return { kind: 'route', route: found.store as AnyRoute, parameters: found.params };
    const allowed = methods.filter((other) => other !== asked && this.#look(other, path));
    return allowed.length > 0 ? { kind: 'wrong-method', allowed } : { kind: 'nothing' };
  }

  #look(method: string, path: string): { store: unknown; params: Record<string, string | undefined> } | null {
    return this.#router.find(method as Method, path);
  }
}

/** The router only finds; it never calls. */
function noHandler(): void {}

/** The error shape that clients of a route expect. */
export function errorEncoderOf(route: AnyRoute): ErrorEncoder {
  return route.kind === 'inference' ? route.dialect.error : (route.errors ?? nativeError);
}
