import { installLitellm } from './install-litellm.js';
import { installPortkey } from './install-portkey.js';

/** Installs the gateways that a package registry has. If one cannot be installed, the reason is printed, and the others are measured. */
export async function installPeers(): Promise<void> {
  for (const install of [installPortkey, installLitellm]) {
    try {
      await install();
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
    }
  }
}
