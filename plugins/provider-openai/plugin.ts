import {
  Accounts,
  Clock,
  definePlugin,
  endpointOf,
  HttpClient,
  modelTable,
  objectionsToAccount,
  withCapabilities,
} from '../../core/api/index.js';
import { providerConfig, searchesForOthers } from './config.js';
import { chatDialect, responsesDialect } from './dialect-names.js';
import { Endpoint } from './endpoint.js';
import { tokenizerOf } from './model-tokenizer.js';
import { Provider } from './provider.js';
import { surchargeOf } from './regional-surcharge.js';
import { isReseller } from './request/cache-marks.js';

export default definePlugin({
  apiVersion: 1,
  name: 'provider-openai',
  summary: 'Models of any server that speaks the OpenAI dialect.',
  config: providerConfig,
  needs: { http: HttpClient, clock: Clock },
  wants: { accounts: Accounts },
  setup({ id, config, services, log }) {
    const surcharge = surchargeOf(config.baseUrl);
    const isAtResponses = config.api === 'responses';
    const ownDialect = isAtResponses ? responsesDialect : chatDialect;
    const models = modelTable(id, withCapabilities(config.models), {
      capabilities: ['chat', 'tools'],
      endpoint: endpointOf(config.baseUrl),
      ...(surcharge && { surcharge }),
      ...(isReseller(new URL(config.baseUrl).hostname) && { triesFallbacksOf: ownDialect }),
      hostedTools: {
        dialects: [ownDialect],
        searchesForOthers: searchesForOthers(config),
        showsSearches: isAtResponses,
      },
    });
    const { http, clock, accounts } = services;
    const account = config.account === undefined ? undefined : accounts?.find(config.account);
    const endpoint = new Endpoint({ id, http, config, account });
    const provider = new Provider({ id, config, models, endpoint, log, clock });
    return {
      models: models.infos,
      tokenizer: tokenizerOf,
      check: () => objectionsToAccount(config, accounts),
      dispatch: (call, exchange) => provider.dispatch(call, exchange),
    };
  },
});
