import {
  type Connection,
  type ConnectionSetting,
  GatewayError,
  type HonourableSetting,
  type Identity,
  type KeyIdentity,
  type Policy,
} from '../../api/index.js';
import { connectionSettings } from '../../api/connection-setting.js';
import type { Installed } from './installed.js';

/** For each setting, the name of a plugin that could be added. */
type Proposals = Readonly<Partial<Record<HonourableSetting, string>>>;

/** A setting of a connection that is on but that no plugin honours. */
export interface UnhonouredSetting {
  readonly setting: ConnectionSetting;
  /** Whether requests of the connection are refused because of it; otherwise it is only reported. */
  readonly refuses: boolean;
}

/** The wording of messages about a setting. */
interface Meaning {
  isOn(connection: Connection): boolean;
  /** Whether the setting is a protection: without it, requests could cost too much, or reveal or receive what they must not. */
  readonly protects: boolean;
  /** Follows "The connection has". */
  readonly what: string;
  /** Follows "or": how to fix it without adding a plugin. */
  readonly without: string;
}

const meanings: Readonly<Record<ConnectionSetting, Meaning>> = {
  allowedModelIdentifiersList: {
    isOn: ({ allowedModelIdentifiersList }) => allowedModelIdentifiersList !== null,
    protects: true,
    what: 'models that alone may be used',
    without: 'set it to null',
  },
  disabledModelIdentifiersList: {
    isOn: ({ disabledModelIdentifiersList }) => disabledModelIdentifiersList.length > 0,
    protects: true,
    what: 'models that may not be used',
    without: 'empty the list',
  },
  enableSpendingLimit: {
    isOn: ({ enableSpendingLimit, spendingLimit }) => enableSpendingLimit && spendingLimit !== null,
    protects: true,
    what: 'a spending limit',
    without: 'switch the limit off',
  },
  modelSpendingLimits: {
    isOn: ({ modelSpendingLimits }) => modelSpendingLimits !== null,
    protects: true,
    what: 'spending limits of models',
    without: 'set them to null',
  },
  policies: {
    isOn: ({ policies }) => policies.length > 0,
    protects: true,
    what: 'policies',
    without: 'remove the policies',
  },
  promptId: {
    isOn: ({ promptId }) => promptId !== null,
    protects: true,
    what: 'a prompt template',
    without: 'set it to null',
  },
  enableDocuments: {
    isOn: ({ enableDocuments }) => enableDocuments,
    protects: false,
    what: 'documents that models may search',
    without: 'switch it off',
  },
  forceDocumentsUse: {
    isOn: ({ enableDocuments, forceDocumentsUse }) => enableDocuments && forceDocumentsUse,
    protects: false,
    what: 'documents that are searched for every request',
    without: 'switch it off',
  },
  logDocumentsResults: {
    isOn: ({ logDocumentsResults }) => logDocumentsResults,
    protects: false,
    what: 'searches of documents that are to be kept',
    without: 'switch it off',
  },
  logRequestBody: {
    isOn: ({ logRequestBody }) => logRequestBody,
    protects: false,
    what: 'requests that are to be kept',
    without: 'switch it off',
  },
  logResponseBody: {
    isOn: ({ logResponseBody }) => logResponseBody,
    protects: false,
    what: 'answers that are to be kept',
    without: 'switch it off',
  },
};

/** A setting of an API key that protects. */
interface KeyMeaning {
  readonly setting: HonourableSetting;
  /** Follows "The API key has". */
  readonly what: string;
  /** Follows "or". */
  readonly without: string;
  isOn(key: KeyIdentity): boolean;
}

/** Whoever puts the setting of connections into effect also does so for keys. */
const meaningsOfKeys: readonly KeyMeaning[] = [
  {
    setting: 'enableSpendingLimit',
    what: `${meanings.enableSpendingLimit.what} (spendingLimit)`,
    without: 'set the limit of the key to null',
    isOn: ({ spendingLimit }) => typeof spendingLimit === 'string',
  },
  {
    setting: 'modelSpendingLimits',
    what: `${meanings.modelSpendingLimits.what} (modelSpendingLimits)`,
    without: 'set those of the key to null',
    isOn: ({ modelSpendingLimits }) => Array.isArray(modelSpendingLimits),
  },
  {
    setting: 'allowedModelIdentifiersList',
    what: `${meanings.allowedModelIdentifiersList.what} (allowedModelIdentifiersList)`,
    without: 'set the list of the key to null',
    isOn: ({ allowedModelIdentifiersList }) => Array.isArray(allowedModelIdentifiersList),
  },
  {
    setting: 'rateLimit',
    what: 'a limit of requests or tokens (rateLimit)',
    without: 'set it to null',
    isOn: ({ rateLimit }) => typeof rateLimit === 'object' && rateLimit !== null,
  },
];

