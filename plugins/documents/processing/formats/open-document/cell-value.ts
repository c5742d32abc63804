import type { XmlElement } from '../../archive/read-xml.js';
import { showNumber } from '../tables/show-number.js';

const duration = /^PT(\d+)H(\d+)M(\d+)/;

/** What a cell shows of which the file has the value alone, as programs write that leave the text to LibreOffice (OpenDocument 1.3, 19.385). */
export function cellValue(attributes: XmlElement['attributes']): string {
  const number = Number(attributes['office:value']);
  switch (attributes['office:value-type']) {
    case 'float':
      return shown(number);
    case 'percentage':
      return `${shown(Number((number * 100).toPrecision(12)))}%`;
    case 'currency':
      return `${shown(number)} ${attributes['office:currency'] ?? ''}`;
    case 'date':
      return (attributes['office:date-value'] ?? '').replace('T', ' ');
    case 'time':
      return (
        duration
          .exec(attributes['office:time-value'] ?? '')
          ?.slice(1)
          .join(':') ?? ''
      );
    case 'boolean':
      return (attributes['office:boolean-value'] ?? '').toUpperCase();
    default:
      return attributes['office:string-value'] ?? '';
  }
}

function shown(number: number): string {
  return Number.isFinite(number) ? showNumber(number, 0, false) : '';
}
