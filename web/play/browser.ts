// The browser that all tests share: it is opened before the first and closed after the last.
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { chromiums } from './house';

declare module 'vitest' {
  export interface ProvidedContext {
    browser: string; // where it is
  }
}

export default async function open({ provide }: TestProject): Promise<() => Promise<void>> {
  const server = await chromium.launchServer(chromiums);
  provide('browser', server.wsEndpoint());
  return () => server.close();
}
