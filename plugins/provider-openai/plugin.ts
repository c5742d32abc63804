import { definePlugin, endpointOf, HttpClient, modelTable, withCapabilities } from '../../core/api/index.js';
import { providerConfig } from './config.js';
import { Endpoint } from './endpoint.js';
import { tokenizerOf } from './model-tokenizer.js';
import { Provider } from './provider.js';

export default definePlugin({
  apiVersion: 1,
  name: 'provider-openai',
  summary: 'Models of any server that speaks the OpenAI dialect.',
  config: providerConfig,
  needs: { http: HttpClient },
  setup({ id, config, services, log }) {
    const models = modelTable(id, withCapabilities(config.models), {
      capabilities: ['chat', 'tools'],
      endpoint: endpointOf(config.baseUrl),
    });
    const provider = new Provider({ id, config, models, endpoint: new Endpoint(services.http, config), log });
    return {
      models: models.infos,
      tokenizer: tokenizerOf,
      dispatch: (call, exchange) => provider.dispatch(call, exchange),
    };
  },
});
