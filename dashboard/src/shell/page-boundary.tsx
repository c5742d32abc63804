import { Button, Group } from '@mantine/core';
import { Component, type ReactNode } from 'react';
import { Problem } from '../api/problem.js';
import { Page } from '../components/page.js';
import { ProblemAlert } from '../components/problem-alert.js';
import { forgetFailures } from './lazy-page.js';

interface PageBoundaryProps {
  readonly children: ReactNode;
}

/** Says why a page cannot be shown, instead of leaving the window empty. */
export class PageBoundary extends Component<PageBoundaryProps, { readonly error?: unknown }> {
  override readonly state: { readonly error?: unknown } = {};

  static getDerivedStateFromError(error: unknown): { readonly error: unknown } {
    return { error };
  }

  override componentWillUnmount(): void {
    if (this.state.error !== undefined) forgetFailures();
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    const problem =
      error instanceof Problem
        ? error
        : new Problem(0, error instanceof Error ? error.message : 'It is not known why.');
    return (
      <Page title="This page cannot be shown">
        <ProblemAlert problem={problem} />
        <Group>
          <Button onClick={() => location.reload()}>Load it again</Button>
        </Group>
      </Page>
    );
  }
}
