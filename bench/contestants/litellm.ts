import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { litellmCommand } from '../peers/install-litellm.js';
import { freePort } from '../processes/free-port.js';
import { startInOwnFolder } from '../processes/own-folder.js';
import { startProgram } from '../processes/server-process.js';
import { chatPath, type Contestant, jsonHeaders, type Lane, models, upstreamKey } from './contestant.js';

const masterKey = 'sk-bench-litellm';

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
        target: (lane) => ({ path: chatPath, headers: jsonHeaders(masterKey), model: models[lane] }),
      };
    },
  };
}

/** Without a database, so nothing is recorded: the least it does. */
function configYaml(upstreamOrigin: string): string {
  return `model_list:
  - model_name: ${models.verbatim}
    litellm_params: { model: openai/${models.verbatim}, api_base: ${upstreamOrigin}/v1, api_key: ${upstreamKey} }
  - model_name: ${models.translated}
    litellm_params: { model: anthropic/${models.translated}, api_base: ${upstreamOrigin}, api_key: ${upstreamKey} }
general_settings: { master_key: ${masterKey} }
litellm_settings: { num_retries: 0, request_timeout: 600, set_verbose: false, telemetry: false }
`;
}
