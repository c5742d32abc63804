import type { DocumentDetails, DocumentOwner, LibraryDocument } from '../../../core/api/database.js';
import { fieldRefused, GatewayError, type RouteRequest } from '../../../core/api/index.js';
import type { DocumentServices } from '../document-services.js';
import { batchPurpose, purposes, usualPurpose } from './file-object.js';
import { readUpload, type UploadForm } from './read-upload.js';

/** The most that a file takes in memory while it is stored, however long it is. */
const heldBytes = 10 * 1024 * 1024;
/** In seconds: an hour, and thirty days. */
const expiry = { least: 3_600, most: 2_592_000 };
const known: ReadonlySet<string> = new Set(purposes);

/**
 * `createFile`: makes a document of a file in a form while it arrives.
 *
 * @throws GatewayError `GW_REQUEST_INVALID`, `GW_REQUEST_UNSUPPORTED` (400), and as `DocumentLibrary.add`
 */
export async function createFile(
  { exchange, stream, occupies }: Pick<RouteRequest, 'exchange' | 'stream' | 'occupies'>,
  owner: DocumentOwner,
  { library, clock }: DocumentServices,
): Promise<LibraryDocument> {
  // A length that is not given, or not a number, is the longest.
  occupies(Math.min(heldBytes, Number(exchange.header('content-length') ?? heldBytes) || heldBytes));
  const form = await readUpload(stream, exchange.header('content-type') ?? '');
  try {
    // Before a file that would be refused is read, if the client sends its purpose first.
    if (form.fields.has('purpose')) purposeIn(form);
    const { fileName, contentType, bytes } = form;
    const details = async (): Promise<DocumentDetails> => {
      await form.ended;
      const purpose = purposeIn(form);
      const expiresAt = expiryIn(form, clock.now());
      if (purpose === batchPurpose) return { purpose, expiresAt, classification: 'restricted', isSearched: false };
      return { purpose: purpose === usualPurpose ? undefined : purpose, expiresAt };
    };
    return await library.add({ fileName, contentType, bytes, details }, owner, exchange.signal);
  } catch (cause) {
    // The form of a client that leaves breaks off, but is not a wrong one.
    exchange.signal.throwIfAborted();
    throw cause;
  } finally {
    form.close();
  }
}

function purposeIn({ fields }: UploadForm): string {
  const purpose = fields.get('purpose');
  if (purpose !== undefined && known.has(purpose)) return purpose;
  const allowed = `must be one of ${purposes.map((each) => `"${each}"`).join(', ')}`;
  if (purpose === undefined || purpose === '') throw fieldRefused('purpose', `is required, and ${allowed}`);
  throw new GatewayError({
    code: 'GW_REQUEST_UNSUPPORTED',
    status: 400,
    field: 'purpose',
    message: `Field "purpose" ${allowed}. Files for fine-tuning and evaluations belong to a provider: if the operator has set up the passthrough, send them to /v1/passthrough/{provider}/files.`,
  });
}

function expiryIn({ fields }: UploadForm, now: number): number | undefined {
  const [anchor, seconds] = [fields.get('expires_after[anchor]'), fields.get('expires_after[seconds]')];
  if (anchor === undefined && seconds === undefined) return undefined;
  if (anchor !== 'created_at') throw fieldRefused('expires_after[anchor]', 'must be "created_at"');
  const after = /^\d{1,9}$/.test(seconds ?? '') ? Number(seconds) : 0;
  if (after < expiry.least || after > expiry.most)
    throw fieldRefused('expires_after[seconds]', `must be a whole number from ${expiry.least} to ${expiry.most}`);
  return now + after * 1000;
}
