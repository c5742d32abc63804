import { test } from 'tap';
import { namedFile } from './add-document.js';

await test('a file that comes in a form is refused in words that fit a form', (t) => {
  const fine = { fileName: 'notes.txt', contentType: 'text/plain' };
  t.strictSame(namedFile(fine), fine);
  t.throws(() => namedFile({ ...fine, contentType: 'video/mp4' }), {
    code: 'GW_REQUEST_INVALID',
    status: 400,
    field: 'contentType',
    message: /^The content type of the file must be .* not "video\/mp4"/,
  });
  t.throws(() => namedFile({ fileName: 'a/b.txt', contentType: 'plain' }), {
    field: 'fileName',
    message: /^The name of the file must be a plain .* The content type of the file must be a MIME type/,
  });
  t.end();
});
