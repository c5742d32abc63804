import type { JsonObject } from '../json.js';
import { token } from '../token.js';

/** The description of every route, as an OpenAPI 3.1 document. */
export interface ApiDescription {
  /** The document that `/openapi.json` serves. Complete once every plugin is set up: ask for it when a request comes, not in `setup`. */
  document(): JsonObject;
}

/** Kept by the core. */
export const ApiDescription = token<ApiDescription>('api-description');
