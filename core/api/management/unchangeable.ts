import { unchangeableMark } from '../internal/validation/schema-shape.js';

/**
 * Metadata for the body of an update: the members of the resource that an update cannot change. A client that sends
 * back what a read has returned is told that they cannot be changed, not that they are unknown.
 *
 * @example
 * const thingUpdate = z.strictObject({ name }).meta({ id: 'ThingUpdate', ...unchangeable('id', 'created', 'updated') });
 */
export function unchangeable(...names: readonly string[]): Readonly<Record<string, readonly string[]>> {
  return { [unchangeableMark]: names };
}
