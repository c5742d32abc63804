import type { NamedModel } from '../models/listed-models.js';
import { nearestName } from '../text/nearest-name.js';

/** A sentence with the model that was most likely meant, after a space; empty if none is similar enough. */
export function meantModel(asked: string, usable: readonly NamedModel[]): string {
  const names = usable.flatMap(({ name, modelId, info }) => [name, `${info.provider}/${modelId}`]);
  const slash = asked.indexOf('/');
  // Other gateways have other names for the providers in front of the slash.
  const meant = nearestName(asked, names) ?? (slash < 0 ? undefined : nearestName(asked.slice(slash + 1), names));
  return meant === undefined ? '' : ` Did you mean "${meant}"?`;
}
