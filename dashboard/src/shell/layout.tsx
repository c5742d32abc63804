import {
  ActionIcon,
  Anchor,
  AppShell,
  Badge,
  Burger,
  Button,
  Group,
  NavLink,
  ScrollArea,
  Text,
  useComputedColorScheme,
  useMantineColorScheme,
} from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useMay, useSession } from '../api/session.js';
import { leaveFor, useAddress } from './address.js';
import { type Area, areas } from './areas.js';
import { LeaveQuestion } from './leave-question.js';
import { SignInAgain } from './sign-in-again.js';

/** The frame around every page: who has signed in, and where one can go. */
export function Layout({ children }: { readonly children: ReactNode }) {
  const [isOpen, { toggle, close }] = useDisclosure();
  return (
    <AppShell
      header={{ height: 56 }}
      navbar={{ width: 220, breakpoint: 'sm', collapsed: { mobile: !isOpen } }}
      padding="lg"
    >
      <AppShell.Header>
        <Anchor component="button" type="button" className="skip-link" onClick={goToContent}>
          To the content
        </Anchor>
        <Group h="100%" px="md" justify="space-between" wrap="nowrap">
          <Group gap="sm" wrap="nowrap">
            <Burger opened={isOpen} onClick={toggle} hiddenFrom="sm" size="sm" aria-label="Navigation" />
            <img src="./favicon.ico" alt="" width={26} height={26} />
            <Text fw={700} visibleFrom="xs">
              Sluice
            </Text>
          </Group>
          <Who />
        </Group>
      </AppShell.Header>
      <AppShell.Navbar p="sm" aria-label="Pages" className="navigation" mod={{ open: isOpen }}>
        <ScrollArea>
          {areas.map(([group, members]) => (
            <div key={group}>
              <Text size="xs" c="dimmed" fw={600} mt="sm" mb={4} px="sm">
                {group}
              </Text>
              {members.map((area) => (
                <AreaLink key={area.path} area={area} onClick={close} />
              ))}
            </div>
          ))}
        </ScrollArea>
      </AppShell.Navbar>
      <AppShell.Main id="content" tabIndex={-1}>
        {children}
      </AppShell.Main>
      <LeaveQuestion />
      <SignInAgain />
    </AppShell>
  );
}

/** Addresses after the `#` are those of pages, so that a link cannot lead to an element. */
function goToContent(): void {
  document.getElementById('content')?.focus();
}

function AreaLink({
  area: { title, path, role = 'viewer' },
  onClick,
}: {
  readonly area: Area;
  readonly onClick: () => void;
}) {
  const [location] = useAddress();
  const isHere = location === path || location.startsWith(`${path}/`);
  const isAllowed = useMay(role);
  if (!isAllowed) return null;
  return (
    <NavLink
      href={`#${path}`}
      label={title}
      active={isHere}
      onClick={onClick}
      variant="light"
      {...(isHere && { 'aria-current': 'page' as const })}
    />
  );
}

function Who() {
  const { signedIn, signOut } = useSession();
  const { setColorScheme } = useMantineColorScheme();
  const scheme = useComputedColorScheme('light');
  const other = scheme === 'dark' ? 'light' : 'dark';
  return (
    <Group gap="sm" wrap="nowrap">
      <Text size="sm" truncate maw={220} visibleFrom="xs">
        {signedIn?.caller.subject}
      </Text>
      <Badge variant="light" flex="none">
        {signedIn?.caller.role}
      </Badge>
      <ActionIcon variant="default" onClick={() => setColorScheme(other)} aria-label={`Switch to ${other} colours`}>
        {scheme === 'dark' ? '☀' : '☾'}
      </ActionIcon>
      <Button variant="default" size="compact-sm" flex="none" onClick={() => leaveFor(signOut)}>
        Sign out
      </Button>
    </Group>
  );
}
