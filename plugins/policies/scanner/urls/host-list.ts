import { domainToASCII } from 'node:url';

/** A set of host names; `*.example.com` includes all subdomains. */
export class HostList {
  readonly #names = new Set<string>();
  readonly #parents = new Set<string>();

  constructor(hosts: readonly string[]) {
    for (const host of hosts) {
      if (host.startsWith('*.')) this.#parents.add(normalizedName(host.slice(2)));
      else this.#names.add(normalizedName(host));
    }
  }

  get isEmpty(): boolean {
    return this.#names.size === 0 && this.#parents.size === 0;
  }

  /** @param host as in a parsed URL */
  includes(host: string): boolean {
    const name = normalizedName(host);
    if (this.#names.has(name)) return true;
    for (let dot = name.indexOf('.'); dot >= 0; dot = name.indexOf('.', dot + 1))
      if (this.#parents.has(name.slice(dot + 1))) return true;
    return false;
  }
}

function normalizedName(host: string): string {
  return (domainToASCII(host) || host.toLowerCase()).replace(/\.$/, '');
}
