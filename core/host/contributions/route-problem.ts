import { type Dialect, type InferenceRoute, roles, type Route, z, type ZodType } from '../../api/index.js';

const methods: readonly string[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
const texts = ['operation', 'path', 'summary', 'tag'] as const;
/** Without colons and asterisks, which the router would take for parameters, except for a word after the rest of the path. */
const path = /^\/[^\s?#:*]*(?:(?<=\+\}):\w+)?$/;

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
  const problem = route.kind === 'plain' ? plainProblem(route) : dialectProblem((route as InferenceRoute).dialect);
  return problem === undefined ? undefined : `${named} ${problem}`;
}

function plainProblem({ handle, replies, errors, parameters, body }: Partial<Route>): string | undefined {
  if (typeof handle !== 'function') return 'which lacks "handle"';
  if (typeof replies !== 'object') return 'which lacks "replies"';
  if (errors !== undefined && typeof errors !== 'function') return 'whose "errors" is not an error encoder';
  const schemas = { 'parameters.path': parameters?.path, 'parameters.query': parameters?.query, body };
  const wrong = Object.entries(schemas).find(([, schema]) => schema !== undefined && !isSchema(schema));
  return wrong && `whose "${wrong[0]}" is not a zod schema`;
}

function isSchema(value: unknown): boolean {
  return typeof (Object(value) as Partial<ZodType>).safeParse === 'function';
}

function dialectProblem(dialect: Partial<Dialect> | undefined): string | undefined {
  if (typeof dialect !== 'object') return 'which lacks "dialect"';
  if (typeof dialect.name !== 'string') return 'whose dialect lacks "name"';
  const missing = (['decode', 'encode', 'error'] as const).find((name) => typeof dialect[name] !== 'function');
  return missing && `whose dialect lacks "${missing}"`;
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
