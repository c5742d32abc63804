import type { Detector } from '../detector.js';
import { calledCredentials } from './called-credentials.js';
import { commandCredentials } from './command-credentials.js';
import { encasedTokens } from './encased-tokens.js';
import { encodedValues } from './encoded-values.js';
import { knownTokens } from './known-tokens.js';
import { letterPasswords } from './letter-passwords.js';
import { namedValues } from './named-values.js';
import { oneTimeCode } from './one-time-codes.js';
import { recoveryPhrase } from './recovery-phrases.js';
import { structuredSecrets } from './structured-secrets.js';
import { sessionCookie } from './session-cookies.js';
import { secretColumns } from './secret-columns.js';

/** All detectors of `secret_detection`. */
export const secretDetectors: readonly Detector[] = [
  ...structuredSecrets,
  ...commandCredentials,
  ...calledCredentials,
  ...letterPasswords,
  sessionCookie,
  oneTimeCode,
  recoveryPhrase,
  ...knownTokens,
  encasedTokens,
  ...encodedValues,
  secretColumns,
  ...namedValues,
];
