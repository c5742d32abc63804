import { type InferenceRoute, type Route, z } from '../../api/index.js';

const methods: readonly string[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
const roles: readonly string[] = ['viewer', 'editor', 'admin'];
const texts = ['operation', 'path', 'summary', 'tag'] as const;
/** Without colons and asterisks, which the router would take for parameters. */
const path = /^\/[^\s?#:*]*$/;

/**
 * Validates a route's declaration, and above all its access: an unknown kind of access would not be enforced.
 *
 * @returns what is wrong, or undefined
 */
export function routeProblem(given: Route | InferenceRoute): string | undefined {
  const route = Object(given) as Partial<Route | InferenceRoute>;
  if (route.kind !== 'plain' && route.kind !== 'inference') {
    return 'which was made by neither defineRoute nor defineInferenceRoute';
  }
  const missing = texts.find((name) => typeof route[name] !== 'string');
  if (missing !== undefined) return `which lacks "${missing}"`;
  const named = `"${route.operation}",`;
  if (!methods.includes(String(route.method))) return `${named} whose method is not one of ${methods.join(', ')}`;
  if (!path.test(route.path ?? '')) {
    return `${named} whose path must look like "/v1/quotes/{id}", or "/v1/files/{name+}" for everything that follows`;
  }
  const parameters = parameterProblem(route as Route);
  if (parameters !== undefined) return `${named} ${parameters}`;
  const access = accessProblem(route.access);
  if (access !== undefined) return `${named} ${access}`;
  if (route.kind === 'plain' && typeof route.handle !== 'function') return `${named} which lacks "handle"`;
  if (route.kind === 'plain' && typeof route.replies !== 'object') return `${named} which lacks "replies"`;
  return route.kind === 'inference' && typeof route.dialect !== 'object' ? `${named} which lacks "dialect"` : undefined;
}

function accessProblem(access: Route['access'] | undefined): string | undefined {
  if (access?.kind === 'public' || access?.kind === 'connection-key') return undefined;
  if (access?.kind !== 'bearer') return 'whose access.kind is not one of public, bearer, connection-key';
  return roles.includes(access.role) ? undefined : `whose access.role is not one of ${roles.join(', ')}`;
}

/** Finds a parameter that only the path or only its schema has: a required one would make every request invalid. */
function parameterProblem(route: Route): string | undefined {
  const schema: unknown = route.parameters?.path ?? z.object({});
  if (!(schema instanceof z.ZodObject)) return undefined;
  const inPath = [...route.path.matchAll(/\{([^}+]+)\+?\}/g)].map(([, name]) => String(name));
  const declared = Object.keys(schema.shape);
  const unknown = declared.find((name) => !inPath.includes(name)) ?? inPath.find((name) => !declared.includes(name));
  if (unknown === undefined) return undefined;
  const [has, lacks] = declared.includes(unknown) ? ['parameters.path', 'path'] : ['path', 'parameters.path'];
  return `whose ${has} has "${unknown}", but not its ${lacks}`;
}
