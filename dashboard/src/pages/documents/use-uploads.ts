import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { bodyOf } from '../../api/client.js';
import type { KeyedConnection } from '../../api/page-key.js';
import { useSend } from '../../api/requests.js';
import type { DocumentUploadToFinalize, DocumentUrl } from '../../api/schemas.js';
import { useShownSignal } from '../../components/shown-signal.js';
import { contentTypeOf, extensionOf } from './content-types.js';
import { sendFile } from './send-file.js';

/** What is told about all files of an upload. */
export type UploadTerms = Required<Pick<DocumentUploadToFinalize, 'classification' | 'tags'>>;

/** A file on its way. */
export interface Upload {
  readonly id: number;
  readonly fileName: string;
  readonly state: 'waiting' | 'sending' | 'done' | 'failed';
  /** How much has been sent, from 0 to 1. */
  readonly share: number;
  readonly reason?: string;
}

interface Uploads {
  readonly uploads: readonly Upload[];
  readonly add: (files: readonly File[], terms: UploadTerms) => void;
  /** Takes those that have ended off the list. */
  readonly clear: () => void;
}

export const documentsPath = 'v1/management/documents';

/** Uploads files one after the other; one that fails does not stop the others. */
export function useUploads(keyed: KeyedConnection): Uploads {
  const send = useSend(keyed);
  const queries = useQueryClient();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const count = useRef(0);
  const queue = useRef(Promise.resolve());
  const whileShown = useShownSignal();
  const add = useCallback<Uploads['add']>(
    (files, terms) => {
      for (const file of files) {
        const id = count.current++;
        const update = (part: Partial<Upload>): void =>
          setUploads((before) => before.map((each) => (each.id === id ? { ...each, ...part } : each)));
        const signal = whileShown();
        setUploads((before) => [...before, { id, fileName: file.name, state: 'waiting', share: 0 }]);
        queue.current = queue.current
          .then(() => upload({ send, file, terms, signal, update }))
          .then(() => queries.invalidateQueries({ queryKey: [documentsPath] }))
          .catch((error: unknown) => update({ state: 'failed', reason: (error as Error).message }));
      }
    },
    [send, queries, whileShown],
  );
  const clear = useCallback(
    () => setUploads((before) => before.filter(({ state }) => state === 'waiting' || state === 'sending')),
    [],
  );
  return { uploads, add, clear };
}

interface OneUpload {
  readonly send: ReturnType<typeof useSend>;
  readonly file: File;
  readonly terms: UploadTerms;
  readonly signal: AbortSignal;
  readonly update: (part: Partial<Upload>) => void;
}

/** Asks for a URL, sends the file to it, and makes it a document. */
async function upload({ send, file, terms, signal, update }: OneUpload): Promise<void> {
  signal.throwIfAborted();
  update({ state: 'sending' });
  const contentType = contentTypeOf(file.name, file.type);
  const presigned = await send(`${documentsPath}/upload/presign`, {
    method: 'POST',
    body: { fileName: file.name, contentType },
    signal,
  });
  const { url, key } = await bodyOf<DocumentUrl>(presigned);
  await sendFile({ url, file, contentType, signal, onProgress: (share) => update({ share }) });
  const body: DocumentUploadToFinalize = {
    key,
    fileName: file.name,
    fileSizeKb: file.size / 1024,
    fileExtension: extensionOf(file.name),
    ...terms,
  };
  await send(`${documentsPath}/upload/finalize`, { method: 'POST', body, signal });
  update({ state: 'done', share: 1 });
}
