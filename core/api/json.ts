/** Any JSON value. Numbers beyond 2^53 may be `JSON.rawJSON` objects; see `parseJson`. */
export type JsonValue = string | number | boolean | null | readonly JsonValue[] | JsonObject;

/** A JSON object whose members have not been validated. */
export interface JsonObject {
  readonly [key: string]: JsonValue | undefined;
}