/** The settings of connections that the plugins of a generation honour, and the consequences for the others. */
export class HonouredSettings {
  readonly #unclaimed: readonly ConnectionSetting[];
  readonly #unclaimedOfKeys: readonly KeyMeaning[];
  /** Types of policies that their own plugins enforce with hooks. */
  readonly #enforcedByHooks: ReadonlySet<string>;
  readonly #honouring: Proposals;

  constructor(installed: readonly Installed[], honouring: Proposals = {}) {
    const claimed = new Set(installed.flatMap(({ honours }) => honours ?? []));
    this.#unclaimed = connectionSettings.filter((setting) => !claimed.has(setting));
    this.#unclaimedOfKeys = meaningsOfKeys.filter(({ setting }) => !claimed.has(setting));
    this.#enforcedByHooks = new Set(
      installed
        .flatMap(({ contributions }) => contributions.policyTypes ?? [])
        .filter((type) => !type.detector)
        .map(({ policyType }) => policyType),
    );
    this.#honouring = honouring;
  }

  /** Whether every setting that a connection can have is honoured. */
  get isComplete(): boolean {
    return this.#unclaimed.length === 0;
  }

  /** The settings of the connection that no plugin honours. Those because of which requests are refused come first. */
  lackedBy(connection: Connection): readonly UnhonouredSetting[] {
    const lacking: UnhonouredSetting[] = [];
    for (const setting of this.#unclaimed) {
      if (!meanings[setting].isOn(connection)) continue;
      if (setting !== 'policies') lacking.push({ setting, refuses: meanings[setting].protects });
      else {
        const policies = connection.policies.filter((policy) => this.#isUnenforced(policy));
        if (policies.length > 0) lacking.push({ setting, refuses: policies.some(({ action }) => action !== 'audit') });
      }
    }
    return lacking.toSorted((a, b) => Number(b.refuses) - Number(a.refuses));
  }

  /** Creates the error with which requests of the connection are refused; undefined when they may pass. */
  refusalFor(connection: Connection): (() => GatewayError) | undefined {
    const refusing = this.lackedBy(connection).find(({ refuses }) => refuses);
    if (!refusing) return undefined;
    const { setting } = refusing;
    const { what } = meanings[setting];
    const lacks = `The connection "${connection.name}" has ${what === setting ? what : `${what} (${setting})`}`;
    const mend = this.howToMend(setting);
    return () => unprotected(lacks, mend);
  }

  /** Creates the error with which requests with an API key that has a limit or a list are refused; undefined when plugins enforce all that a key can have. */
  get refusalForKeys(): ((identity: Identity) => GatewayError | undefined) | undefined {
    if (this.#unclaimedOfKeys.length === 0) return undefined;
    return (identity) => {
      const lacking = identity.kind === 'key' && this.#unclaimedOfKeys.find((meaning) => meaning.isOn(identity));
      if (!lacking) return undefined;
      const { setting, what, without } = lacking;
      const lacks = `The API key "${identity.name ?? identity.keyId}" has ${what}`;
      return unprotected(lacks, this.#mending(setting, without));
    };
  }

  /** Describes the setting; follows "has". */
  meaningOf(setting: ConnectionSetting): string {
    return meanings[setting].what;
  }

  /** A sentence with the two ways to fix it. */
  howToMend(setting: ConnectionSetting): string {
    return this.#mending(setting, meanings[setting].without);
  }

  #mending(setting: HonourableSetting, without: string): string {
    const plugin = this.#honouring[setting];
    const add = plugin === undefined ? `a plugin that honours "${setting}"` : `the plugin "${plugin}"`;
    return `Add ${add} to gateway.yaml, or ${without}.`;
  }

  #isUnenforced({ type, disabled }: Policy): boolean {
    return !disabled && !this.#enforcedByHooks.has(type);
  }
}

function unprotected(lacks: string, mend: string): GatewayError {
  return new GatewayError({
    code: 'GW_CONNECTION_UNPROTECTED',
    status: 503,
    retryable: false,
    message: `${lacks}, and this gateway has no plugin that honours it, so nothing passes. ${mend}`,
  });
}
