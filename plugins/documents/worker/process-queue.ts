/** The queue of documents that wait to be processed; a job's subject is the document's id. */
export const processQueue = 'documents.process';
