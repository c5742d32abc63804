import type { NewJob } from '../../../core/api/database.js';

/** The queue of documents that wait to be processed; a job's subject is the document's id. */
export const processQueue = 'documents.process';

/** Most files of this size are read within seconds; scans and mailboxes, which take minutes, are larger. */
const mostShortBytes = 1024 * 1024;

/** The job of processing a document. */
export function processJob({ documentId, organizationId, sizeBytes }: ProcessedFile): NewJob {
  return { queue: processQueue, subject: documentId, organizationId, isLong: sizeBytes > mostShortBytes };
}

interface ProcessedFile {
  readonly documentId: string;
  readonly organizationId: string;
  readonly sizeBytes: number;
}
