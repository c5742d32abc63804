import type { JsonObject } from '../json.js';
import { token } from '../token.js';

/** The OpenAPI 3.1 document of all routes. */
export interface ApiDescription {
  /**
   * The document that `/openapi.json` serves. It is complete when every plugin is set up, so call this while handling a request, not in
   * `setup`.
   */
  document(): JsonObject;
}

/** Kept by the core. */
export const ApiDescription = token<ApiDescription>('api-description');
