import FindMyWay from 'find-my-way';
import type { ErrorEncoder, InferenceRoute, Method, PathValues, Route } from '../api/index.js';
import {
  errorEncoderOf,
  errorsNear,
  errorsOfMethods,
  noHeader,
  type ReadHeader,
  recognizes,
  type Unserved,
  unservedBy,
} from './error-encoders.js';
import { OtherClients } from './other-clients.js';
import { routeAtEnd, routeMisspelt, routeRepeated } from './route-meant.js';

/** Any kind of route, as it is served. */
export type AnyRoute = (Route | InferenceRoute) & {
  /** Id of the plugin that contributes the route; absent for routes of the core. */
  readonly owner?: string;
  /** In a place where only some requests reach it: {@link OtherPlace}. */
  readonly onlyRecognized?: true | undefined;
};

/** The result of routing. */
export type Found =
  | {
      readonly kind: 'route';
      readonly route: AnyRoute;
      readonly parameters: PathValues;
    }
  /** The path exists only with other methods; `instead` is a sentence about what to use. */
  | {
      readonly kind: 'wrong-method';
      readonly allowed: readonly string[];
      readonly errors: ErrorEncoder;
      readonly instead?: string | undefined;
    }
  /**
   * The path does not exist; `errors` are the error encoders of similar routes, `meant` is the path of the one that the client seems to mean,
   * `unserved` is set for a path of a dialect's original API.
   */
  | {
      readonly kind: 'nothing';
      readonly errors: readonly ErrorEncoder[];
      readonly meant?: string;
      readonly unserved?: Unserved | undefined;
    };

/** Where a request goes. */
interface Place {
  readonly path: string;
  /** Set if the prefix `/c/{connectionId}` was in front of the path. */
  readonly connectionIdInPath?: string | undefined;
}

/** A route that the radix tree has found. */
interface TreeMatch {
  readonly route: AnyRoute;
  readonly parameters: PathValues;
}

/** A route, and what follows the rest of the path in it: `:compare`; empty for most. */
interface Ending {
  readonly route: AnyRoute;
  readonly ending: string;
}

