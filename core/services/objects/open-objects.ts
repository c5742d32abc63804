import { join } from 'node:path';
import type { DataSettings } from '../../api/internal/config-source.js';
import type { Clock } from '../../api/services/clock.js';
import type { HttpClient } from '../../api/services/http-client.js';
import type { HostedObjects } from './hosted-objects.js';

/** Opens the object store that the settings select. */
export async function openObjects(
  { folder, s3 }: DataSettings,
  { httpClient, clock }: { readonly httpClient: HttpClient; readonly clock: Clock },
): Promise<HostedObjects> {
  if (!s3) {
    const { LocalObjects } = await import('./local-objects.js');
    return LocalObjects.open(join(folder, 'objects'), clock);
  }
  const { S3Objects } = await import('./s3-objects.js');
  return new S3Objects({ ...s3, temporaryFolder: join(folder, 'loans'), httpClient, clock });
}
