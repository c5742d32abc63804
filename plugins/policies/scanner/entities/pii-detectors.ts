import { addressDetectors } from '../addresses/address-detectors.js';
import type { Detector } from '../detector.js';
import { nameColumns } from '../persons/name-columns.js';
import { personDetectors } from '../persons/person-detectors.js';
import { selfIntroductions } from '../persons/self-introductions.js';
import { americas } from './americas.js';
import { asia } from './asia.js';
import { britainAndIreland } from './britain-and-ireland.js';
import { contact } from './contact.js';
import { dates } from './dates.js';
import { devices } from './devices.js';
import { easternEurope } from './eastern-europe.js';
import { finance } from './finance.js';
import { germany } from './germany.js';
import { indiaAndKorea } from './india-and-korea.js';
import { northernEurope } from './northern-europe.js';
import { oceaniaAndAfrica } from './oceania-and-africa.js';
import { southernEurope } from './southern-europe.js';
import { telephone } from './telephone.js';
import { telephoneColumns } from './telephone-columns.js';
import { unitedStates } from './united-states.js';
import { westernEurope } from './western-europe.js';

/** All detectors of `pii_detection`. */
export const piiDetectors: readonly Detector[] = [
  ...contact,
  ...telephone,
  telephoneColumns,
  ...finance,
  ...devices,
  ...dates,
  ...personDetectors,
  nameColumns,
  ...selfIntroductions,
  ...addressDetectors,
  ...unitedStates,
  ...britainAndIreland,
  ...germany,
  ...westernEurope,
  ...southernEurope,
  ...northernEurope,
  ...easternEurope,
  ...americas,
  ...indiaAndKorea,
  ...asia,
  ...oceaniaAndAfrica,
];

/** The categories of findings. */
export const piiCategories: readonly string[] = [...new Set(piiDetectors.map(({ category }) => category))].toSorted();
