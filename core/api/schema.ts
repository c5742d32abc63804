/**
 * The schema language of plugin configurations, request and reply bodies (https://zod.dev). Re-exported so that plugins and
 * gateway share one copy; a schema of another major version of the library is refused at the start with a clear message.
 */
export { z } from 'zod';
export type { ZodType } from 'zod';
