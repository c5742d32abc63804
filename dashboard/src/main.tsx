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

const queries = new QueryClient({
  defaultOptions: {
    queries: {
      // Others may have changed what is shown: it is read again whenever a page is opened, and shown from memory meanwhile.
      staleTime: 0,
      retry: (failures, problem) => failures < 2 && !(problem instanceof Problem && problem.status < 500),
    },
  },
});

createRoot(document.getElementById('root') as HTMLElement, {
  // The page says it to whoever looks at it; only what nobody has foreseen is for the browser's console.
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
