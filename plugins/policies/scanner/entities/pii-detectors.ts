import { addressDetectors } from '../addresses/address-detectors.js';
import type { Detector } from '../detector.js';
import { nameColumns } from '../persons/name-columns.js';
import { personDetectors } from '../persons/person-detectors.js';
import { selfIntroductions } from '../persons/self-introductions.js';
import { spokenNumbers } from '../telephones/spoken-numbers.js';
import { americas } from './americas.js';
import { asia } from './asia.js';
import { britainAndIreland } from './britain-and-ireland.js';
import { centralAmericaAndVenezuela } from './central-america-and-venezuela.js';
import { contact } from './contact.js';
import { dates } from './dates.js';
import { devices } from './devices.js';
import { easternEurope } from './eastern-europe.js';
import { finance } from './finance.js';
import { germany } from './germany.js';
import { indiaAndKorea } from './india-and-korea.js';
import { machineReadableZones } from './machine-readable-zones.js';
import { namedDocuments } from './named-documents.js';
import { northernEurope } from './northern-europe.js';
import { oceaniaAndAfrica } from './oceania-and-africa.js';
import { southernAsia } from './southern-asia.js';
import { southernEurope } from './southern-europe.js';
import { telephone } from './telephone.js';
import { telephoneColumns } from './telephone-columns.js';
import { unitedStates } from './united-states.js';
import { westernAndCentralAsia } from './western-and-central-asia.js';
import { westernEurope } from './western-europe.js';

/** All detectors of `pii_detection`. */
export const piiDetectors: readonly Detector[] = [
  ...contact,
  ...telephone,
  telephoneColumns,
  ...spokenNumbers,
  ...finance,
  ...machineReadableZones,
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
  ...centralAmericaAndVenezuela,
  ...westernAndCentralAsia,
  ...southernAsia,
  // The first of equal matches counts, so that the kind of a country comes before one that words alone name.
  ...namedDocuments,
];

/** The categories of findings. */
export const piiCategories: readonly string[] = [...new Set(piiDetectors.map(({ category }) => category))].toSorted();
