import { deleteByItself } from './delete-by-itself.js';
import type { DocumentServices } from '../document-services.js';
import { repeatWork } from './repeat-work.js';

const pollMs = 60_000;

/** Periodically deletes documents that have expired. @returns a function that stops it */
export function watchExpiredDocuments(services: DocumentServices): () => Promise<void> {
  const work = async (signal: AbortSignal): Promise<void> => {
    const documents = await deleteByItself({ sql: 'expires_at <= clock_timestamp()', values: [] }, services, signal);
    if (documents > 0) services.log.info({ documents }, 'expired documents are deleted');
  };
  return repeatWork({ everyMs: pollMs, work, failure: 'expired documents could not be deleted' }, services);
}
