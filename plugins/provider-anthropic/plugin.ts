import {
  Accounts,
  Clock,
  definePlugin,
  endpointOf,
  HttpClient,
  modelTable,
  objectionsToAccount,
} from '../../core/api/index.js';
import { objectionsToVertex, providerConfig } from './config.js';
import { dialectName } from './dialect-name.js';
import { Endpoint } from './endpoint.js';
import { baseUrlOf, regionalSurcharge } from './model-address.js';
import { tokenizerOf } from './model-tokenizer.js';
import { Provider } from './provider.js';

const capabilities = ['chat', 'tools', 'vision', 'reasoning', 'json-schema'];

export default definePlugin({
  apiVersion: 1,
  name: 'provider-anthropic',
  summary: 'Anthropic, and every server that speaks its Messages dialect.',
  config: providerConfig,
  needs: { http: HttpClient, clock: Clock },
  wants: { accounts: Accounts },
  setup({ id, config, services, log }) {
    const isRegional = config.vertex !== undefined && config.vertex.location !== 'global';
    // Current models refuse temperature and other sampling parameters; older ones refuse temperature and top_p together.
    const models = modelTable(id, config.models, {
      capabilities,
      takesSampling: false,
      endpoint: endpointOf(baseUrlOf(config)),
      ...(isRegional && { surcharge: regionalSurcharge }),
      hostedTools: { dialects: [dialectName], searchesForOthers: true, showsSearches: true },
    });
    const { http, clock, accounts } = services;
    const account = config.account === undefined ? undefined : accounts?.find(config.account);
    const endpoint = new Endpoint({ id, http, config, account });
    const provider = new Provider({ id, config, models, endpoint, clock, log });
    return {
      models: models.infos,
      tokenizer: tokenizerOf,
      check: () => [...objectionsToAccount(config, accounts), ...objectionsToVertex(config)],
      dispatch: (call, exchange) => provider.dispatch(call, exchange),
    };
  },
});
