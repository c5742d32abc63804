import { Alert, Button, Modal, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type Issuer, useIssuer } from '../api/issuer.js';
import { useSession } from '../api/session.js';
import { useShownSignal } from '../components/shown-signal.js';
import { TokenForm } from './token-form.js';

/** Above everything else of a page whose access token is no longer accepted. */
const aboveAll = 1_000;

/** Asks for another token when the one that somebody has signed in with is no longer accepted. The page below stays as it is. */
export function SignInAgain() {
  const { isExpired, signOut } = useSession();
  return (
    <Modal
      opened={isExpired}
      onClose={signOut}
      title="Your access token is no longer accepted"
      centered
      zIndex={aboveAll}
      closeOnEscape={false}
      closeOnClickOutside={false}
      withCloseButton={false}
    >
      <Stack>
        <Text>
          It has expired or been revoked. Sign in again to go on: nothing that you have entered is lost, and what was
          about to be saved is saved then.
        </Text>
        <ThroughIssuer />
        <TokenForm
          more={
            <Button variant="default" onClick={signOut}>
              Sign out
            </Button>
          }
        />
      </Stack>
    </Modal>
  );
}

/** With single sign-on, people sign in in another tab. This one waits until they have done so, have signed in with a token, or out. */
function ThroughIssuer() {
  const { signIn } = useSession();
  const issuer = useIssuer();
  const whileShown = useShownSignal();
  const { mutate, error } = useMutation<void, Error, Issuer>({
    mutationFn: async (known) => {
      const { tokenThroughOtherTab } = await import('../api/single-sign-on.js');
      await signIn(await tokenThroughOtherTab(known, whileShown()));
    },
  });
  if (!issuer) return null;
  return (
    <>
      <Button onClick={() => mutate(issuer)}>Sign in with {new URL(issuer.issuer).host}</Button>
      {error && (
        <Alert color="red" role="alert">
          {error.message}
        </Alert>
      )}
    </>
  );
}
