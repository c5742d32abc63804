import type { z } from '../../../../core/api/index.js';
import type { keywordFilter } from '../../configurations/keyword-filter.js';
import type { piiDetection } from '../../configurations/pii-detection.js';
import type { secretDetection } from '../../configurations/secret-detection.js';
import type { urlFilter } from '../../configurations/url-filter.js';
import type { ScanRequest } from '../../scanner/scan-request.js';

/** The request for the scanner; undefined for types that it does not handle. */
export function scanRequestOf(policyType: string, configuration: unknown): ScanRequest | undefined {
  switch (policyType) {
    case 'pii_detection':
      return piiRequest(configuration as z.output<typeof piiDetection>);
    case 'secret_detection': {
      const { sensitivityLevel, generic, allowList } = configuration as z.output<typeof secretDetection>;
      return { kind: 'secret', sensitivityLevel, generic, allowList };
    }
    case 'keyword_filter': {
      const { words, lists, patterns, wholeWord } = configuration as z.output<typeof keywordFilter>;
      return { kind: 'keyword', words, lists, patterns, wholeWord };
    }
    case 'url_filter': {
      const { allow, deny, images } = configuration as z.output<typeof urlFilter>;
      return { kind: 'url', allow, deny, images };
    }
    default:
      return undefined;
  }
}

function piiRequest(configuration: z.output<typeof piiDetection>): ScanRequest {
  const { sensitivityLevel, entities, excludeEntities = [], entityActions = {}, regions, allowList } = configuration;
  const ignored = Object.keys(entityActions).filter((entity) => entityActions[entity] === 'ignore');
  return {
    kind: 'pii',
    sensitivityLevel,
    entities,
    excludeEntities: [...excludeEntities, ...ignored],
    regions,
    allowList,
  };
}
