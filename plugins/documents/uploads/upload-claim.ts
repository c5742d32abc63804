import type { Database, DocumentOwner, EntityManager } from '../../../core/api/database.js';
import type { Clock } from '../../../core/api/index.js';
import { invalidUpload } from '../document-errors.js';

/** How long a claim lasts if it is not renewed, in seconds: how long a killed process blocks an upload. */
const leaseSeconds = 20;
const renewalMs = 5_000;

interface ClaimedRow {
  readonly contentType: string;
  readonly claimedAt: string;
}

/**
 * The right of one request to finalize an upload, renewed until it ends. The time of the last renewal identifies it, so that a request that
 * could not renew its claim, and was overtaken, changes nothing any more.
 */
export class UploadClaim {
  readonly contentType: string;
  /** Aborted when another request has taken the upload over. */
  readonly signal: AbortSignal;
  readonly #database: Database;
  readonly #documentId: string;
  readonly #lost = new AbortController();
  readonly #stopRenewing: () => void;
  #claimedAt: string;
  #renewing: Promise<void> | undefined;

  private constructor(
    { contentType, claimedAt }: ClaimedRow,
    documentId: string,
    { database, clock }: { readonly database: Database; readonly clock: Clock },
  ) {
    this.contentType = contentType;
    this.signal = this.#lost.signal;
    this.#database = database;
    this.#documentId = documentId;
    this.#claimedAt = claimedAt;
    this.#stopRenewing = clock.every(renewalMs, () => {
      this.#renewing ??= this.#renew().finally(() => {
        this.#renewing = undefined;
      });
    });
  }

  /** @throws GatewayError `GW_DOCUMENT_UPLOAD_INVALID` (400) when the upload does not exist or is being finalized by another request */
  static async take(
    documentId: string,
    { organizationId, connectionId }: DocumentOwner,
    services: { readonly database: Database; readonly clock: Clock },
  ): Promise<UploadClaim> {
    const entities = services.database.fork();
    const mine = 'document_id = ? and organization_id = ? and connection_id = ?';
    const keys = [documentId, organizationId, connectionId];
    const [row] = await entities.execute<ClaimedRow[]>(
      `update document_upload set claimed_at = clock_timestamp()
       where ${mine} and (claimed_at is null or claimed_at < clock_timestamp() - make_interval(secs => ${leaseSeconds}))
       returning content_type as "contentType", claimed_at::text as "claimedAt"`,
      keys,
    );
    if (row) return new UploadClaim(row, documentId, services);
    const claimed = await entities.execute<unknown[]>(`select 1 from document_upload where ${mine}`, keys);
    if (claimed.length === 0) throw unknownUpload();
    throw invalidUpload(
      `Another request is already finalizing this upload. If it was cut off, try again in ${leaseSeconds} seconds.`,
    );
  }

  /**
   * Ends the upload, in the transaction that makes its document.
   *
   * @throws GatewayError `GW_DOCUMENT_UPLOAD_INVALID` (400) when the upload was abandoned, or another request has taken it over
   */
  async end(entities: EntityManager): Promise<void> {
    await this.#rest();
    const ended = await entities.execute<unknown[]>(
      'delete from document_upload where document_id = ? and claimed_at = ?::timestamptz returning 1',
      [this.#documentId, this.#claimedAt],
    );
    if (ended.length === 0) throw unknownUpload();
  }

  /** Lets another request finalize the upload at once. Does nothing after the end. */
  async release(): Promise<void> {
    await this.#rest();
    await this.#database
      .fork()
      .execute('update document_upload set claimed_at = null where document_id = ? and claimed_at = ?::timestamptz', [
        this.#documentId,
        this.#claimedAt,
      ]);
  }

  async #rest(): Promise<void> {
    this.#stopRenewing();
    await this.#renewing;
  }

  async #renew(): Promise<void> {
    const renewed = await this.#database
      .fork()
      .execute<Pick<ClaimedRow, 'claimedAt'>[]>(
        `update document_upload set claimed_at = clock_timestamp() where document_id = ? and claimed_at = ?::timestamptz
         returning claimed_at::text as "claimedAt"`,
        [this.#documentId, this.#claimedAt],
      )
      // Tried again with the next renewal, or too late.
      .catch(() => undefined);
    const [row] = renewed ?? [];
    if (row) this.#claimedAt = row.claimedAt;
    else if (renewed) this.#lost.abort(unknownUpload());
  }
}

/** The error for an upload that does not exist any more. */
export function unknownUpload(): ReturnType<typeof invalidUpload> {
  return invalidUpload('This connection has no upload with this key, or it is already finalized.');
}
