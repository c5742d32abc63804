import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { peersFolder } from '../peers/peers-folder.js';
import { freePort } from '../processes/free-port.js';
import { startInOwnFolder } from '../processes/own-folder.js';
import { startProgram } from '../processes/server-process.js';
import { chatPath, type Contestant, jsonHeaders, models, upstreamKey } from './contestant.js';

const masterKey = 'sk-bench-gomodel';

/** The benches do not install it: put its program here to measure it. */
function gomodelProgram(): string {
  return join(peersFolder(), 'gomodel', 'gomodel');
}

/** GoModel, configured as in its own benchmark (no usage, no logs, no retries), and with its key. */
export const gomodel: Contestant = {
  name: 'gomodel',
  lanes: ['verbatim', 'translated'],
  missing: () => (existsSync(gomodelProgram()) ? undefined : `not installed, put its program in ${gomodelProgram()}`),
  async start(upstreamOrigin) {
    const port = await freePort();
    const process = await startInOwnFolder(async (folder) => {
      await mkdir(join(folder, 'config'));
      await writeFile(join(folder, 'config', 'config.yaml'), configYaml(folder, port, upstreamOrigin));
      return startProgram({
        name: 'gomodel',
        program: gomodelProgram(),
        // Without a line for each request, and without the list of models from the network.
        environment: { LOG_LEVEL: 'error', MODEL_LIST_URL: '' },
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

function configYaml(folder: string, port: number, upstreamOrigin: string): string {
  return `server: { port: "${port}", master_key: ${masterKey}, swagger_enabled: false, enable_passthrough_routes: false }
models: { configured_provider_models_mode: allowlist }
cache: { model: { local: { cache_dir: ${JSON.stringify(join(folder, 'cache'))} } } }
storage: { type: sqlite, sqlite: { path: ${JSON.stringify(join(folder, 'gomodel.db'))} } }
logging: { enabled: false }
usage: { enabled: false }
budgets: { enabled: false }
metrics: { enabled: false }
admin: { endpoints_enabled: false, ui_enabled: false }
resilience: { retry: { max_retries: 0 }, circuit_breaker: { failure_threshold: 999 } }
providers:
  openai: { type: openai, api_key: ${upstreamKey}, base_url: "${upstreamOrigin}/v1", models: [${models.verbatim}] }
  anthropic: { type: anthropic, api_key: ${upstreamKey}, base_url: "${upstreamOrigin}/v1", models: [${models.translated}] }
`;
}
