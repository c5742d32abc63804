import { namedPageQuery, pageReply, storableName, storableText, z } from '../../core/api/index.js';
import { classifications } from './visibility.js';

/** States of a document, as stored. */
const processingStatuses = ['queued', 'indexing', 'completed', 'failed'] as const;

export type ProcessingStatus = (typeof processingStatuses)[number];

const identifier = storableText({ least: 1, most: 200 });

/** A file name without path separators and line breaks, so that it is safe to display and send back. It is never used as a path. */
const fileName = storableName({ most: 255 }).refine(
  (name) => !/[/\\\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u.test(name) && !/^\.{1,2}$/.test(name.trim()),
  'must be a plain file name without path, control or direction characters',
);

/** A token (RFC 9110, section 8.3.1), for content types. */
const token = "[\\w!#$%&'*+.^`|~-]+";
const mediaType = new RegExp(`^${token}/${token}(?:\\s*;\\s*${token}=(?:${token}|"[^"\\\\\\r\\n]*"))*$`);
/** Systems take the extension of TypeScript, `.ts`, for that of a video. */
const notDocuments =
  /^(?:audio|font|model)\/|^video\/(?!(?:mp2t|vnd\.dlna\.mpeg-tts)(?:\s*;|$))|^image\/(?!(?:p?jpe?g|png|tiff?|gif|webp|(?:x-(?:ms-)?)?bmp|svg\+xml)(?:\s*;|$))|^message\/(?!rfc822(?:\s*;|$))|^multipart\/(?!related(?:\s*;|$))/i;
const contentType = storableText({ least: 1, most: 255 })
  .refine((type) => mediaType.test(type), 'must be a MIME type such as application/pdf')
  .refine(
    (type) => !notDocuments.test(type),
    'must be the MIME type of a document, to which others, such as HEIC, can be converted: PDF, Office, text, CSV, RTF, JSONL, HTML, EPUB, e-mail, ZIP, or a picture in JPEG, PNG, TIFF, GIF, BMP, WebP or SVG',
  );

const fileExtension = z
  .string()
  .regex(/^\.?[A-Za-z0-9]{1,16}$/, 'must be an extension such as pdf')
  .transform((extension) => extension.replace('.', '').toLowerCase());

const classification = z
  .enum(classifications)
  .describe('A restricted document is visible only through its own connection.');
const tags = storableText({ most: 2000 }).describe('Separated by commas.');

/** Body of `createDocumentUploadUrl`. */
export const uploadRequest = z
  .strictObject({ fileName, contentType: contentType.describe('The `Content-Type` that the file must be sent with.') })
  .meta({ id: 'DocumentUploadRequest' });

/** Body of `finalizeDocumentUpload`. */
export const uploadToFinalize = z
  .strictObject({
    key: identifier.describe('The key that came with the upload URL.'),
    fileName,
    fileSizeKb: z.number().min(0).max(1e12).describe('Size in kilobytes.'),
    fileExtension: fileExtension.describe('With or without a dot. The format is detected from the content.'),
    classification: classification.default('confidential'),
    tags: tags.default(''),
  })
  .meta({ id: 'DocumentUploadToFinalize' });

/** Query of `listDocuments`. */
export const documentQuery = namedPageQuery.extend({
  status: z
    .enum([...processingStatuses, 'processing'])
    .optional()
    .describe('Only documents in this state; processing means indexing.'),
  tag: storableText({ least: 1, most: 200 }).optional().describe('Only documents that have this tag.'),
});

const identifiers = z.array(identifier).min(1).max(1000);

/** Body of `getDocumentStatuses`. */
export const statusRequest = z.strictObject({ documentIdentifiers: identifiers }).meta({ id: 'DocumentStatusRequest' });

/** Body of `updateDocument`. */
export const documentUpdate = z
  .strictObject({
    key: identifier.describe('The identifier of the document.'),
    classification: classification.optional(),
    tags: tags.optional(),
  })
  .refine((update) => update.classification !== undefined || update.tags !== undefined, {
    path: ['classification'],
    error: 'is required unless "tags" is given',
  })
  .meta({ id: 'DocumentUpdate' });

/** Body of `deleteDocument`. */
export const documentToDelete = z.strictObject({ documentIdentifier: identifier }).meta({ id: 'DocumentToDelete' });

/** Body of `processDocuments`. */
export const documentsToProcess = z
  .strictObject({ documentIdentifier: identifier.optional(), documentIdentifiers: identifiers.optional() })
  .refine((body) => (body.documentIdentifier === undefined) !== (body.documentIdentifiers === undefined), {
    path: ['documentIdentifier'],
    error: 'is required, or else "documentIdentifiers", but not both',
  })
  .meta({ id: 'DocumentsToProcess' });

/** Body of `createDocumentDownloadUrl`. */
export const downloadRequest = z
  .strictObject({
    documentIdentifier: identifier,
    contentType: contentType.describe('The `Content-Type` that the file is served with.'),
  })
  .meta({ id: 'DocumentDownloadRequest' });

/** Reply of `createDocumentUploadUrl` and `createDocumentDownloadUrl`. */
export const signedUrl = z
  .object({ url: z.url(), key: z.string().describe('The identifier of the document.') })
  .meta({ id: 'DocumentUrl' });

const status = z.enum(processingStatuses);
const progress = z.int().describe('Percent.');
const lastProcessingError = z
  .string()
  .nullable()
  .describe('Why it failed, or what was left out of a completed document; null when nothing went wrong.');

const document = z
  .object({
    documentIdentifier: z.string(),
    fileName: z.string(),
    fileExtension: z.string(),
    fileSizeKB: z.number(),
    classification,
    tags: z.string(),
    processingStatus: status,
    lastProcessingError,
    progress,
    language: z.string().nullable().describe('BCP 47; null before it is known.'),
    pages: z.int().nullable(),
    chunks: z.int().nullable().describe('Number of passages.'),
    createdOnUtc: z.iso.datetime(),
    updatedOnUtc: z.iso.datetime(),
  })
  .meta({ id: 'Document' });

export type DocumentItem = z.output<typeof document>;

/** Reply of `listDocuments`. */
export const documentPage = pageReply(document).extend({ totalPages: z.int() }).meta({ id: 'DocumentPage' });

const documentStatus = z.object({
  documentIdentifier: z.string(),
  processingStatus: status,
  lastProcessingError,
  progress,
});

export type DocumentStatus = z.output<typeof documentStatus>;

/** Reply of `getDocumentStatuses`. */
export const statusReply = z
  .object({
    error: z.boolean().describe('Whether one of the documents is unknown; `data` contains the others.'),
    data: z.array(documentStatus),
  })
  .meta({ id: 'DocumentStatuses' });
