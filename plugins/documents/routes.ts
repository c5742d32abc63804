import { callerOf, defineRoute, done, doneReply, refusal, type Route } from '../../core/api/index.js';
import { deleteDocument, processDocuments, signDownload, updateDocument } from './change-documents.js';
import * as schema from './document-schema.js';
import { ownerOf } from './document-owner.js';
import type { DocumentServices } from './document-services.js';
import { listDocuments, statusesOf } from './list-documents.js';
import * as examples from './route-examples.js';
import { beginUpload, finalizeUpload } from './uploads/signed-uploads.js';

const tag = 'Documents';
const list = '/v1/management/documents';
const byKey = { kind: 'connection-key' } as const;
const disabled = refusal('Documents, or the whole connection, are disabled.');
const disabledOrFull = refusal(
  'Documents, or the whole connection, are disabled; or the connection has as many documents, or bytes of files, as it may have.',
);

/** The management of documents. */
export function documentRoutes(services: DocumentServices): readonly Route[] {
  return [
    uploadRoute(services),
    finalizeRoute(services),
    listRoute(services),
    statusRoute(services),
    updateRoute(services),
    deleteRoute(services),
    processRoute(services),
    downloadRoute(services),
  ];
}

function uploadRoute(services: DocumentServices): Route {
  return defineRoute({
    operation: 'createDocumentUploadUrl',
    method: 'POST',
    path: `${list}/upload/presign`,
    access: byKey,
    summary: 'Get a URL for uploading a file',
    description:
      'First of three steps: send the file to `url` with PUT and the same content type, then call `finalizeDocumentUpload` with `key`, which becomes the identifier of the document. The URL is valid for 10 minutes.',
    tag,
    body: schema.uploadRequest,
    replies: {
      200: { description: 'The URL; send the file to it with PUT within 10 minutes.', schema: schema.signedUrl },
      400: refusal('A field is missing or invalid, or files with such a name are not supported.'),
      403: disabledOrFull,
      429: refusal('Too many uploads have been started but not finalized.'),
    },
    examples: examples.beginUpload,
    handle: async ({ exchange, body }) => ({ body: await beginUpload(body, ownerOf(exchange), services, exchange) }),
  });
}

function finalizeRoute(services: DocumentServices): Route {
  return defineRoute({
    operation: 'finalizeDocumentUpload',
    method: 'POST',
    path: `${list}/upload/finalize`,
    access: byKey,
    summary: 'Create a document from an uploaded file',
    description:
      'Creates a document from the file that was sent to the signed URL, and queues it for processing. Ask `getDocumentStatuses` until it is `completed`, or `failed` with a reason.',
    tag,
    body: schema.uploadToFinalize,
    replies: {
      200: { description: 'The document was created and queued for processing.', schema: doneReply },
      400: refusal(
        'The key is invalid, no file was sent, or its content is not supported; or a field is missing or invalid.',
      ),
      403: disabledOrFull,
    },
    examples: examples.finalize,
    async handle({ exchange, body }) {
      await finalizeUpload(body, ownerOf(exchange), services, exchange.signal);
      return { body: done('The document is queued for processing.') };
    },
  });
}

function listRoute({ database }: DocumentServices): Route {
  return defineRoute({
    operation: 'listDocuments',
    method: 'GET',
    path: list,
    access: byKey,
    summary: 'List the documents, newest first',
    description:
      'Returns a page of the documents that the connection may see: all of the organization, except those that are `restricted` to another connection.',
    tag,
    parameters: { query: schema.documentQuery },
    replies: {
      200: { description: 'A page of documents; a page beyond the end is empty.', schema: schema.documentPage },
      400: refusal('The page is out of range, or the status is unknown.'),
      403: disabled,
    },
    examples: examples.list,
    handle: async ({ exchange, query }) => ({ body: await listDocuments(database, ownerOf(exchange), query) }),
  });
}

