import { buffer } from 'node:stream/consumers';
import { test } from 'tap';
import type { DocumentLibrary, DocumentOwner, NewDocument } from '../../../core/api/database.js';
import type { Exchange } from '../../../core/api/index.js';
import { createFile } from './create-file.js';

const type = 'multipart/form-data; boundary=b';
const beginning = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\nhalf';

await test('a form that breaks off is a wrong one, unless its client has left', async (t) => {
  const gone = new Error('the client has left');
  for (const leaves of [false, true]) {
    const leaving = new AbortController();
    async function* stream(): AsyncGenerator<Uint8Array> {
      yield Buffer.from(beginning);
      if (leaves) leaving.abort(gone);
    }
    const exchange = { header: () => type, signal: leaving.signal } as unknown as Exchange;
    const request = { exchange, stream: stream(), occupies: () => undefined };
    const add = async ({ bytes, details }: NewDocument): Promise<unknown> => [await buffer(bytes), await details?.()];
    const library = { add } as unknown as DocumentLibrary;
    const created = createFile(request, {} as DocumentOwner, { library }, { details: () => ({}) });
    await t.rejects(created, leaves ? gone : { code: 'GW_REQUEST_INVALID', status: 400 });
  }
});
