import { contentSafetyFormat } from './formats/content-safety.js';
import { judgeFormat } from './formats/judge.js';
import { llamaGuardFormat } from './formats/llama-guard.js';
import { moderationFormat } from './formats/moderation.js';
import { presidioFormat } from './formats/presidio.js';
import { webhookFormat } from './formats/webhook.js';
import type { RemoteSettings } from './remote-config.js';
import type { WireFormat } from './remote-service.js';

/** Creates the wire format of a classifier. */
export function makeFormat(settings: RemoteSettings): WireFormat {
  switch (settings.kind) {
    case 'moderation':
      return moderationFormat(settings);
    case 'azure-content-safety':
      return contentSafetyFormat(settings);
    case 'llama-guard':
      return llamaGuardFormat(settings);
    case 'judge':
      return judgeFormat(settings);
    case 'presidio':
      return presidioFormat(settings);
    case 'webhook':
      return webhookFormat(settings);
  }
}
