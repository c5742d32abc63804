import { z } from 'zod';

/** A schema for the address of a server that a plugin calls. A user and a password in it would not be sent, so it must have none. */
export const serverUrl = z.url({ protocol: /^https?$/ }).refine((url) => {
  const { username = '', password = '' } = URL.parse(url) ?? {};
  return username === '' && password === '';
}, 'must be without a user and a password, which are not sent: set the header "authorization" instead');
