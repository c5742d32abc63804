import type { DocumentDetails, UploadFields } from '../../../core/api/database.js';
import { type Clock, fieldRefused, GatewayError } from '../../../core/api/index.js';
import { batchPurpose, purposes, usualPurpose } from './file-object.js';

type Fields = ReadonlyMap<string, string>;

/** An hour and thirty days, in seconds. */
export const expiry = { least: 3_600, most: 2_592_000 };
const known: ReadonlySet<string> = new Set(purposes);

/** What the fields of `createFile` say about a document. */
export function uploadFields(clock: Clock): UploadFields {
  return {
    check: (fields) => void (fields.has('purpose') && knownPurpose(fields.get('purpose'))),
    details: (fields) => ({ ...detailsOf(fields.get('purpose')), expiresAt: expiryIn(fields, clock.now()) }),
  };
}

/** What a purpose says about a document. @throws GatewayError as {@link knownPurpose} */
export function detailsOf(given: string | undefined): Omit<DocumentDetails, 'expiresAt'> {
  const purpose = knownPurpose(given);
  if (purpose === batchPurpose) return { purpose, classification: 'restricted', isSearched: false };
  return { purpose: purpose === usualPurpose ? undefined : purpose };
}

/** @throws GatewayError `GW_REQUEST_INVALID`, `GW_REQUEST_UNSUPPORTED` (400) */
function knownPurpose(purpose: string | undefined): string {
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

function expiryIn(fields: Fields, now: number): number | undefined {
  const [anchor, seconds] = [fields.get('expires_after[anchor]'), fields.get('expires_after[seconds]')];
  if (anchor === undefined && seconds === undefined) return undefined;
  if (anchor !== 'created_at') throw fieldRefused('expires_after[anchor]', 'must be "created_at"');
  const after = /^\d{1,9}$/.test(seconds ?? '') ? Number(seconds) : 0;
  if (after < expiry.least || after > expiry.most)
    throw fieldRefused('expires_after[seconds]', `must be a whole number from ${expiry.least} to ${expiry.most}`);
  return now + after * 1000;
}