function statusRoute({ database }: DocumentServices): Route {
  return defineRoute({
    operation: 'getDocumentStatuses',
    method: 'POST',
    path: `${list}/status`,
    access: byKey,
    summary: 'Get the processing status of documents',
    description:
      'Returns status and progress of several documents at once. Identifiers that are unknown are left out of the answer.',
    tag,
    body: schema.statusRequest,
    replies: {
      200: { description: 'The status of the documents that exist.', schema: schema.statusReply },
      400: refusal('The list of identifiers is missing or empty.'),
      403: disabled,
    },
    examples: examples.status,
    handle: async ({ exchange, body }) => ({
      body: await statusesOf(database, ownerOf(exchange), body.documentIdentifiers),
    }),
  });
}

function updateRoute(services: DocumentServices): Route {
  return defineRoute({
    operation: 'updateDocument',
    method: 'PUT',
    path: list,
    access: byKey,
    summary: 'Change the classification or the tags of a document',
    description:
      'Changes the classification or the tags. A document that is `restricted` can be seen and found only through the connection that uploaded it.',
    tag,
    body: schema.documentUpdate,
    replies: {
      200: { description: 'It is changed.', schema: doneReply },
      400: refusal('The classification is invalid, a field is missing, or there is no such document.'),
      403: disabled,
    },
    examples: examples.update,
    async handle({ exchange, body }) {
      await updateDocument(body, ownerOf(exchange), services);
      return { body: done('The document is updated.') };
    },
  });
}

function deleteRoute(services: DocumentServices): Route {
  return defineRoute({
    operation: 'deleteDocument',
    method: 'DELETE',
    path: list,
    access: byKey,
    summary: 'Delete a document for good, with its file and everything derived from it',
    description:
      'Deletes the record, the file, and all passages and vectors, also while the document is being processed.',
    tag,
    body: schema.documentToDelete,
    replies: {
      200: { description: 'It is deleted.', schema: doneReply },
      400: refusal('There is no such document, or this connection may not see it.'),
      403: disabled,
    },
    examples: examples.remove,
    async handle({ exchange, body }) {
      await deleteDocument(body.documentIdentifier, ownerOf(exchange), services);
      return { body: done('The document is deleted.') };
    },
  });
}

function processRoute(services: DocumentServices): Route {
  return defineRoute({
    operation: 'processDocuments',
    method: 'POST',
    path: `${list}/process`,
    access: { kind: 'bearer', role: 'editor' },
    summary: 'Process documents again',
    description:
      'Queues failed and completed documents once more, for example after a change of limits. Searches find the old passages of a completed document until the new ones are there. Either all named documents are queued or none.',
    tag,
    body: schema.documentsToProcess,
    replies: {
      200: { description: 'The documents are queued; the body is empty.' },
      400: refusal('No document is named, or a named one does not exist; nothing is queued.'),
      403: refusal('The role of the access token is too low, or documents are disabled on the connection.'),
    },
    examples: examples.process,
    async handle({ exchange, body }) {
      const identifiers = body.documentIdentifiers ?? [body.documentIdentifier ?? ''];
      await processDocuments(identifiers, callerOf(exchange), services);
      return {};
    },
  });
}

function downloadRoute(services: DocumentServices): Route {
  return defineRoute({
    operation: 'createDocumentDownloadUrl',
    method: 'POST',
    path: `${list}/download/presign`,
    access: byKey,
    summary: 'Get a URL for downloading the file of a document',
    description: 'Returns a URL from which anyone who has it can fetch the file, for 5 minutes.',
    tag,
    body: schema.downloadRequest,
    replies: {
      200: { description: 'The URL, valid for 5 minutes.', schema: schema.signedUrl },
      400: refusal('There is no such document, or this connection may not see it; or a field is missing or invalid.'),
      403: disabled,
    },
    examples: examples.download,
    handle: async ({ exchange, body }) => ({ body: await signDownload(body, ownerOf(exchange), services, exchange) }),
  });
}
