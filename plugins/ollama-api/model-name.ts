import { type ModelCatalog, namedModel, type RequestFields } from '../../core/api/index.js';

const latest = ':latest';

/** The model of a request. Clients add `:latest` to names without a tag, so it is left out unless a model is listed with it. */
export function modelIn(request: RequestFields, models: ModelCatalog): string {
  const name = request.name('model');
  if (!name.endsWith(latest)) return name;
  const found = namedModel(name, models);
  const isListed = found !== undefined && found.modelId === found.info.modelId;
  return isListed ? name : name.slice(0, -latest.length);
}
