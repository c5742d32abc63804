import { ContentSafetyFormat } from './formats/content-safety.js';
import { JudgeFormat } from './formats/judge.js';
import { LlamaGuardFormat } from './formats/llama-guard.js';
import { ModerationFormat } from './formats/moderation.js';
import { PresidioFormat } from './formats/presidio.js';
import { WebhookFormat } from './formats/webhook.js';
import type { RemoteSettings } from './remote-config.js';
import type { WireFormat } from './remote-service.js';

/** Creates the wire format of a classifier. */
export function makeFormat(settings: RemoteSettings): WireFormat {
  switch (settings.kind) {
    case 'moderation':
      return new ModerationFormat(settings);
    case 'azure-content-safety':
      return new ContentSafetyFormat(settings);
    case 'llama-guard':
      return new LlamaGuardFormat(settings);
    case 'judge':
      return new JudgeFormat(settings);
    case 'presidio':
      return new PresidioFormat(settings);
    case 'webhook':
      return new WebhookFormat({ ...settings, maxTexts: settings.maxBatch });
  }
}
