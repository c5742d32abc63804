import type { Detector } from '../detector.js';
import { knownTokens } from './known-tokens.js';
import { namedValues } from './named-values.js';
import { structuredSecrets } from './structured-secrets.js';

/** Everything that `secret_detection` knows. */
export const secretDetectors: readonly Detector[] = [...structuredSecrets, ...knownTokens, ...namedValues];
