/** What the dialect's original API has besides messages, models and files. The passthrough reaches all of it. */
const ofTheProvider =
  /^\/v1(\/(?:agents|compliance|deployment_runs|deployments|dreams|environments|memory_stores|messages\/batches|organizations|sessions|skills|tunnels|user_profiles|vaults))(?:\/|$)/;

/** What clients can use instead of a path of the dialect's original API that is not served here. */
export function unserved(path: string): string | undefined {
  const begin = ofTheProvider.exec(path)?.[1];
  if (begin === undefined) return undefined;
  const passthrough = `If the operator has set up the passthrough, a provider’s own is at /v1/passthrough/{provider}${begin}.`;
  return begin === '/messages/batches'
    ? `The plugin batches sends requests in the background. ${passthrough}`
    : passthrough;
}
