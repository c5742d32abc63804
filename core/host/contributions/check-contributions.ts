import {
  type Contributions,
  type DocumentFormat,
  type InferenceRoute,
  isJsonObject,
  type ModelInfo,
  type PolicyType,
  type Route,
  type ToolFunction,
  z,
} from '../../api/index.js';
import { refuseUnknownMembers } from '../../api/internal/refuse-unknown-members.js';
import { known } from './known-members.js';
import { routeProblem } from './route-problem.js';

/** Whether a plugin's `setup` may return a member of this name. */
export function isContribution(name: string): boolean {
  return Object.hasOwn(known.contributions, name);
}

/**
 * Validates what a plugin's `setup` has returned. A hook with a misspelt name would never run, without any error.
 *
 * @throws Error that names the member, and the known one that was probably meant
 */
export function checkContributions(contributions: Contributions): void {
  if (typeof contributions !== 'object' || contributions === null) {
    throw new Error('its setup must return an object, which may be empty');
  }
  if (Array.isArray(contributions)) throw new Error('its setup must return an object, not a list');
  checkKinds(contributions);
  refuseUnknownMembers(contributions, known.contributions, 'its setup returned an object');
}

const lists = [
  'routes',
  'models',
  'policyTypes',
  'functions',
  'documentFormats',
] as const satisfies readonly (keyof Contributions)[];
/** Members that may be a list, or a function that returns one later. */
const canBeAsked: ReadonlySet<keyof Contributions> = new Set(['models', 'functions']);
const noFunctions: ReadonlySet<keyof Contributions> = new Set([...lists, 'services', 'transform', 'retention']);

/** Checks the type of each member. Found here, a mistake is attributed to its plugin; later it would look like a fault of the gateway. */
function checkKinds(contributions: Contributions): void {
  for (const name of Object.keys(known.contributions) as (keyof Contributions)[]) {
    const value: unknown = contributions[name];
    if (value === undefined || noFunctions.has(name) || typeof value === 'function') continue;
    throw new Error(`its setup returned a "${name}" that is not a function`);
  }
  for (const name of lists) {
    const value: unknown = contributions[name];
    if (value === undefined || Array.isArray(value) || (canBeAsked.has(name) && typeof value === 'function')) continue;
    throw new Error(`its setup returned "${name}" that is not a list`);
  }
  checkServices(contributions.services);
  checkTransform(contributions.transform);
  checkRetention(contributions.retention);
  const { routes = [], models = [], policyTypes = [], functions = [], documentFormats = [] } = contributions;
  checkRoutes(routes);
  if (typeof models !== 'function') checkModels(models, 'its setup');
  checkPolicyTypes(policyTypes);
  checkDocumentFormats(documentFormats);
  if (typeof functions !== 'function') checkFunctions(functions, 'its setup');
}

function checkServices(services: unknown): void {
  if (services === undefined) return;
  if (services instanceof Promise) {
    services.catch(() => undefined);
    throw new Error('its setup returned "services" that is a promise: await it');
  }
  if (typeof services !== 'object' || services === null || Array.isArray(services))
    throw new Error('its setup returned "services" that is not an object');
}

function checkTransform(transform: unknown): void {
  if (transform === undefined) return;
  const { stage, rewrite, buffer } = Object(transform) as Record<string, unknown>;
  const { maxBytes } = Object(buffer) as Record<string, unknown>;
  const isStreaming = buffer === undefined && typeof stage === 'function';
  const isBuffered = typeof rewrite === 'function' && typeof maxBytes === 'number' && maxBytes > 0;
  if (isStreaming || isBuffered)
    return refuseUnknownMembers(transform as object, known.transform, 'its setup returned a "transform"');
  throw new Error(
    'its setup returned a "transform" that is neither { stage(call, exchange) { … } } nor { buffer: { maxBytes }, rewrite(parts) { … } }',
  );
}

function checkRetention(retention: unknown): void {
  if (retention === undefined) return;
  const { settings, tables } = Object(retention) as Record<string, unknown>;
  if (typeof settings !== 'object' || settings === null || !Array.isArray(tables))
    throw new Error('its setup returned a "retention" that is not { settings, tables }');
  refuseUnknownMembers(retention as object, known.retention, 'its setup returned a "retention"');
}

function checkRoutes(routes: readonly (Route | InferenceRoute)[]): void {
  for (const [index, route] of routes.entries()) {
    const mistake = routeProblem(route);
    if (mistake !== undefined) throw new Error(`its setup returned routes[${index}], ${mistake}`);
    const where = `its setup returned routes[${index}], "${route.operation}",`;
    refuseUnknownMembers(route, known[route.kind], where);
    refuseUnknownMembers(route.parameters ?? {}, known.parameters, `${where} whose parameters come`);
    if (route.kind === 'inference') refuseUnknownMembers(route.dialect, known.dialect, `${where} whose dialect comes`);
  }
}

function checkPolicyTypes(types: readonly PolicyType[]): void {
  for (const [index, type] of types.entries()) {
    const where = `its setup returned policyTypes[${index}]`;
    if (typeof type?.policyType !== 'string' || !Array.isArray(type.validActions) || !type.configuration)
      throw new Error(`${where}, which was not made by definePolicyType`);
    refuseUnknownMembers(type, known.policyType, where);
  }
}

function checkDocumentFormats(formats: readonly DocumentFormat[]): void {
  for (const [index, format] of formats.entries()) {
    const where = `its setup returned documentFormats[${index}]`;
    if (typeof format?.name !== 'string' || !Array.isArray(format.extensions) || typeof format.module !== 'string')
      throw new Error(`${where} without name, extensions or module`);
    refuseUnknownMembers(format, known.documentFormat, where);
  }
}

/**
 * Checks that each function can be offered to models, and run.
 *
 * @param giver what has returned them, for the error
 */
export function checkFunctions(functions: readonly ToolFunction[], giver: 'its setup' | 'it'): void {
  for (const [index, one] of functions.entries()) {
    const where = `${giver} returned functions[${index}]`;
    if (typeof one?.tool?.name !== 'string' || typeof one.run !== 'function')
      throw new Error(`${where} without tool.name or run`);
    if (one.tool.inputSchema instanceof z.ZodType)
      throw new Error(`${where} whose tool.inputSchema is no JSON Schema, but one of zod: z.toJSONSchema(schema)`);
    if (!isJsonObject(one.tool.inputSchema))
      throw new Error(`${where} without the schema of its arguments: tool.inputSchema, such as { type: 'object' }`);
    refuseUnknownMembers(one, known.function, where);
    refuseUnknownMembers(one.tool, known.tool, `${where}.tool`);
  }
}

/**
 * Checks that each model is a valid entry of the catalog.
 *
 * @param giver what has returned them, for the error
 */
export function checkModels(models: readonly ModelInfo[], giver: 'its setup' | 'it'): void {
  for (const [index, model] of models.entries()) {
    const where = `${giver} returned models[${index}]`;
    if (typeof model?.modelId !== 'string' || typeof model.provider !== 'string' || !Array.isArray(model.capabilities))
      throw new Error(`${where} without modelId, provider or capabilities; use modelTable to make the list`);
    refuseUnknownMembers(model, known.model, where);
  }
}
