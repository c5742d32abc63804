import { definePlugin, endpointOf, HttpClient, type ModelEntries, modelTable } from '../../core/api/index.js';
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

/** Adds capabilities. Embedding models can be recognized only by their names. */
function withCapabilities(entries: ModelEntries): ModelEntries {
  return entries.map((entry) => {
    const details = typeof entry === 'string' ? { id: entry } : entry;
    const embeds = details.capabilities === undefined && /embed/i.test(details.id);
    return embeds ? { ...details, capabilities: ['embeddings'] } : entry;
  });
}
