import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { peersFolder } from '../peers/peers-folder.js';
import { startInOwnFolder } from '../processes/own-folder.js';
import { startProgram } from '../processes/server-process.js';
import { chatPath, type Contestant, jsonHeaders, models, upstreamKey } from './contestant.js';

/** It always listens here. */
const port = 1975;

/** It is not installed by the benches: here are its `aigw`, and in `data` the Envoy that `aigw download-envoy` puts there. */
function ownFolder(): string {
  return join(peersFolder(), 'envoy-ai-gateway');
}

/** Envoy AI Gateway as `aigw run` starts it without Kubernetes: Envoy, and a process beside it that reads the messages. */
export const envoyAiGateway: Contestant = {
  name: 'envoy-ai-gateway',
  lanes: ['verbatim'],
  cannot: {
    translated:
      'it answers OpenAI clients from Anthropic models only on Bedrock and Vertex AI, not on Anthropic’s own API',
  },
  missing: () =>
    existsSync(join(ownFolder(), 'aigw')) ? undefined : `not installed, put its aigw and data in ${ownFolder()}`,
  async start(upstreamOrigin) {
    const process = await startInOwnFolder((folder) =>
      startProgram({
        name: 'envoy-ai-gateway',
        program: join(ownFolder(), 'aigw'),
        arguments: ['run'],
        // Without a line for each request, like the others.
        environment: {
          HOME: folder,
          AIGW_CONFIG_HOME: join(folder, 'config'),
          AIGW_DATA_HOME: join(ownFolder(), 'data'),
          AIGW_STATE_HOME: join(folder, 'state'),
          AIGW_RUNTIME_DIR: join(folder, 'runtime'),
          OPENAI_API_KEY: upstreamKey,
          OPENAI_BASE_URL: `${upstreamOrigin}/v1`,
          OTEL_LOGS_EXPORTER: 'none',
        },
        folder,
        listensOn: port,
      }),
    );
    return {
      process,
      target: (lane) => ({ path: chatPath, headers: jsonHeaders(upstreamKey), model: models[lane] }),
    };
  },
};
