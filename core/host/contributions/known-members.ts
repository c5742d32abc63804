import type {
  BufferedTransform,
  Contributions,
  Dialect,
  DocumentFormat,
  ExpiringRows,
  InferenceRoute,
  ModelInfo,
  Plugin,
  PolicyType,
  Route,
  RouteParameters,
  StreamingTransform,
  Tool,
  ToolFunction,
} from '../../api/index.js';
import type { MembersOf } from '../../api/internal/refuse-unknown-members.js';

const ofRoute: Readonly<Record<keyof Route & keyof InferenceRoute, true>> = {
  kind: true,
  operation: true,
  method: true,
  path: true,
  alsoAt: true,
  access: true,
  summary: true,
  description: true,
  tag: true,
  examples: true,
  parameters: true,
  body: true,
};

interface KnownMembers {
  readonly plugin: MembersOf<Plugin>;
  readonly contributions: MembersOf<Contributions>;
  readonly transform: MembersOf<StreamingTransform | BufferedTransform>;
  readonly plain: MembersOf<Route>;
  readonly inference: MembersOf<InferenceRoute>;
  readonly parameters: MembersOf<RouteParameters>;
  readonly dialect: MembersOf<Dialect>;
  readonly function: MembersOf<ToolFunction>;
  readonly tool: MembersOf<Tool>;
  readonly policyType: MembersOf<PolicyType>;
  readonly documentFormat: MembersOf<DocumentFormat>;
  readonly retention: MembersOf<ExpiringRows>;
  readonly model: MembersOf<ModelInfo>;
}

/** The members of plugins, and of what they contribute. */
export const known: KnownMembers = {
  plugin: {
    apiVersion: true,
    name: true,
    summary: true,
    config: true,
    needs: true,
    wants: true,
    provides: true,
    after: true,
    honours: true,
    doubts: true,
    onFailure: true,
    hookTimeoutMs: true,
    tables: true,
    setup: true,
  },
  contributions: {
    services: true,
    routes: true,
    models: true,
    tokenizer: true,
    policyTypes: true,
    functions: true,
    documentFormats: true,
    retention: true,
    sample: true,
    appliesTo: true,
    authenticate: true,
    admit: true,
    prepare: true,
    around: true,
    govern: true,
    reserve: true,
    dispatch: true,
    transform: true,
    observe: true,
    record: true,
    check: true,
    started: true,
    ready: true,
    close: true,
  },
  transform: { holdsBack: true, stage: true, buffer: true, rewrite: true, failure: true },
  plain: { ...ofRoute, takesStream: true, form: true, upgrades: true, replies: true, errors: true, handle: true },
  inference: { ...ofRoute, dialect: true, reply: true, replyType: true, streamType: true, streamExample: true },
  parameters: { path: true, query: true },
  dialect: {
    name: true,
    decode: true,
    takesForm: true,
    resolve: true,
    reads: true,
    forwardHeaders: true,
    streamType: true,
    answerHeaders: true,
    encode: true,
    error: true,
  },
  function: {
    tool: true,
    keepsInside: true,
    readOnly: true,
    alwaysRuns: true,
    refuse: true,
    run: true,
    shown: true,
    insert: true,
  },
  tool: { name: true, description: true, inputSchema: true, strict: true, opaque: true, extras: true },
  policyType: {
    policyType: true,
    validActions: true,
    description: true,
    isEnabled: true,
    configuration: true,
    detector: true,
    conflict: true,
  },
  documentFormat: { name: true, extensions: true, contentTypes: true, module: true },
  retention: { settings: true, tables: true },
  model: {
    modelId: true,
    displayName: true,
    provider: true,
    capabilities: true,
    contextWindow: true,
    maxTokens: true,
    isPremium: true,
    standsFor: true,
    upstream: true,
    endpoint: true,
    price: true,
    surcharge: true,
    searchPrices: true,
    pricedAs: true,
    free: true,
    takesSampling: true,
    triesFallbacksOf: true,
    hostedTools: true,
  },
};
