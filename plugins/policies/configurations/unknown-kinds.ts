import { nearestName, type PolicyConflict } from '../../../core/api/index.js';
import { piiCategories } from '../scanner/entities/pii-detectors.js';
import { planOfCountry } from '../scanner/telephones/telephone-numbers.js';

/** The members of a configuration that name kinds of personal data. */
interface NamingKinds {
  readonly entities?: readonly string[] | undefined;
  readonly excludeEntities?: readonly string[] | undefined;
  readonly entityActions?: Readonly<Record<string, string>> | undefined;
  readonly remote?: object | undefined;
}

/** Reports unknown kinds of personal data, because a misspelt kind would silently detect nothing. Not with a remote service, which may have kinds of its own. */
export function unknownKinds({
  entities = [],
  excludeEntities = [],
  entityActions = {},
  remote,
}: NamingKinds): PolicyConflict | undefined {
  if (remote) return undefined;
  const named = [
    ...entities.map((kind, at) => [`entities[${at}]`, kind] as const),
    ...excludeEntities.map((kind, at) => [`excludeEntities[${at}]`, kind] as const),
    ...Object.keys(entityActions).map((kind) => [`entityActions.${kind}`, kind] as const),
  ];
  for (const [field, kind] of named) {
    if (piiCategories.includes(kind)) continue;
    const nearest = nearestName(kind, piiCategories) ?? piiCategories.find((known) => known.split('_').includes(kind));
    const hint = nearest ? `such as "${nearest}"` : '(docs/policies.md lists them)';
    return { field, message: `must be a known kind of personal data ${hint}, not "${kind}"` };
  }
  return undefined;
}

/** Reports unknown country codes. The code of the United Kingdom is GB. */
export function unknownRegions({
  regions = [],
}: {
  readonly regions?: readonly string[] | undefined;
}): PolicyConflict | undefined {
  const at = regions.findIndex((region) => planOfCountry(region) === undefined);
  if (at < 0) return undefined;
  const message = `must be the code of a country with telephone numbers (ISO 3166-1 alpha-2), not "${regions[at]}"`;
  return {
    field: `regions[${at}]`,
    message: regions[at] === 'UK' ? `${message}: the United Kingdom is "GB"` : message,
  };
}
