import type { Candidate } from '../engine/detectors/candidate.js';

/** What firms number: an order, an invoice, a case, a parcel. Names with a word for a number, in some thirty languages. */
const spaced = [
  '(?:order|purchase order|po|invoice|ticket|case|tracking|shipment|parcel|booking|reservation|confirmation|transaction|reference|ref|customer|client|contract|article|item|part|product|model|serial|batch|lot|receipt|request|claim)[ _-]?(?:no|number|nr|num|id|code|#)',
  '(?:bestell|auftrags?|rechnungs?|ticket|vorgangs?|sendungs|sendungsverfolgungs|paket|lieferschein|buchungs|reservierungs|kunden|vertrags|artikel|serien|referenz|beleg|transaktions)[ -]?(?:nummer|nr)|aktenzeichen',
  '(?:bestel|order|factuur|ticket|zaak|volg|zendings|boekings|reserverings|klant|contract|artikel|serie|referentie)-?(?:nummer|nr)',
  '(?:order|ordre|faktura|ärende|sags|saks|kolli|spårnings|sporings|sendings|boknings|booking|kund|kunde|avtals|artikel|referens|reference|referanse)-?(?:nummer|nr)',
  '(?:tilaus|seuranta|asiakas|tiketti|viite|varaus|lasku)numero|(?:tilauksen|laskun) numero',
  '(?:numéro|num|n[°ºo]|code|référence) (?:de )?(?:la |votre |ma )?(?:commande|facture|ticket|dossier|suivi|colis|client|contrat|réservation|article|série|transaction)|(?:commande|facture|ticket|dossier|colis|réservation|contrat) ?(?:n[°º]|numéro)',
  '(?:n[úu]mero|n[.°º]+|nro|c[óo]digo) (?:de |del )?(?:pedido|orden|factura|incidencia|ticket|caso|seguimiento|env[íi]o|reserva|cliente|contrato|art[íi]culo|serie|referencia)|(?:pedido|factura|incidencia|ticket|caso|orden|reserva|expediente) ?(?:n[.°º]+|n[úu]mero|nro)',
  '(?:n[úu]mero|n[.°º]+|c[óo]digo) (?:do |da |de )?(?:pedido|encomenda|fatura|nota fiscal|protocolo|chamado|rastreio|rastreamento|reserva|cliente|contrato|artigo|série)|(?:pedido|encomenda|fatura|protocolo) ?(?:n[.°º]+|n[úu]mero)',
  "(?:numero|n\\.|codice) (?:di |dell'|della |d')?(?:ordine|fattura|pratica|ticket|spedizione|tracciamento|prenotazione|cliente|contratto|articolo|serie)|(?:ordine|fattura|pratica|ticket) (?:n|nr|numero)",
  '(?:numer|nr) (?:zamówienia|faktury|zgłoszenia|sprawy|przesyłki|paczki|rezerwacji|klienta|umowy|seryjny)|(?:faktura|zamówienie|zgłoszenie) nr',
  '(?:číslo|č\\.) (?:objednávky|faktury|požadavku|zásilky|rezervace|zákazníka|smlouvy)|zákaznické číslo|(?:faktura|objednávka) č',
  'rendelésszám|rendelési szám|ügyszám|csomagszám|ügyfélszám|foglalási szám',
  'număr(?:ul)? (?:de )?(?:comand[ăa]|comenzii|facturii|tichetului|awb|client|rezervare)|cod client|(?:factur[ăa]|comand[ăa]) nr',
  '(?:sipariş|fatura|talep|takip|rezervasyon|müşteri|sözleşme) (?:no|numarası|numaram|kodu)',
  '(?:номер|код) (?:заказа|счета-фактуры|счёта-фактуры|заявки|обращения|отправления|посылки|брони|клиента|договора)|(?:заказ|заявка|обращение|договор|счет-фактура|счёт-фактура) ?№|трек-номер',
  '(?:номер|код) (?:замовлення|звернення|посилки|клієнта|договору)|(?:замовлення|рахунок-фактура|договір) ?№',
  'αριθμός (?:παραγγελίας|αιτήματος|αποστολής|τιμολογίου|κράτησης)|κωδικός πελάτη|τιμολόγιο αρ',
  '(?:mã|số) (?:đơn hàng|hóa đơn|yêu cầu|vận đơn|khách hàng|hợp đồng)',
  '(?:nomor|no|kode) (?:pesanan|faktur|invoice|tiket|resi|pelanggan|kontrak)',
  'و?رقم (?:الطلب|الفاتورة|التذكرة|الشحنة|العميل|الحجز|العقد)',
  'מספר (?:ה?הזמנה|ה?חשבונית|ה?פנייה|ה?משלוח|לקוח|חוזה)',
  '(?:ऑर्डर|चालान|बिल|टिकट|ट्रैकिंग|ग्राहक) (?:नंबर|संख्या|आईडी)',
];
/** Names in scripts without spaces between words, or with endings. */
const unspaced = [
  '(?:订单|发票|工单|运单|快递单|客户|合同)(?:号|号码|编号)|(?:訂單|發票|運單|客戶)(?:號|號碼|編號)',
  '(?:注文|受注|請求書|お?問い?合わせ|追跡|伝票|お客様|予約|契約|管理|郵便)番号',
  '(?:주문|청구서|송장|접수|운송장|고객|예약|계약|우편) ?번호',
  '(?:เลขที่|หมายเลข|รหัส)(?:คำสั่งซื้อ|ออเดอร์|ใบแจ้งหนี้|ใบสั่งซื้อ|เคส|พัสดุ|ติดตามพัสดุ|การจอง|ลูกค้า|สัญญา|ไปรษณีย์)',
];

/** Invoices and cases, which are no place to call at, with nothing but a space before the number. */
const bare =
  'invoice|case|rechnung|vorgang|facture|dossier|factura|expediente|fatura|fattura|pratica|factuur|zaak|faktura|ärende|sag|счет-фактура|заявка|заявки|τιμολόγιο';

const longestName = 56;
const otherName = new RegExp(
  `(?:(?<![\\p{L}\\p{M}\\d])(?:${spaced.join('|')}|(?:${bare})(?= .?$))|${unspaced.join('|')})\\.?(?: (?:is|was|ist|lautet|est|es|è|é|jest|to)|는|은|は|是|为)?[\\s"'(#:：=.]{0,4}$`,
  'iu',
);
/** What is cheap to see: a letter or a sign for a number shortly before. */
const followsName = /[\p{L}\p{M}#№°º][\s"'(#:：=.]{0,5}$/u;

/** Whether the words directly before a number name it as that of an order, an invoice or the like, so that words further away are about another one. */
export function isOfOtherThing(candidate: Candidate): boolean {
  return followsName.test(candidate.before(8)) && otherName.test(candidate.before(longestName));
}
