import type { DocumentDetails, LibraryDocument } from './document-library.js';
import type { Exchange } from '../exchange.js';
import type { Reply, RouteRequest } from '../route.js';
import { token } from '../token.js';

/** A document, as a file that clients know by its id. */
export interface ClientFile extends LibraryDocument {
  /** The id of the file, the same in the APIs of all dialects. */
  readonly id: string;
}

/** How the fields of a form describe its file. */
export interface UploadFields {
  /** Called with the fields before the file, if there are any: what it throws refuses the file before it is read. */
  readonly check?: (fields: ReadonlyMap<string, string>) => void;
  /** Called with all fields, when the file has arrived. What it throws refuses the file. */
  readonly details: (fields: ReadonlyMap<string, string>) => DocumentDetails;
}

/** Which files to list. */
export interface ClientFilePage {
  /** The most files to return, 1 to 10,000. */
  readonly limit: number;
  /** The order of their creation. */
  readonly order: 'asc' | 'desc';
  /** The id of the file after which the page begins. */
  readonly after?: string | undefined;
  /** The id of the file before which the page ends; not used with {@link after}. */
  readonly before?: string | undefined;
  /** As in `DocumentListing`. */
  readonly purpose?: string | null | undefined;
}

/**
 * The documents of the gateway as files that clients upload, list and name in messages, for dialects: each writes them in its own form. The connection of
 * the request decides which files there are. Every method with an exchange throws `GW_DOCUMENTS_DISABLED`
 * (403) for one without `enableDocuments`.
 */
export interface ClientFiles {
  /** The id of a document as a file. */
  idOf(documentId: string): string;
  /**
   * Makes a document of the file of a form (`multipart/form-data`), the field `file`, while it arrives. For a route that `takesStream`.
   *
   * @throws GatewayError `GW_REQUEST_INVALID` (400) for the form, and as `DocumentLibrary.add`
   */
  upload(request: Pick<RouteRequest, 'exchange' | 'stream' | 'occupies'>, fields: UploadFields): Promise<ClientFile>;
  /** @throws GatewayError `GW_FILE_UNKNOWN` (404) */
  find(id: string, exchange: Exchange): Promise<ClientFile>;
  /** Returns the files that exist, sorted by their ids. */
  findAll(ids: readonly string[], exchange: Exchange): Promise<readonly ClientFile[]>;
  /** @throws GatewayError `GW_FILE_UNKNOWN` (404) if there is no file where the page is to begin or to end */
  list(
    page: ClientFilePage,
    exchange: Exchange,
  ): Promise<{ readonly items: readonly ClientFile[]; readonly hasMore: boolean }>;
  /** A reply with the bytes of a file, which a browser saves and never displays. @throws GatewayError `GW_FILE_UNKNOWN` (404) */
  content(id: string, exchange: Exchange): Promise<Reply>;
  /** Deletes a file, its document and all that is derived from it. @throws GatewayError `GW_FILE_UNKNOWN` (404) */
  remove(id: string, exchange: Exchange): Promise<void>;
}

/** Provided by the plugin that serves files. */
export const ClientFiles = token<ClientFiles>('client-files');
