import { test } from 'tap';
import { found, pii, textsIn } from '../../fixtures/found-in.js';
import { scannerFor } from '../scanner-for.js';

const { low, medium } = pii;

/** A number with its name, and what a firm has numbered. */
const letters: readonly (readonly [category: string, named: string, value: string, other: string])[] = [
  ['PHONE_NUMBER', 'My phone: ', '415-555-0132', 'Order number 99812345678'],
  ['PHONE_NUMBER', 'Telefon: ', '030 901820', 'Rechnungsnr.: 2026-0099'],
  ['PHONE_NUMBER', 'Téléphone : ', '06 12 34 56 78', 'Numéro de commande : 4471 20938'],
  ['PHONE_NUMBER', 'Teléfono: ', '612 345 678', 'El número de pedido es 883-22910'],
  ['PHONE_NUMBER', 'Telefono: ', '347 123 4567', 'Fattura n. 12-3456-7890'],
  ['PHONE_NUMBER', 'Telefone: ', '(11) 98765-4321', 'Protocolo nº 8812-4451-02'],
  ['PHONE_NUMBER', 'Telefoon: ', '06-12345678', 'Klantnummer 100234567'],
  ['PHONE_NUMBER', 'Telefon: ', '501 234 567', 'Numer zamówienia: 99812345678'],
  ['PHONE_NUMBER', 'Mobil: ', '070-123 45 67', 'Ärendenummer 2026-1187'],
  ['PHONE_NUMBER', 'Telefoon: ', '06-12345678', 'Factuur 2026-0099'],
  ['PHONE_NUMBER', 'Puhelin: ', '040 123 4567', 'Tilausnumero 100234567'],
  ['PHONE_NUMBER', 'Telefon: ', '602 123 456', 'Číslo objednávky 883-22910'],
  ['PHONE_NUMBER', 'Telefon: ', '06 30 123 4567', 'Rendelésszám: 99812345678'],
  ['PHONE_NUMBER', 'Telefon: ', '0722 123 456', 'Numărul comenzii 100234567'],
  ['PHONE_NUMBER', 'Telefonum: ', '0532 123 45 67', 'Sipariş no 998877665'],
  ['PHONE_NUMBER', 'Телефон: ', '+7 912 345-67-89', 'Номер заказа: 99812345678'],
  ['PHONE_NUMBER', 'Телефон: ', '067 123 45 67', 'Номер замовлення 100234567'],
  ['PHONE_NUMBER', 'Τηλέφωνο: ', '694 123 4567', 'Αριθμός παραγγελίας 99812345678'],
  ['PHONE_NUMBER', '手机：', '13812345678', '我的订单号是100234567'],
  ['PHONE_NUMBER', '電話：', '03-3224-9999', '注文番号は2026-0099'],
  ['PHONE_NUMBER', '電話：', '03-3224-9999', '郵便番号100-0001'],
  ['PHONE_NUMBER', '전화번호: ', '010-1234-5678', '주문번호 883-22910'],
  ['PHONE_NUMBER', 'เบอร์โทร ', '081-234-5678', 'เลขที่คำสั่งซื้อ 99812345678'],
  ['PHONE_NUMBER', 'Điện thoại: ', '0912 345 678', 'Mã đơn hàng 100234567'],
  ['PHONE_NUMBER', 'Telepon: ', '0812-3456-7890', 'Nomor pesanan 99812345678'],
  ['PHONE_NUMBER', 'الهاتف: ', '050 123 4567', 'رقم الطلب 883-22910'],
  ['PHONE_NUMBER', 'טלפון: ', '052-123-4567', 'מספר הזמנה 99812345678'],
  ['PHONE_NUMBER', 'फ़ोन: ', '98765 43210', 'ऑर्डर नंबर 100234567'],
  ['NATIONAL_ID', 'National ID number: ', 'AB123456', 'Invoice no. 20260314000127'],
  ['NATIONAL_ID', 'เลขบัตรประชาชน ', '3101200012345', 'หมายเลขพัสดุ 20260314000127'],
  ['NATIONAL_ID', 'Nomor KTP: ', '317123456789', 'Nomor tiket 2026031400'],
  ['BANK_ACCOUNT', 'Kontonummer ', '12345678', 'Kundennummer 100234567'],
  ['BANK_ACCOUNT', 'Numero di conto ', '123456789012', 'Numero ordine: 883-22910'],
  ['BANK_ACCOUNT', 'Номер счета ', '40817810099910004312', 'Номер договора 26001234'],
];

await test('a number behind the name of an order or an invoice is not what another number before it is', async (t) => {
  for (const [, named, value, other] of letters) {
    const text = `${named}${value}. ${other}.`;
    t.same(textsIn(scannerFor([low]), text), [value], text);
  }
});

await test('what has a name of its own is found behind the number of an order', async (t) => {
  for (const [category, named, value, other] of letters) {
    const text = `${other}. ${named}${value}.`;
    t.ok(found(low, text).includes(`${category}: ${value}`), text);
  }
});

await test('words that only speak of an order or of customers do not hide a telephone number', async (t) => {
  for (const text of [
    'To order, phone 415-555-0132',
    'Questions on your invoice? Call 415-555-0132',
    'Our customer service number: 415-555-0132',
    'Service client n° de téléphone 01 23 45 67 89',
    'Bestellung per Telefon: 030 901820',
    'Fragen zur Rechnung: Telefon 030 901820',
    'Reservation: phone 415-555-0132',
  ])
    t.equal(found(medium, text).length, 1, text);
});
