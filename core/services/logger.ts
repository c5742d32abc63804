import { type DestinationStream, destination, pino } from 'pino';
import type { Logger } from '../api/index.js';

/** temporary */
export function createLogger(
  { level }: { level: string; pretty: boolean | 'auto' },
  stream?: DestinationStream,
): Logger {
  return pino(
    { level, errorKey: 'error', serializers: { error: pino.stdSerializers.errWithCause } },
    stream ?? destination(1),
  ) as unknown as Logger;
}
