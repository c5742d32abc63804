import { unchangeableMark } from '../internal/validation/schema-shape.js';

/**
 * Metadata for the body of an update: the members of the resource that an update cannot change. A client that sends
 * back what a read has returned is told that they cannot be changed, not that they are unknown, and what to do instead, if anything.
 *
 * @example
 * const thingUpdate = z
 *   .strictObject({ name })
 *   .meta({ id: 'ThingUpdate', ...unchangeable('id', 'created', ['kind', 'create another thing']) });
 */
export function unchangeable(
  ...members: readonly (string | readonly [name: string, instead: string])[]
): Readonly<Record<string, Readonly<Record<string, string>>>> {
  return {
    [unchangeableMark]: Object.fromEntries(members.map((each) => (typeof each === 'string' ? [each, ''] : each))),
  };
}
