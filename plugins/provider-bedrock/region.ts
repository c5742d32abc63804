import type { ProviderConfig } from './config.js';

/** Environment variables by their names. */
type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The region whose models are used. There is no default: it decides in which country requests are processed.
 *
 * @throws Error when no region is set
 */
export function regionOf({ region, baseUrl }: ProviderConfig, environment: Environment): string {
  const named = [region, environment['AWS_REGION'], environment['AWS_DEFAULT_REGION'], regionIn(baseUrl)];
  const found = named.find((name) => name !== undefined && name !== '');
  if (found === undefined) {
    throw new Error('provider-bedrock needs a region: set "region" in its config, or the variable AWS_REGION');
  }
  return found;
}

/** The address of the region's endpoint. */
export function baseUrlOf({ baseUrl }: ProviderConfig, region: string): string {
  return baseUrl ?? `https://bedrock-runtime.${region}.amazonaws.com${region.startsWith('cn-') ? '.cn' : ''}`;
}

function regionIn(baseUrl: string | undefined): string | undefined {
  return /\bbedrock-runtime(?:-fips)?\.([a-z\d-]+)\./.exec(baseUrl ?? '')?.[1];
}
