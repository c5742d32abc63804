/** Titles that precede names. */
export const titles =
  'Mr|Mrs|Ms|Miss|Mx|Dr|Prof|Professor|Doctor|Herr|Herrn|Frau|Hr|Fr|Monsieur|Madame|Mme|Mlle|Señor|Señora|Señorita|Sra|Srta|Signor|Signora|Sig|Dott|Pan|Pani|Panie|Pane|Senhor|Senhora|Meneer|Mevrouw|Domnul|Doamna|Fru';

/** Phrases after which any word is accepted as a name. */
export const phrases: readonly string[] = [
  'my name is|my full name is|my first name is|my last name is|names|i am called|mein name ist|ich heiße|me llamo|mi nombre es|mi chiamo',
  "name's|name’s|je m'appelle|je m’appelle|meu nome é|me chamo|chamo-me|nazywam się|mam na imię|mijn naam is|ik heet|my naam is|jag heter|mitt namn är",
  'jeg hedder|jeg heter|mit navn er|mitt navn er|nimeni on|benim adım|ben adım|jmenuji se|volám sa|zovem se|moje ime je|ime mi je|numele meu este|mă numesc',
  'a nevem|nama saya|jina langu ni|tên tôi là|tôi tên là|меня зовут|мене звати|казвам се|зовем се|με λένε|ονομάζομαι|το όνομά μου είναι',
].flatMap((each) => each.split('|'));

/** Words of which the name of a field ends with "name": `first_name`. */
export const kindsOfNames =
  'full|first|last|middle|maiden|given|family|sur|customer|patient|employee|client|contact|account holder|holder|guest|passenger|applicant|student|tenant|insured|beneficiary|recipient|cardholder|user';

/** Labels of fields for the name of a person, in other languages. */
export const labels: readonly string[] = [
  'vorname|nachname|familienname|prénom|nom de famille|nom complet|apellido|apellidos|nombre completo|nombre y apellidos|cognome|nome e cognome',
  'nome completo|sobrenome|imię|nazwisko|imię i nazwisko|příjmení|priezvisko|förnamn|efternamn|fornavn|etternavn|efternavn|etunimi|sukunimi',
  'voornaam|achternaam|ad soyad|adı soyadı|soyad|soyadı|prenume|nume și prenume|keresztnév|vezetéknév|prezime|фио|фамилия|прізвище|ονοματεπώνυμο|επώνυμο',
].flatMap((each) => each.split('|'));

/** Labels that may also be those of other things. After them and after {@link greetings} only listed names are accepted. */
export const looseLabels: readonly string[] = [
  'name|nom|nombre|nome|naam|namn|navn|nimi|név|jméno|meno|имя',
  'patient|customer|client|contact|contact person|registrant|passenger|guest|employee|tenant|landlord|applicant|claimant|beneficiary|policy ?holder|attendee|recipient|sender|buyer|seller|borrower|insured|student|witness|defendant|plaintiff|spouse|father|mother|guardian|next of kin|physician|assignee|reporter|(?:approved|prepared|signed|requested|submitted|reviewed) by|from|to|cc',
  '(?:name on|card|account)[ -]?(?:card|holder)|legal name|emergency contact',
  'patientin|kunde|kundin|ansprechpartner(?:in)?|mieter(?:in)?|vermieter(?:in)?|(?:konto|karten)inhaber(?:in)?|absender|empfänger|mitarbeiter(?:in)?|patiente|cliente|titulaire|locataire|destinataire|expéditeur|salariée?',
  'paciente|titular|inquilin[oa]|remitente|destinatari[oa]|beneficiari[oa]|emplead[oa]|contacto|paziente|intestatario|mittente|contatt[oi]|referente|contato|remetente|patiënt|klant|contactpersoon|huurder|pacjent(?:ka)?|klient(?:ka)?|kund|kontaktperson',
  'пациент(?:ка)?|клиент(?:ка)?|получатель|отправитель|сотрудник|заявитель|контактное лицо|пацієнт(?:ка)?|одержувач|відправник|получател|подател|όνομα|ασθενής|πελάτης|παραλήπτης',
];

export const greetings: readonly string[] = [
  "dear|hi|hello|hey|i'm|i am|this is|ich bin|ik ben|je suis|soy|sono|jestem|jag är|jeg er|liebe|lieber|hallo|bonjour|chère|cher|querida|querido",
  'estimada|estimado|beste|kjære|kära|hej|cześć|regards|sincerely|cheers|thanks|signed|attn|attn:|yours|grüßen|grüße|cordialement',
  'olen|sunt|saludos|atentamente|abraços|saluti|groeten|groet|hälsningar|hilsen|terveisin|pozdrawiam',
  'уважаемый|уважаемая|дорогой|дорогая|здравствуйте|привет|с уважением|шановний|шановна|уважаеми|уважаема|αγαπητέ|αγαπητή',
].flatMap((each) => each.split('|'));
