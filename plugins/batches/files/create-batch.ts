import type { ClientFiles } from '../../../core/api/database.js';
import { type Exchange, fieldRefused, type z } from '../../../core/api/index.js';
import type { Batch } from '../batch.js';
import type { BatchServices } from '../batch-services.js';
import { openBatch } from '../open-batch.js';
import { type batchToCreate, endpointOf } from './batch-object.js';

/**
 * `createBatch`: the lines of the file are checked later, by the job.
 *
 * @throws GatewayError `GW_REQUEST_INVALID` (400), `GW_DOCUMENTS_DISABLED` (403), `GW_FILE_UNKNOWN` (404), `GW_BATCH_LIMIT` (429)
 */
export async function createBatch(
  body: z.output<typeof batchToCreate>,
  exchange: Exchange,
  files: ClientFiles,
  services: BatchServices,
): Promise<Batch> {
  const { input_file_id: fileId, metadata = null, output_expires_after: expiry } = body;
  const endpoint = endpointOf(body.endpoint);
  if (!services.calls.serves(endpoint)) throw fieldRefused('endpoint', `is not served here: "${endpoint}"`);
  const file = await files.find(fileId, exchange);
  if (file.purpose !== 'batch') throw fieldRefused('input_file_id', 'must be a file with the purpose "batch"');
  const { maxInputBytes } = services.config;
  if (file.sizeBytes > maxInputBytes)
    throw fieldRefused('input_file_id', `must be a file of at most ${maxInputBytes} bytes (maxInputBytes)`);
  const batch = {
    form: 'files',
    endpoint,
    state: 'validating',
    metadata,
    inputFile: file.documentId,
    outputSeconds: expiry?.seconds ?? null,
  } as const;
  return services.database.transactional((entities) => openBatch(entities, batch, exchange, services));
}
