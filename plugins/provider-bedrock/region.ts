import type { ConfigObjection } from '../../core/api/index.js';
import type { ProviderConfig } from './config.js';

/** Environment variables by their names. */
type Environment = Readonly<Record<string, string | undefined>>;

/** The region whose models are used. There is no default: it decides in which country requests are processed. */
export function regionOf({ region, baseUrl }: ProviderConfig, environment: Environment): string | undefined {
  const named = [region, environment['AWS_REGION'], environment['AWS_DEFAULT_REGION'], regionIn(baseUrl)];
  return named.find((name) => name !== undefined && name !== '');
}

/** The objection to a configuration without a region. */
export const regionMissing: ConfigObjection = {
  within: ['region'],
  message: 'no region is set, here or in AWS_REGION or AWS_DEFAULT_REGION',
  hint: 'It decides where requests are processed, so it is not guessed.',
};

/** The region's public address, by which its prices are known, whichever way requests take. */
export function publicUrlOf(region: string): string {
  return `https://bedrock-runtime.${region}.amazonaws.com${region.startsWith('cn-') ? '.cn' : ''}`;
}

function regionIn(baseUrl: string | undefined): string | undefined {
  return /\bbedrock-runtime(?:-fips)?\.([a-z\d-]+)\./.exec(baseUrl ?? '')?.[1];
}
