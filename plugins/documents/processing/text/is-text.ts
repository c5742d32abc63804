/** Whether decoded data are text: binary data have many control characters and invalid sequences. */
export function isText(text: string): boolean {
  let strange = 0;
  const length = Math.min(text.length, 16_384);
  for (let index = 0; index < length; index += 1) {
    const code = text.charCodeAt(index);
    if ((code < 0x20 && !(code >= 0x09 && code <= 0x0d) && code !== 0x1b && code !== 0x1a) || code === 0xfffd)
      strange += 1;
  }
  return strange <= length * 0.02;
}
