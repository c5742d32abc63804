import '@mantine/core/styles.css';
import '@mantine/notifications/styles.css';
import './style.css';
import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Problem } from './api/problem.js';
import { SessionProvider } from './api/session.js';
import { App } from './app.js';
import { cssVariables, theme } from './theme.js';

/**
 * Requests do not wait for the network: a gateway on the same machine can be reached without one, and a change that waited would be made when the
 * network is back, perhaps after somebody has given it up.
 */
const askedAtOnce = { networkMode: 'always' } as const;

const queries = new QueryClient({
  defaultOptions: {
    queries: {
      // Others may have changed what is shown: it is read again whenever a page is opened, and shown from memory meanwhile.
      staleTime: 0,
      retry: (failures, problem) => failures < 2 && !(problem instanceof Problem && problem.status < 500),
      ...askedAtOnce,
      refetchOnReconnect: true,
    },
    mutations: askedAtOnce,
  },
});

createRoot(document.getElementById('root') as HTMLElement, {
  // The page itself shows problems; only unforeseen errors belong in the browser's console.
  onCaughtError(error) {
    if (!(error instanceof Problem)) reportError(error);
  },
}).render(
  <StrictMode>
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
      <Notifications position="bottom-right" />
      <QueryClientProvider client={queries}>
        <SessionProvider>
          <App />
        </SessionProvider>
      </QueryClientProvider>
    </MantineProvider>
  </StrictMode>,
);
