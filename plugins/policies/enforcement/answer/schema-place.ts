import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../../../../core/api/index.js';

/** Keywords that restrict the values of a string. */
const narrowing = ['enum', 'const', 'pattern', 'format', 'maxLength', 'minLength', 'contentEncoding'];
const branches = ['anyOf', 'oneOf', 'allOf'];

/**
 * What a schema says about a value and about all that is in it, with references and branches resolved. Each schema counts once, however
 * many references and branches lead to it: clients write schemas, and these may refer to themselves.
 */
export class SchemaPlace {
  /**
   * Whether a string of an answer may be changed: not if only certain values are valid. Strings that the schema does not describe may be
   * changed.
   */
  readonly mayChange: boolean;
  readonly #schemas: readonly JsonObject[];
  readonly #shared: SharedPlaces;
  /** The members and items about which the schemas say something of their own. */
  readonly #named: ReadonlySet<string | number>;
  readonly #inner = new Map<string | number | undefined, SchemaPlace>();

  constructor(schemas: readonly JsonObject[], shared: SharedPlaces) {
    this.#shared = shared;
    this.#schemas = alternatives(schemas, shared.root);
    this.#named = new Set(this.#schemas.flatMap(namesIn));
    this.mayChange = !this.#schemas.some((schema) => narrowing.some((keyword) => keyword in schema));
  }

  /** The place of the whole answer. */
  static of(schema: JsonObject): SchemaPlace {
    return new SharedPlaces(schema).of([schema]);
  }

  /** The place of an inner value. @param path the keys and indexes that lead to it */
  at(path: readonly (string | number)[]): SchemaPlace {
    return path.reduce<SchemaPlace>((place, step) => place.#at(step), this);
  }

  #at(step: string | number): SchemaPlace {
    const key = this.#named.has(step) ? step : typeof step === 'number' ? -1 : undefined;
    const known = this.#inner.get(key);
    if (known) return known;
    const place = this.#shared.of(this.#schemas.map((schema) => next(schema, step)).filter(isJsonObject));
    this.#inner.set(key, place);
    return place;
  }
}

/** The places of one schema: there is one for each set of inner schemas, however many paths lead to it. */
class SharedPlaces {
  readonly root: JsonObject;
  readonly #numbers = new Map<JsonObject, number>();
  readonly #places = new Map<string, SchemaPlace>();

  constructor(root: JsonObject) {
    this.root = root;
  }

  of(schemas: readonly JsonObject[]): SchemaPlace {
    const distinct = [...new Set(schemas)];
    const key = distinct.map((schema) => this.#numberOf(schema)).join(' ');
    const known = this.#places.get(key);
    if (known) return known;
    const place = new SchemaPlace(distinct, this);
    this.#places.set(key, place);
    return place;
  }

  #numberOf(schema: JsonObject): number {
    const number = this.#numbers.get(schema) ?? this.#numbers.size;
    this.#numbers.set(schema, number);
    return number;
  }
}

function namesIn({ properties, prefixItems }: JsonObject): readonly (string | number)[] {
  return [
    ...(isJsonObject(properties) ? Object.keys(properties) : []),
    ...(isJsonArray(prefixItems) ? prefixItems.keys() : []),
  ];
}

/** Schemas, with those that they refer to and all of their branches; each once. */
function alternatives(schemas: readonly JsonObject[], root: JsonObject): readonly JsonObject[] {
  const found = new Set(schemas);
  const add = (schema: JsonValue | undefined): void => {
    if (isJsonObject(schema)) found.add(schema);
  };
  // A set is walked to its end, even if it grows meanwhile.
  for (const schema of found) {
    const reference = schema['$ref'];
    if (typeof reference === 'string') add(atPointer(reference, root));
    for (const name of branches) {
      const list = schema[name];
      if (isJsonArray(list)) for (const branch of list) add(branch);
    }
  }
  return [...found];
}

function next(schema: JsonObject, step: string | number): JsonValue | undefined {
  const { properties, additionalProperties, items, prefixItems } = schema;
  if (typeof step === 'string') {
    const own = isJsonObject(properties) && Object.hasOwn(properties, step) ? properties[step] : undefined;
    return own ?? additionalProperties;
  }
  return (isJsonArray(prefixItems) ? prefixItems[step] : undefined) ?? items;
}

/** Resolves a JSON pointer (RFC 6901) inside the document. */
function atPointer(reference: string, root: JsonObject): JsonValue | undefined {
  if (!reference.startsWith('#')) return undefined;
  let place: JsonValue | undefined = root;
  for (const segment of reference.slice(1).split('/').slice(1)) {
    const name = unescaped(segment).replaceAll('~1', '/').replaceAll('~0', '~');
    if (isJsonArray(place)) place = place[Number(name)];
    else place = isJsonObject(place) && Object.hasOwn(place, name) ? place[name] : undefined;
  }
  return place;
}

/** What is not percent-encoded correctly is taken as it is. */
function unescaped(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
