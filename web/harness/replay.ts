/** The replay of a table on the running server: ?id=… */
import { mount } from 'svelte';
import '../src/app.css';
import ReplayHarness from './ReplayHarness.svelte';

mount(ReplayHarness, { target: document.getElementById('app') as HTMLElement });
