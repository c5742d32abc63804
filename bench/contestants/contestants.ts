import type { Contestant } from './contestant.js';
import { envoyAiGateway } from './envoy-ai-gateway.js';
import { gomodel } from './gomodel.js';
import { litellm, litellmTwoWorkers } from './litellm.js';
import { portkey } from './portkey.js';
import { httpProxy, undiciRelay, undiciRequest } from './relays.js';
import { sluice } from './sluice.js';

/** The contestants of the proxy bench, with whose figures the bars are compared; the first one is the reference of all ratios. */
export const contestants: readonly Contestant[] = [undiciRelay, undiciRequest, httpProxy, portkey, sluice];

/** The other gateways, beside this one and the reference. */
export const gateways: readonly Contestant[] = [
  undiciRelay,
  portkey,
  litellm,
  litellmTwoWorkers,
  gomodel,
  envoyAiGateway,
  sluice,
];

/** All of both, each of them once. */
export const everybody: readonly Contestant[] = [
  undiciRelay,
  undiciRequest,
  httpProxy,
  portkey,
  litellm,
  gomodel,
  envoyAiGateway,
  sluice,
];