const methods: readonly Method[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Finds routes by method and path. Built once for each generation, after duplicate routes have been refused. */
export class Router {
  readonly #routes: readonly AnyRoute[];
  readonly #otherClients: OtherClients;
  /** What the radix tree has at a place, by method and path. */
  readonly #endings = new Map<string, Ending[]>();
  /** Routes without parameters, by method and path: ten times as fast as the radix tree. */
  readonly #exact = new Map<string, Map<string, Found>>();
  /** Cache of the last result: most requests have the same path as the one before, and comparing is cheaper than hashing a new string. */
  #last: { readonly method: string; readonly path: string; readonly found: Found } | undefined;
  readonly #tree = FindMyWay({
    ignoreTrailingSlash: true,
    ignoreDuplicateSlashes: true,
    // Ids of models may be longer than the default limit of 100 characters.
    maxParamLength: 512,
  });

  constructor(routes: readonly AnyRoute[]) {
    this.#routes = routes;
    const placed = routes.flatMap(inEachPlace);
    this.#otherClients = new OtherClients(placed);
    const shared = new Set(placed.filter(({ onlyRecognized }) => onlyRecognized).map(({ path }) => path));
    for (const route of placed) {
      if (!route.path.includes('{') && !shared.has(route.path) && !this.#otherClients.mayReach(route))
        this.#keepExact(route);
      if (isPage(route)) this.#keepExact(withSlash(route));
      this.#keepInTree(route);
    }
  }

  /**
   * Only routes that apps call with a key may have the prefix `/c/{connectionId}`, doubled or trailing slashes and encoded letters, because of clients that
   * put their addresses together. Others are found only as they are written: a proxy in front that refuses `/metrics` must not let `//metrics` through.
   *
   * @param header reads the headers of the request, where they decide which of two routes with one path is meant
   */
  find(method: string, { path, connectionIdInPath }: Place, header: ReadHeader = noHeader): Found {
    const found = this.#find(method, path, header);
    if (found.kind !== 'route' || found.route.access.kind === 'connection-key') return found;
    if (connectionIdInPath === undefined && isAsWritten(found.route.path, path)) return found;
    return { kind: 'nothing', errors: [errorEncoderOf(found.route)], meant: found.route.path };
  }

  #find(method: string, path: string, header: ReadHeader): Found {
    const last = this.#last;
    if (last && last.path === path && last.method === method) return last.found;
    const routed = method === 'HEAD' ? 'GET' : method;
    const exact = this.#exact.get(routed)?.get(path);
    if (exact) {
      this.#last = { method, path, found: exact };
      return exact;
    }
    const found = this.#findInTree(routed, path, header);
    if (found) {
      const unserved = this.#otherClients.answerFor(found.route, path, header);
      return unserved ? { kind: 'nothing', errors: [unserved.errors], unserved } : { kind: 'route', ...found };
    }
    const others = methods.flatMap((other) => this.#findInTree(other, path, header) ?? []).map(({ route }) => route);
    if (others.length === 0) return this.#nothing(routed, path, header);
    const errors = errorsOfMethods(others);
    const allowed = others.map((route) => route.method);
    // The path may be one of another dialect, whose names of models can have anything after them.
    const unserved = unservedBy([errors, ...this.#routes.map(errorEncoderOf)], path);
    return { kind: 'wrong-method', allowed, errors: unserved?.errors ?? errors, instead: unserved?.instead };
  }

  #nothing(method: string, path: string, header: ReadHeader): Found {
    const ofMethod = this.#routes.filter((route) => route.method === method && route.path !== '/');
    const encoders = [...new Set(this.#routes.map(errorEncoderOf))];
    const own = encoders.filter((errors) => recognizes(errors, header));
    const unserved = unservedBy([...own, ...encoders], path);
    // A client of the dialect has a path of that API, even if it ends like another one.
    const isItsOwn = unserved !== undefined && own.includes(unserved.errors);
    const similar = routeRepeated(path, ofMethod) ?? (isItsOwn ? undefined : routeAtEnd(path, ofMethod));
    const meant = similar ?? (unserved ? undefined : routeMisspelt(path, ofMethod));
    if (meant) return { kind: 'nothing', errors: [errorEncoderOf(meant)], meant: meant.path.replace('+}', '}') };
    return { kind: 'nothing', errors: errorsNear(method, path, this.#routes), unserved };
  }

  #keepExact(route: AnyRoute): void {
    const routes = this.#exact.get(route.method) ?? new Map<string, Found>();
    routes.set(route.path, { kind: 'route', route, parameters: noParameters });
    this.#exact.set(route.method, routes);
  }

  /** The tree has one entry for all routes that differ only in what follows the rest of the path. */
  #keepInTree(route: AnyRoute): void {
    const ending = restAtEnd.exec(route.path)?.[2] ?? '';
    const path = route.path.replaceAll(/\{(\w+)\}/g, ':$1').replace(restAtEnd, '*');
    const place = `${route.method} ${path}`;
    const known = this.#endings.get(place);
    if (known) {
      known.push({ route, ending });
      // Only one of them can end as the path does, unless it has none, and the one for some requests is tried before the one for all others.
      known.sort((one, other) => other.ending.length - one.ending.length || rankOf(one) - rankOf(other));
      return;
    }
    const endings = [{ route, ending }];
    this.#endings.set(place, endings);
    this.#tree.on(route.method, path, noHandler, endings);
  }

  #findInTree(method: string, path: string, header: ReadHeader): TreeMatch | undefined {
    const found = this.#tree.find(method as Method, path);
    if (!found) return undefined;
    const { '*': rest = '', ...parameters } = found.params;
    const match = (found.store as readonly Ending[]).find(
      ({ route, ending }) =>
        rest.endsWith(ending) && (!route.onlyRecognized || recognizes(errorEncoderOf(route), header)),
    );
    if (!match) return undefined;
    const { route, ending } = match;
    const name = restAtEnd.exec(route.path)?.[1];
    if (name === undefined) return { route, parameters };
    return { route, parameters: { ...parameters, [name]: rest.slice(0, rest.length - ending.length) } };
  }
}

const noParameters = Object.freeze({});

/** The route in its own place, and in its others. */
function inEachPlace(route: AnyRoute): readonly AnyRoute[] {
  const others = (route.alsoAt ?? []).map(({ path, keyIn, onlyRecognized }): AnyRoute => {
    const { access } = route;
    const placed = { ...route, path, onlyRecognized };
    return access.kind === 'connection-key' && keyIn ? { ...placed, access: { ...access, keyIn } } : placed;
  });
  return [route, ...others];
}

/** Whether a route is a page that people may type the address of. */
function isPage(route: AnyRoute): route is Route {
  if (route.kind !== 'plain' || route.method !== 'GET' || route.access.kind !== 'public') return false;
  return route.path !== '/' && !route.path.includes('{') && route.replies[200]?.contentType === 'text/html';
}

/**
 * Leads from the address of a page with a slash at its end to the page. The address is relative, so that it is right below a path of a proxy,
 * whose rules about the page apply to the request that follows.
 */
function withSlash(page: Route): AnyRoute {
  const location = `..${page.path.slice(page.path.lastIndexOf('/'))}`;
  return { ...page, path: `${page.path}/`, handle: () => ({ status: 302, headers: { location } }) };
}

function rankOf({ route }: Ending): number {
  return route.onlyRecognized ? 0 : 1;
}

const restAtEnd = /\{(\w+)\+\}(:\w+)?$/;

/** Whether a path that the tree has found differs from that of the route in its parameters only. */
function isAsWritten(written: string, path: string): boolean {
  if (written === path) return true;
  const segments = written.split('/');
  const given = path.split('/');
  const isComplete = given.length === segments.length || restAtEnd.test(written);
  return isComplete && segments.every((segment, place) => segment.startsWith('{') || segment === given[place]);
}

/** The radix tree requires a handler, but is only used for look-ups. */
function noHandler(): void {}
