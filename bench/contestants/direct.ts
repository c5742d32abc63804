import { chatPath, type Contestant, jsonHeaders, models, upstreamKey } from './contestant.js';

/** No gateway: the upstream itself, from whose latency that of the others is subtracted. */
export const direct: Contestant = {
  name: 'no gateway',
  lanes: ['verbatim'],
  missing: () => undefined,
  start: (upstreamOrigin) =>
    Promise.resolve({
      process: { pid: -1, origin: upstreamOrigin, output: () => '', stop: () => Promise.resolve() },
      target: (lane) => ({ path: chatPath, headers: jsonHeaders(upstreamKey), model: models[lane] }),
    }),
};
