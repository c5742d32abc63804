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
import { dialectName } from './dialect-name.js';
import { baseUrlOf, Endpoint } from './endpoint.js';
import { regionalSurcharge, searchPrices } from './model-generation.js';
import { tokenizer } from './model-tokenizer.js';
import { Provider } from './provider.js';

const capabilities = ['chat', 'tools', 'vision', 'reasoning', 'json-schema'];

export default definePlugin({
  apiVersion: 1,
  name: 'provider-google',
  summary: "Gemini models, through Google's own API or Vertex AI.",
  config: providerConfig,
  needs: { http: HttpClient, clock: Clock, tokens: TokenCounter },
  setup({ id, config, services, log }) {
    const isRegional = config.vertex !== undefined && config.vertex.location !== 'global';
    const models = modelTable(id, withCapabilities(config.models), {
      capabilities,
      endpoint: endpointOf(baseUrlOf(config)),
      ...(isRegional && { surcharge: regionalSurcharge }),
      searchPrices,
      hostedTools: { dialects: [dialectName], replacesOthers: true },
    });
    const { clock, tokens } = services;
    const endpoint = new Endpoint({ id, config, log, ...services });
    const provider = new Provider({ id, config, models, endpoint, log, clock, tokens });
    return {
      models: models.infos,
      tokenizer: () => tokenizer,
      dispatch: (call, exchange) => provider.dispatch(call, exchange),
    };
  },
});
