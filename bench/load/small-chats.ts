import { chatPath, jsonHeaders, models } from '../contestants/contestant.js';
import type { Credentials } from '../contestants/sluice.js';
import { chatRequest } from '../payloads.js';
import type { ServerProcess } from '../processes/server-process.js';
import type { LoadPlan } from './load-plan.js';

/** Small chats on one connection of this gateway. */
export function smallChats(
  { origin }: ServerProcess,
  { key, connection }: Credentials,
  load: Pick<LoadPlan, 'stream' | 'connections' | 'seconds'>,
): LoadPlan {
  return {
    origin,
    path: chatPath,
    headers: { ...jsonHeaders(key), 'x-connection-id': connection },
    body: chatRequest({ model: models.verbatim, size: 'small', stream: load.stream, note: '' }),
    ...load,
  };
}
