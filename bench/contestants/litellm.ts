import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { litellmCommand } from '../peers/install-litellm.js';
import { freePort } from '../processes/free-port.js';
import { startInOwnFolder } from '../processes/own-folder.js';
import { startProgram } from '../processes/server-process.js';
import { CHAT_PATH, type Contestant, jsonHeaders, type Lane, MODELS, UPSTREAM_KEY } from './contestant.js';

const MASTER_KEY = 'sk-bench-litellm';

/** LiteLLM's proxy with one worker, which its documentation recommends for production. */
export const litellm: Contestant = litellmWith('litellm', 1, ['verbatim', 'translated']);

/** The same with two workers, for those who run it on one machine. */
export const litellmTwoWorkers: Contestant = litellmWith('litellm, 2 workers', 2, ['verbatim']);

function litellmWith(name: string, workers: number, lanes: readonly Lane[]): Contestant {
  return {
    name,
    lanes,
    missing: () => (litellmCommand() === undefined ? 'not installed, run npm run bench -- --peers' : undefined),
    async start(upstreamOrigin) {
      const port = await freePort();
      const process = await startInOwnFolder(async (folder) => {
        const file = join(folder, 'config.yaml');
        await writeFile(file, configYaml(upstreamOrigin));
        return startProgram({
          name,
          program: litellmCommand() ?? '',
          arguments: [
            '--config',
            file,
            '--host',
            '127.0.0.1',
            '--port',
            String(port),
            '--num_workers',
            String(workers),
          ],
          // The first two as its documentation says for production, the others so that it calls nobody but the upstream.
          environment: {
            LITELLM_MODE: 'PRODUCTION',
            LITELLM_LOG: 'ERROR',
            LITELLM_LOCAL_MODEL_COST_MAP: 'True',
            DO_NOT_TRACK: '1',
          },
          folder,
          listensOn: port,
        });
      });
      return {
        process,
        target: (lane) => ({ path: CHAT_PATH, headers: jsonHeaders(MASTER_KEY), model: MODELS[lane] }),
      };
    },
  };
}

/** Without a database, so nothing is recorded: the least it does. */
function configYaml(upstreamOrigin: string): string {
  return `model_list:
  - model_name: ${MODELS.verbatim}
    litellm_params: { model: openai/${MODELS.verbatim}, api_base: ${upstreamOrigin}/v1, api_key: ${UPSTREAM_KEY} }
  - model_name: ${MODELS.translated}
    litellm_params: { model: anthropic/${MODELS.translated}, api_base: ${upstreamOrigin}, api_key: ${UPSTREAM_KEY} }
general_settings: { master_key: ${MASTER_KEY} }
litellm_settings: { num_retries: 0, request_timeout: 600, set_verbose: false, telemetry: false }
`;
}
