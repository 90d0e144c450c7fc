/** Before all journeys: a browser on the machine and a server that serves the built page. */
import type { TestProject } from 'vitest/node';
import { chromiumPath } from './chromium';
import { serve } from './server';

declare module 'vitest' {
  export interface ProvidedContext {
    address: string;
    chromium: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  project.provide('chromium', chromiumPath());
  const server = await serve();
  project.provide('address', server.address);
  return () => server.stop();
}
