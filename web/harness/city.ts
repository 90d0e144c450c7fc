/** The city table with a fixture: ?f=city-2, ?phase=…; actions are only shown in the console. */
import { mount } from 'svelte';
import '../src/app.css';
import CityHarness from './CityHarness.svelte';

mount(CityHarness, { target: document.getElementById('app') as HTMLElement });
