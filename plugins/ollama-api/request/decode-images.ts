import { type ImageBlock, invalidField, pictureType, type RequestFields } from '../../../core/api/index.js';

/** Decodes `images`: pictures in base64, whose bytes show what they are. Some clients write a `data:` URL. */
export function decodeImages(holder: RequestFields): readonly ImageBlock[] {
  return (holder.array('images') ?? []).map((value, index) => {
    const place = `${holder.place('images')}[${index}]`;
    if (typeof value !== 'string' || value === '') throw invalidField(place, 'must be a picture in base64');
    const data = value.replace(/^data:[^,]*,/, '');
    const mediaType = pictureType(data) ?? 'image/png';
    return { type: 'image', source: { kind: 'base64', mediaType, data } };
  });
}
