import {
  Clock,
  definePlugin,
  endpointOf,
  HttpClient,
  modelTable,
  TokenCounter,
  withCapabilities,
} from '../../core/api/index.js';
import { providerConfig } from './config.js';
import { Endpoint } from './endpoint.js';
import { tokenizerOf } from './model-tokenizer.js';
import { Provider } from './provider.js';
import { publicUrlOf, regionMissing, regionOf } from './region.js';
import { credentialSource } from './signing/credential-chain.js';
import { Credentials } from './signing/credentials.js';

const capabilities = ['chat', 'tools', 'vision', 'reasoning', 'json-schema'];

export default definePlugin({
  apiVersion: 1,
  name: 'provider-bedrock',
  summary: 'Models of Amazon Bedrock through its Converse API, with AWS credentials or a Bedrock API key.',
  config: providerConfig,
  needs: { http: HttpClient, clock: Clock, tokens: TokenCounter },
  setup({ id, config, services, log }) {
    const known = regionOf(config, process.env);
    const region = known ?? 'unknown';
    const publicUrl = publicUrlOf(region);
    const models = modelTable(id, withCapabilities(config.models), {
      capabilities,
      takesSampling: false,
      endpoint: endpointOf(publicUrl),
      hostedTools: { dialects: [] },
    });
    const source = credentialSource(config, region, services.http, log);
    const credentials = new Credentials({ provider: id, source, clock: services.clock, log });
    const endpoint = new Endpoint({
      ...services,
      log,
      config,
      baseUrl: config.baseUrl ?? publicUrl,
      region,
      credentials,
    });
    const { clock, tokens } = services;
    const provider = new Provider({ id, config, models, endpoint, clock, tokens, log });
    return {
      models: models.infos,
      tokenizer: tokenizerOf,
      dispatch: (call, exchange) => provider.dispatch(call, exchange),
      check: () => (known === undefined ? [regionMissing] : []),
      started() {
        // So that the first request need not wait; a failure is logged.
        if (!config.apiKey) credentials.prepare();
      },
    };
  },
});
