import { childNodes, type ConfigNode, type ScalarNode, scalarsIn } from '../reading/config-tree.js';
import type { ConfigPath } from '../reading/positions.js';
import { isNamedSecret, isSecretName } from '../reading/secrets.js';
import { nearestName } from '../../core/api/text/nearest-name.js';
import {
  alternatives,
  childSchemas,
  definitionOf,
  isMarkedSecret,
  knownKeys,
  namesInsteadOf,
  type Schema,
} from '../../core/api/internal/validation/schema-shape.js';

/**
 * The scalars below `node` that the schema marks as secret, even if one stands where a list of secrets or a mapping with one belongs, or its key is
 * misspelt.
 */
export function markedSecrets(schema: Schema, node: ConfigNode): readonly ScalarNode[] {
  const candidates = alternatives(schema);
  if (isMarkedSecret(schema) || (node.kind === 'scalar' && standForSecrets(candidates))) return scalarsOf(node);
  const known = knownKeys(candidates);
  return childNodes(node).flatMap(([step, child]) => {
    const isKnown = typeof step === 'number' || known.includes(step);
    const meant = isKnown ? step : (nearestName(step, known) ?? step);
    if (isNamedSecret(String(meant), child)) return scalarsOf(child);
    const schemas = candidates.flatMap((candidate) => childSchemas(candidate, meant));
    return schemas.flatMap((childSchema) => markedSecrets(childSchema, child));
  });
}

/** Whether a scalar may be a secret that was meant for the inside of what the schemas want. */
function standForSecrets(schemas: readonly Schema[]): boolean {
  const isScalar = schemas.some((schema) => !containers.has(definitionOf(schema).type));
  return schemas.some(listsSecrets) || (!isScalar && schemas.some(hasSecret));
}

const containers = new Set(['array', 'record', 'object']);

function listsSecrets(schema: Schema): boolean {
  const { type } = definitionOf(schema);
  return (type === 'array' || type === 'record') && childSchemas(schema, 0).some(isMarkedSecret);
}

function hasSecret(schema: Schema): boolean {
  return knownKeys([schema]).some((key) => isSecretName(key) || childSchemas(schema, key).some(isMarkedSecret));
}

/** A key that is in no schema of its mapping. */
interface StrayKey {
  readonly path: ConfigPath;
  readonly known: readonly string[];
}

/**
 * Finds unknown keys at every level. zod's plain objects silently drop them, and plugin authors forget `strictObject`; but in a file that people
 * write, an unknown key is a mistake, unless the schema accepts any key (`looseObject`, `record`).
 */
export function strayKeys(schema: Schema, node: ConfigNode): readonly StrayKey[] {
  return strayKeysOf(alternatives(schema), node, []);
}

function strayKeysOf(schemas: readonly Schema[], node: ConfigNode, path: ConfigPath): readonly StrayKey[] {
  const closed = node.kind === 'map' && schemas.some(isClosedObject) && !schemas.some(takesAnyKey);
  const known = closed ? knownKeys(schemas) : [];
  return childNodes(node).flatMap(([step, child]) => {
    const childPath = [...path, step];
    if (closed && !known.includes(String(step)))
      return [{ path: childPath, known: namesInsteadOf(String(step), schemas, scalarsIn(node)) }];
    const below = schemas.flatMap((schema) => childSchemas(schema, step)).flatMap(alternatives);
    return strayKeysOf(below, child, childPath);
  });
}

function isClosedObject(schema: Schema): boolean {
  const definition = definitionOf(schema);
  if (definition.type !== 'object') return false;
  return definition.catchall === undefined || definitionOf(definition.catchall).type === 'never';
}

const takesNoMapping = new Set(
  (
    'string number int bigint boolean symbol null undefined void never nan date ' +
    'enum literal template_literal array tuple'
  ).split(' '),
);

function takesAnyKey(schema: Schema): boolean {
  return !takesNoMapping.has(definitionOf(schema).type) && !isClosedObject(schema);
}

function scalarsOf(node: ConfigNode): readonly ScalarNode[] {
  return node.kind === 'scalar' ? [node] : childNodes(node).flatMap(([, child]) => scalarsOf(child));
}
