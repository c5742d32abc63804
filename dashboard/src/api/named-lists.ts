import type { ApiKey, ConnectionListItem, Document, Prompt } from './schemas.js';

/** A list operation that is searched by name (`search`), and whose items are read by their ids (`ids`). */
export interface NamedList<Item> {
  readonly path: string;
  readonly idOf: (item: Item) => string;
  /** What else `ids` finds it by. */
  readonly otherIdsOf?: (item: Item) => readonly string[];
  /** What people choose it by. */
  readonly nameOf: (item: Item) => string;
}

export const connectionList: NamedList<ConnectionListItem> = {
  path: 'v1/management/connections',
  idOf: ({ connectionId }) => connectionId,
  nameOf: ({ name }) => name,
};

export const keyList: NamedList<ApiKey> = {
  path: 'v1/management/api-keys',
  idOf: ({ keyId }) => keyId,
  nameOf: ({ name }) => name,
};

export const promptList: NamedList<Prompt> = {
  path: 'v1/management/prompts',
  idOf: ({ id }) => id,
  otherIdsOf: ({ versions }) => versions.map(({ id }) => id),
  nameOf: ({ name }) => name,
};

export const documentList: NamedList<Document> = {
  path: 'v1/management/documents',
  idOf: ({ documentIdentifier }) => documentIdentifier,
  nameOf: ({ fileName }) => fileName,
};
