import { weak } from '../certainty.js';
import type { Detector } from '../detector.js';
import type { Candidate } from '../engine/detectors/candidate.js';
import { identifier } from './identifier.js';
import { isOfOtherThing } from './other-numbers.js';

/** Numbers that have no format of their own, or that of a country that is not known: they are what the words before them say. */
export const namedDocuments: readonly Detector[] = [
  ...named(
    'PASSPORT',
    [
      'passport number|passport no|passport nr|passport num|passport id|passport|reisepassnummer|reisepass nr|passnummer|passeport|pasaporte|passaporto',
      'passaporte|paspoort|paspoortnummer|paszport|paszportu|passnr|pasu|cestovní pas|cestovného pasu|pașaport|pasaport|pasaportul|pasaportum|pasaportumun|pas nummer',
      'passi numero|passin numero|útlevél|útlevélszám|putovnica|putovnice|potni list|pasoš|pasoša|загранпаспорт|паспорт|паспорта|διαβατήριο|διαβατηρίου',
      'جواز السفر|جواز سفر|رقم الجواز|گذرنامه|پاسپورٹ|पासपोर्ट|পাসপোর্ট|דרכון|旅券番号|パスポート番号|护照号|护照号码|護照號碼|여권번호|여권 번호|หนังสือเดินทาง',
      'hộ chiếu|nomor paspor|no paspor|paspor|pasipoti|pasport|pasport raqami',
    ],
    ['[A-Z]{1,3}\\d{5,8}[A-Z]?', '\\d{2}[A-Z]{2}\\d{5}', '\\d{7,9}', '[А-ЯІЇЄ]{2} ?(?:№ ?)?\\d{6}'],
  ),
  ...named(
    'DRIVING_LICENCE',
    [
      'driving licence number|driving license number|driver licence number|driver license number|drivers license number|licence number',
      'führerscheinnummer|führerschein nr|führerschein|fahrerlaubnis|permis de conduire|numéro de permis|n permis|permis n|permiso de conducir|licencia de conducir',
      'licencia de conducción|carnet de conducir|patente di guida|numero patente|carta de condução|carteira de motorista|carteira de habilitação|cnh',
      'rijbewijs|rijbewijsnummer|prawo jazdy|prawa jazdy|körkort|körkortsnummer|kørekort|kørekortnummer|førerkort|førerkortnummer|ajokortti|ajokortin',
      'řidičský průkaz|řidičského průkazu|vodičský preukaz|vezetői engedély|jogosítvány|permis de conducere|vozačka dozvola|vozniško dovoljenje',
      'ehliyet|sürücü belgesi|водительское удостоверение|водительского удостоверения|водительские права|посвідчення водія|άδεια οδήγησης',
      'رخصة القيادة|رخصة قيادة|گواهینامه|ड्राइविंग लाइसेंस|רישיון נהיגה|免許証番号|運転免許|驾驶证|駕照號碼|운전면허|ใบขับขี่|bằng lái|giấy phép lái xe|nomor sim|leseni ya udereva',
    ],
    [
      '[A-Z]{0,3}-?\\d{6,12}[A-Z]{0,2}',
      '\\d{2}[A-Z]{2}\\d{5,6}',
      'U1[A-Z\\d]{8}',
      '[A-Z]{2}[ -]?\\d{2}[ -]?(?:19|20)\\d{9}',
      '\\d{2} ?(?:\\d{2}|[A-ZА-Я]{2}) ?\\d{6}',
      '\\d{5}/\\d{2}/\\d{4}',
      '\\d{2}-\\d{2}-\\d{6}-\\d{2}',
      // In Sweden and Denmark it is that of the person.
      '(?:\\d{2})?\\d{6}-\\d{4}',
      '\\d{17}[\\dX]',
    ],
  ),
  ...named(
    'NATIONAL_ID',
    [
      'national id|national id number|national id no|national identity number|national identity card|national identification number|national identification|identity card number|identity card no',
      "citizenship number|citizen id|civil id|civil number|personal identity number|identity document|carte d'identité|carte nationale|numéro national|documento de identidad|número de identidad",
      'cédula de identidad|carnet de identidad|cédula de ciudadanía|bilhete de identidade|cartão de cidadão|documento de identidade|carteira de identidade|personalausweis',
      "personalausweisnummer|ausweisnummer|identiteitskaart|identiteitskaartnummer|identiteitsnummer|carta d'identità|dowód osobisty|dowodu osobistego|občanský průkaz|občanského průkazu",
      'občiansky preukaz|občianskeho preukazu|személyi igazolvány|carte de identitate|osobna iskaznica|osobne iskaznice|lična karta|lične karte|osebna izkaznica|лична карта|kimlik no|kimlik numarası',
      'kimlik numaram|удостоверение личности|удостоверения личности|посвідчення особи|αριθμός ταυτότητας|αρ ταυτότητας|ταυτότητα|رقم الهوية|رقم هوية|رقم الهوية الوطنية',
      'الرقم الوطني|رقم البطاقة|الرقم المدني|رقم البطاقة المدنية|شناختی کارڈ|تعداد هویت|पहचान पत्र|জাতীয় পরিচয়পত্র|nomor identitas|nomor ktp|kitambulisho cha taifa|nambari ya kitambulisho',
      "numéro d'identification nationale|numéro d'identité|cni|cnib|nni|numéro nina|الإقامة|رقم الإقامة|تذکره|تذکرې|የመታወቂያ ቁጥር|መታወቂያ ቁጥር|ජාතික හැඳුනුම්පත්",
      'tax id|tax id number|tax number|tax no|tax identification number|tax identification no|taxpayer number|taxpayer id|numéro fiscal|número fiscal|número de identificación fiscal|número de identificação fiscal',
      'numero fiscale|fiscaal nummer|numer podatkowy|daňové číslo|adószám|vergi numarası|vergi no|налоговый номер|податковий номер|αριθμός φορολογικού μητρώου|الرقم الضريبي|税号|納稅人識別號|纳税人识别号|mã số thuế|nomor pajak',
      'מספר זהות|身份证号|身份证号码|身分證字號|身份證號碼|신분증 번호|공민증 번호|เลขบัตรประชาชน|số cmnd|số căn cước',
    ],
    [
      '\\d{7,18}',
      '[A-Z]{1,3}[ -]?\\d{5,10}[A-Z]{0,2}',
      '\\d{1,4}(?:\\.\\d{3}){2,3}',
      '\\d{2,3}(?:[ -]\\d{2,7}){2,3}',
      '\\d{6,14}[A-Z]{1,2}\\d{0,3}',
    ],
  ),
  ...named(
    'BANK_ACCOUNT',
    [
      'bank account number|bank account no|bank account|account number|account no|acct no|acct number|a c no|acc no|beneficiary account|kontonummer|kto|kto nr|konto|konto nr|kontonr|bankkonto|bankverbindung',
      'numéro de compte|compte bancaire|compte n|rib|número de cuenta|numero de cuenta|n º de cuenta|no de cuenta|cuenta bancaria|cuenta corriente|cuenta de ahorros|cbu|cvu|conta corrente|conta bancária|número da conta',
      'conta poupança|nib|numero di conto|conto corrente|rekeningnummer|bankrekening|bankrekeningnummer|numer konta|numer rachunku|nr konta|nr rachunku|numeru konta|rachunek bankowy|rachunek nr|rachunek|číslo účtu|účet|na účet|čísla účtu|bankovní účet',
      'bankgiro|plusgiro|bankgironummer|clearingnummer|registreringsnummer og kontonummer|tilinumero|pankkitili|bankszámlaszám|számlaszám|cont bancar|broj računa|številka računa|номер на сметка|broj tekućeg računa',
      'hesap no|hesap numarası|hesap numaram|расчётный счёт|расчетный счет|номер счета|номер счёта|лицевой счет|лицевой счёт|р с|номер рахунку|αριθμός λογαριασμού|رقم الحساب|رقم حساب|الحساب البنكي|شماره حساب',
      'खाता संख्या|खाता नंबर|बैंक खाता|מספר חשבון|חשבון בנק|口座番号|银行账号|银行账户|银行帐号|銀行帳號|銀行帳戶|계좌번호|계좌 번호|เลขที่บัญชี|เลขบัญชี|บัญชีเลขที่|บัญชีธนาคาร|เข้าบัญชี|จากบัญชี|บัญชีปลายทาง|số tài khoản|stk|nomor rekening|no rekening|norek',
    ],
    [
      '\\d{6,26}',
      '\\d{2,6}-\\d{2,10}(?:-\\d{2,10}){0,2}',
      '(?:\\d{1,6}-)?\\d{2,10}/\\d{4}',
      '\\d{4,9}-[\\dXP]',
      // In groups, as of a Polish account, and the key of a French one.
      '\\d{2}(?: \\d{4}){6}',
      '\\d{2,3}(?: \\d{3,5}){2}',
      '\\d{5} \\d{5} [A-Z\\d]{11} \\d{2}',
      '\\d{4} \\d{4} \\d{2} \\d{10}',
    ],
  ),
];

function named(category: string, words: readonly string[], patterns: readonly string[]): readonly Detector[] {
  const context = words.flatMap((line) => line.split('|'));
  const shapes = patterns.map((pattern) => ({ pattern, alone: weak, check: isNumbered }));
  // Words after it name what follows.
  return identifier(category, context, shapes).map((detector) => ({ ...detector, contextAfter: false }));
}

/** Words in capitals have fewer digits, and placeholders repeat one. */
function isNumbered(candidate: Candidate): boolean {
  const { compact } = candidate;
  return /^(?:\D*\d){5}/.test(compact) && !/^\D*(\d)\1*\D*$/.test(compact) && !isOfOtherThing(candidate);
}
