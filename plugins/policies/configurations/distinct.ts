import type { z } from '../../../core/api/index.js';

/** A list without duplicates. */
export function distinct<S extends z.ZodArray>(list: S): S {
  return list
    .refine((items) => new Set(items).size === items.length, { message: 'must not have the same item twice' })
    .meta({ uniqueItems: true });
}
