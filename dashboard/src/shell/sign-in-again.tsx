import { Button, Modal, Text } from '@mantine/core';
import { useSession } from '../api/session.js';
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
      <TokenForm
        more={
          <Button variant="default" onClick={signOut}>
            Sign out
          </Button>
        }
      >
        <Text>
          It has expired or been revoked. Sign in again to go on: nothing that you have entered is lost, and what was
          about to be saved is saved then.
        </Text>
      </TokenForm>
    </Modal>
  );
}
