import { invalidRequest, type Surcharge } from '../../core/api/index.js';
import type { ProviderConfig, VertexConfig } from './config.js';

/** The version of the dialect on Vertex AI, which is sent in the body, where the model is not. */
export const vertexVersion = 'vertex-2023-10-16';

/** What a place of Vertex AI other than `global` adds to the prices of models since Claude Sonnet 4.5. */
export const regionalSurcharge: Surcharge = { percent: 10, except: /^claude-(?:3|(?:opus|sonnet)-4(?:-1)?(?:@|$))/ };

/** The address of the provider, without a path of its own. */
export function baseUrlOf({ baseUrl, vertex }: Pick<ProviderConfig, 'baseUrl' | 'vertex'>): string {
  return baseUrl ?? (vertex ? vertexAddress(vertex) : 'https://api.anthropic.com');
}

/** The address of a model. Only on Vertex AI does it depend on the model and on whether the answer is streamed. */
export function modelAddress(
  config: Pick<ProviderConfig, 'baseUrl' | 'vertex'>,
): (model: string, streams: boolean) => string {
  const url = new URL(baseUrlOf(config));
  const base = url.pathname.replace(/\/+$/, '').replace(/\/v1$/, '');
  const { vertex } = config;
  if (!vertex) {
    url.pathname = `${base}/v1/messages`;
    const { href } = url;
    return () => href;
  }
  const { project, location } = vertex;
  const folder = `${base}/v1/projects/${encodeURIComponent(project)}/locations/${location}/publishers/anthropic/models`;
  return (model, streams) => {
    // Clients choose the names of models that match a pattern.
    if (!/^[\w.@-]*\w$/.test(model)) throw invalidRequest('model', 'it is not the name of a model');
    const address = new URL(url);
    address.pathname = `${folder}/${model}:${streams ? 'streamRawPredict' : 'rawPredict'}`;
    return address.href;
  };
}

function vertexAddress({ location }: VertexConfig): string {
  if (location === 'global') return 'https://aiplatform.googleapis.com';
  // The multi-regions have no names of the usual form.
  if (location === 'eu' || location === 'us') return `https://aiplatform.${location}.rep.googleapis.com`;
  return `https://${location}-aiplatform.googleapis.com`;
}
