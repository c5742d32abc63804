import { z, type ZodType } from 'zod';
import { isJsonObject } from '../wire/json/json.js';

/**
 * Schema of an object whose names are chosen by clients, from its `z.record`. Zod drops a member named `__proto__` silently, so that what it
 * asked for would be ignored; with this schema it is refused.
 */
export function anyNames<S extends ZodType>(record: S): z.ZodPipe<z.ZodTransform, S> {
  return z.preprocess((value, context) => {
    if (isJsonObject(value) && Object.hasOwn(value, '__proto__'))
      context.addIssue({ code: 'custom', path: ['__proto__'], message: 'has a name that is not allowed here' });
    return value;
  }, record) as unknown as z.ZodPipe<z.ZodTransform, S>;
}
