import type { z } from 'zod';

/**
 * The schema of a list without duplicates.
 *
 * @example
 * distinct(z.array(z.string()).min(1));
 */
export function distinct<S extends z.ZodArray>(list: S): S {
  return list
    .check(({ value, issues }) => {
      const places = new Map<unknown, number>();
      for (const [index, item] of value.entries()) {
        const first = places.get(item);
        if (first !== undefined) {
          const message = `must not be in the list twice: it is the same as item ${first}`;
          issues.push({ code: 'custom', input: item, path: [index], message });
          return;
        }
        places.set(item, index);
      }
    })
    .meta({ uniqueItems: true });
}
