/** Nouns for a telephone number; as context words they also count for numbers without grouping. */
export const telephoneNouns: readonly string[] = [
  'phone|telephone|tel|mobile|cell|cellphone|call|fax|whatsapp|contact|contact number|reach|my number',
  'meine nummer|mon numéro|mi número|mio numero|meu número|mijn nummer|mój numer|мой номер|номер телефона|numaram',
  'text me|sms|hotline|dial|ring|answering|voicemail|landline|office|desk|registered|ph',
  // Camel case is split into words.
  'whats app|phone number|viber|callback|call back|contact no|phone no|tel no|mobile no|msisdn|caller id',
  'helpline|us number|cn number|telefon|telefono|teléfono|telefone|téléphone|handy|mobil|celular|móvil',
  'portable|cellulare|puhelin|telefoon|telepono|cep|gsm|rufnummer|durchwahl|tlf|telefonnummer|rappeler',
  'rückruf|mobilnummer|handynummer|natel|tél|telefonino|recapito|tfno|cel|fono|telemóvel|fone|mobiel|telefoonnummer',
  'simu|selfoon|puh|puhelinnumero|komórka|tel kom|numer telefonu|telefonszám|mobilszám|telefonul|telefonum|telp|telpon|telepon',
  'no hp|nomor hp|điện thoại|sđt|cp no|тел|телефон|телефона|телефону|моб|мобильный|мобільний',
  '电话|手机|電話|手機|携帯|連絡先|전화|휴대폰|핸드폰|연락처|โทร|เบอร์|มือถือ|ติดต่อ',
  'telefonas|tālrunis|tālr|sími|símanúmer|farsími|telefón|telefonnummeret|mobilnr|mobilen|mobitel|telefona|telefoni|celulari|тэлефон|утас|ұялы|ph no|mob no|mobile number|cell number',
  'հեռախոս|հեռ|ტელეფონი|ტელ|მობილური|ስልክ|ফোন|মোবাইল|फ़ोन|दूरभाष|தொலைபேசி|போன்|கைபேசி|ఫోన్|మొబైల్|ಫೋನ್|ಮೊಬೈಲ್|ഫോൺ|മൊബൈൽ|ફોન|મોબાઇલ|ਫ਼ੋਨ|ਫੋਨ|ਮੋਬਾਈਲ|فون|ٹیلی فون|دورنگار|දුරකථන|ទូរស័ព្ទ|ໂທລະສັບ|ဖုန်း',
  'meine nr|handynr|mon num|mio num|mi num|numer do mnie|mój nr|mitt nummer|mit nummer|numărul meu|moj broj|broj mobitela|broj telefona|moje číslo|moja številka|numeroni|puhelinnumeroni|puhelimeni|nomor saya|nomor wa|zap|wpp|мій номер|номер мой|私の番号|我的号码|رقمي|هاتفي|رقم هاتفي|جوالي|موبايلي|رقم الهاتف|رقم الجوال|המספר שלי|मेरा नंबर|mera number',
  'هاتف|الهاتف|جوال|الجوال|تليفون|موبايل|واتساب|تلفن|موبایل|טלפון|נייד|פלאפון|τηλέφωνο|τηλ|κινητό|फोन|मोबाइल',
].flatMap((words) => words.split('|'));
