import { Center, Loader, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { keptToken, useSession } from './api/session.js';
import { begunKey, hasReturned, readSettings } from './api/issuer.js';
import { handToOtherTab } from './api/other-tab.js';
import { isRefusal } from './api/problem.js';
import { Layout } from './shell/layout.js';
import { Pages } from './shell/pages.js';
import { SignIn } from './shell/sign-in.js';

/** The pages for somebody who has signed in, or the form to do so. */
export function App() {
  const { signedIn, signIn, signOut } = useSession();
  const [isRestoring, setRestoring] = useState(keptToken() !== undefined || hasReturned());
  const [problem, setProblem] = useState<string>();
  const [isHandedOver, setHandedOver] = useState(false);
  useEffect(() => {
    if (!isRestoring) return;
    restoredToken()
      .then(async (token) => (token === undefined ? setHandedOver(true) : signIn(token)))
      .catch((error: unknown) => {
        setProblem(error instanceof Error ? error.message : undefined);
        // A gateway that cannot answer now may accept the token when the page is loaded again.
        if (isRefusal(error)) signOut();
      })
      .finally(() => setRestoring(false));
    // Once, when the page is opened.
  }, []);
  if (signedIn) {
    return (
      <Layout>
        <Pages />
      </Layout>
    );
  }
  if (isHandedOver) {
    return (
      <Center h="100vh" component="main">
        <Text>You have signed in. Go back to the tab that you came from, and close this one.</Text>
      </Center>
    );
  }
  if (!isRestoring) return <SignIn problem={problem} />;
  return (
    <Center h="100vh">
      <Loader aria-label="Signing in" />
    </Center>
  );
}

/** The token of this tab; undefined when it was opened to sign in for another one, and has. */
async function restoredToken(): Promise<string | undefined> {
  if (!hasReturned()) return keptToken() ?? '';
  if (sessionStorage.getItem(begunKey) !== null || !(await handToOtherTab())) return returnedToken();
  // Browsers close only what a page has opened, and not always that.
  window.close();
  return undefined;
}

async function returnedToken(): Promise<string> {
  const { singleSignOn } = await readSettings();
  if (!singleSignOn) throw new Error('This gateway has no single sign-on.');
  const { tokenOfReturn } = await import('./api/single-sign-on.js');
  return tokenOfReturn(singleSignOn);
}
