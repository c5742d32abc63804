import { portkeyScript } from '../peers/install-portkey.js';
import { freePort } from '../processes/free-port.js';
import { startServerProcess } from '../processes/server-process.js';
import { chatPath, type Contestant, jsonHeaders, type Lane, models, upstreamKey } from './contestant.js';

const providers: Readonly<Record<Lane, string>> = { verbatim: 'openai', translated: 'anthropic' };

/** Portkey's open-source gateway, as its npm package starts it, without its console page. */
export const portkey: Contestant = {
  name: 'portkey',
  lanes: ['verbatim', 'translated'],
  missing: () => (portkeyScript() === undefined ? 'not installed, run npm run bench -- --peers' : undefined),
  async start(upstreamOrigin) {
    const port = await freePort();
    const process = await startServerProcess({
      name: 'portkey',
      script: portkeyScript() ?? '',
      arguments: [`--port=${port}`, '--headless'],
      environment: { NODE_ENV: 'production' },
      port: (output) => (output.includes('is running') || output.includes('Ready') ? port : undefined),
    });
    return {
      process,
      target: (lane) => ({
        path: chatPath,
        headers: {
          ...jsonHeaders(upstreamKey),
          'x-portkey-provider': providers[lane],
          'x-portkey-custom-host': `${upstreamOrigin}/v1`,
        },
        model: models[lane],
      }),
    };
  },
};
