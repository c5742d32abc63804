import {
  defineInferenceRoute,
  defineRoute,
  type Dialect,
  type InferenceRoute,
  type Route,
  type RouteDefinition,
  z,
  type ZodType,
} from '../api/index.js';

/** What a {@link testRoute} must say; all else that it says replaces the default. */
type TestRoute<P extends ZodType | undefined, Q extends ZodType | undefined, B extends ZodType | undefined> = Pick<
  RouteDefinition<P, Q, B>,
  'path' | 'handle'
> &
  Partial<RouteDefinition<P, Q, B>>;

/** A public `GET` route named by its path, for tests of what its handler does. */
export function testRoute<
  P extends ZodType | undefined = undefined,
  Q extends ZodType | undefined = undefined,
  B extends ZodType | undefined = undefined,
>(route: TestRoute<P, Q, B>): Route {
  return defineRoute({
    operation: route.path,
    method: 'GET',
    access: { kind: 'public' },
    summary: 'Test',
    tag: 'Test',
    replies: {},
    ...route,
  });
}

/** A route with any body for calls in a dialect, for tests of what the dialect does. */
export function testInferenceRoute(operation: string, dialect: Dialect): InferenceRoute {
  const body = z.looseObject({});
  return defineInferenceRoute({
    operation,
    path: `/${operation}`,
    summary: 'Test',
    tag: 'Test',
    dialect,
    body,
    reply: body,
  });
}
