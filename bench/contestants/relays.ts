import { scriptNear, startServerProcess } from '../processes/server-process.js';
import { chatPath, type Contestant, jsonHeaders, models, upstreamKey } from './contestant.js';

/** The reference of every ratio: `undici-relay-server.ts`. */
export const undiciRelay: Contestant = relay('undici-relay', './undici-relay-server.js');

/** A relay as people usually write it with undici: `undici-request-server.ts`. */
export const undiciRequest: Contestant = relay('undici-request', './undici-request-server.js');

/** http-proxy-3 in its native mode: `http-proxy-server.ts`. */
export const httpProxy: Contestant = relay('http-proxy-3', './http-proxy-server.js');

/** A relay, which passes every request on unchanged, so it has only the verbatim lane. */
function relay(name: string, script: string): Contestant {
  return {
    name,
    lanes: ['verbatim'],
    missing: () => undefined,
    async start(upstreamOrigin) {
      const process = await startServerProcess({
        name,
        script: scriptNear(import.meta.url, script),
        arguments: [upstreamOrigin],
      });
      return {
        process,
        target: (lane) => ({ path: chatPath, headers: jsonHeaders(upstreamKey), model: models[lane] }),
      };
    },
  };
}
