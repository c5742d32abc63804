import { Clock, definePlugin, modelTable } from '../../core/api/index.js';
import { config } from './config.js';
import { contextWindow, maxTokens } from './demo-limits.js';
import { demoDispatcher } from './dispatch-demo.js';

export default definePlugin({
  apiVersion: 1,
  name: 'provider-demo',
  summary: 'The offline model: answers by quoting the text it is given.',
  config,
  needs: { clock: Clock },
  setup({ id, config: { model, embeddingModel }, services: { clock } }) {
    const common = { contextWindow, free: true } as const;
    const chat = modelTable(id, [model], {
      ...common,
      maxTokens,
      displayName: 'Sluice demo (offline, quotes what it is given)',
      capabilities: ['chat', 'tools', 'json-schema'],
    });
    const embeddings = modelTable(id, [embeddingModel], {
      ...common,
      displayName: 'Sluice demo embeddings (offline, hashed words)',
      capabilities: ['embeddings'],
    });
    return {
      models: [...chat.infos, ...embeddings.infos],
      dispatch: demoDispatcher({ provider: id, chat, embeddings, clock }),
    };
  },
});
