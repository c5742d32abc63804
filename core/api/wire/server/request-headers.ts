import { z } from 'zod';
import { validateHeaderName, validateHeaderValue } from '../../internal/node-http.js';

/** A schema for the value of a request header in the `config` of a plugin. HTTP cannot carry every text, and every request would fail with one that it cannot. */
export const headerText = z
  .string()
  .refine(
    (value) => passes(() => validateHeaderValue('x', value)),
    'has a line break, a control character or a letter that HTTP headers cannot contain',
  );

/** The same for a value that is not shown in messages, such as a key. */
export const headerValue = headerText.meta({ secret: true });

/** A schema for the key of a server. Users copy it from examples of whole headers, with the scheme that the gateway adds. */
export const keyValue = headerValue.refine(
  (value) => !/^\s*bearer\s/i.test(value),
  'must be without "Bearer", which is added where the server needs it',
);

/**
 * A schema for request headers that an operator sets, for the `config` of a plugin that calls a server. Their values are not shown in messages. Their
 * names are parsed to lower case, the one in which plugins set their own: a header that is sent in two cases is sent twice.
 */
export const requestHeaders = z.record(
  z
    .string()
    .toLowerCase()
    .refine((name) => passes(() => validateHeaderName(name)), 'is not the name of an HTTP header'),
  headerValue,
);

function passes(check: () => void): boolean {
  try {
    check();
    return true;
  } catch {
    return false;
  }
}
