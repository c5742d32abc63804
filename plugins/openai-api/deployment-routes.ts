import {
  defineInferenceRoute,
  type Dialect,
  type InferenceRoute,
  type KeyAccess,
  type Route,
  z,
} from '../../core/api/index.js';

const keyIn = { header: 'api-key' };
const access: KeyAccess = { kind: 'connection-key', keyIn };
const parameters = {
  path: z.object({ model: z.string().describe('Replaces the model in the body.') }),
};

/**
 * The same operations in the form of Azure's clients, which name the model in the path and send the key in a header of its own.
 *
 * @param routes below `/v1`
 */
export function deploymentRoutes(routes: readonly InferenceRoute[]): readonly InferenceRoute[] {
  return routes.map((route) =>
    defineInferenceRoute({
      ...route,
      operation: `${route.operation}OfDeployment`,
      path: `/openai/deployments/{model}${route.path.slice('/v1'.length)}`,
      summary: `${route.summary}, in the form of Azure’s clients`,
      access,
      parameters,
      dialect: withModelInPath(route.dialect),
      examples: (route.examples ?? []).map((example) => ({ ...example, path: { model: modelOf(example.body) } })),
    }),
  );
}

/**
 * The same operation where other clients call it: without `/v1`, for those whose address lacks it; and Azure's below `/openai/v1`, and below `/openai`
 * what has no deployment in its path.
 */
export function alsoElsewhere<R extends InferenceRoute | Route>(route: R): R {
  if (!route.path.startsWith('/v1/')) return route;
  const short = route.path.slice('/v1'.length);
  const ofAzure = [`/openai${route.path}`];
  if (/^\/(?:models|responses)\b/.test(short)) ofAzure.push(`/openai${short}`);
  return { ...route, alsoAt: [{ path: short }, ...ofAzure.map((path) => ({ path, keyIn }))] };
}

function withModelInPath(dialect: Dialect): Dialect {
  return {
    ...dialect,
    decode: (body, request, path, files) =>
      dialect.decode({ ...body, model: path?.['model'] ?? '' }, request, path, files),
  };
}

function modelOf(body: unknown): string {
  return String(Object(body).model);
}
