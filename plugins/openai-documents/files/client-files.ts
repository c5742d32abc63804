import type {
  ClientFile,
  ClientFilePage,
  ClientFiles,
  DocumentOwner,
  LibraryDocument,
} from '../../../core/api/database.js';
import type { Exchange, Reply } from '../../../core/api/index.js';
import type { DocumentServices } from '../document-services.js';
import { idOf, uuidIn } from '../object-ids.js';
import { pageOf } from '../object-list.js';
import { createFile } from './create-file.js';
import { findFile, unlessDeleted } from './find-file.js';

/** The service with which the routes of each dialect serve files. */
export function clientFiles(services: DocumentServices): ClientFiles {
  const { library } = services;
  const find = async (id: string, exchange: Exchange): Promise<ClientFile> =>
    asFile(await findFile(id, library.ownerOf(exchange), services));
  return {
    idOf: fileId,
    find,
    upload: async (request, fields) =>
      asFile(await createFile(request, library.ownerOf(request.exchange), services, fields)),
    async findAll(ids, exchange) {
      const known = ids.flatMap((id) => uuidIn('file', id) ?? []);
      return (await library.find(known, library.ownerOf(exchange))).map(asFile);
    },
    list: (page, exchange) => listFiles(page, library.ownerOf(exchange), services),
    content: (id, exchange) => contentOf(id, exchange, services),
    async remove(id, exchange) {
      const { documentId } = await find(id, exchange);
      await library.remove(documentId, library.ownerOf(exchange)).catch(unlessDeleted(id));
    },
  };
}

function fileId(documentId: string): string {
  return idOf('file', documentId);
}

function asFile(document: LibraryDocument): ClientFile {
  return { ...document, id: fileId(document.documentId) };
}

async function listFiles(
  { purpose, ...page }: ClientFilePage,
  owner: DocumentOwner,
  services: DocumentServices,
): ReturnType<ClientFiles['list']> {
  const find = async (id: string): Promise<string> => (await findFile(id, owner, services)).documentId;
  const { items, hasMore } = await pageOf(page, find, ({ limit, order, beyond }) => {
    const listing = { limit, after: beyond, purpose } as const;
    return services.library.list({ ...listing, order: order === 'asc' ? 'oldest first' : 'newest first' }, owner);
  });
  return { items: items.map(asFile), hasMore };
}

async function contentOf(id: string, exchange: Exchange, { library }: DocumentServices): Promise<Reply> {
  const owner = library.ownerOf(exchange);
  const { documentId } = await findFile(id, owner, { library });
  const { document, bytes } = await library.open(documentId, owner, exchange.signal).catch(unlessDeleted(id));
  // Whatever it is, a browser saves it, and runs nothing in it.
  const headers = {
    'cache-control': 'private, no-store',
    'content-disposition': 'attachment',
    'content-length': String(document.sizeBytes),
    'x-content-type-options': 'nosniff',
  };
  return { contentType: 'application/octet-stream', headers, stream: bytes };
}
