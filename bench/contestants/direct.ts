import { CHAT_PATH, type Contestant, jsonHeaders, MODELS, UPSTREAM_KEY } from './contestant.js';

/** No gateway: the upstream itself, from whose latency that of the others is subtracted. */
export const direct: Contestant = {
  name: 'no gateway',
  lanes: ['verbatim'],
  missing: () => undefined,
  start: (upstreamOrigin) =>
    Promise.resolve({
      process: { pid: -1, origin: upstreamOrigin, output: () => '', stop: () => Promise.resolve() },
      target: (lane) => ({ path: CHAT_PATH, headers: jsonHeaders(UPSTREAM_KEY), model: MODELS[lane] }),
    }),
};
