/** Cards to look at: /harness/cards.html?people=Vulca&w=260 or ?names=Cinder,Spark. Not part of the product. */
import { mount } from 'svelte';
import '../src/app.css';
import Sheet from './CardSheet.svelte';
import facts from '../fixtures/cards.json';
import type { CardList } from '../src/lib/protocol';
import { setFacts } from '../src/lib/cards/facts.svelte';

setFacts(facts as CardList);
mount(Sheet, { target: document.getElementById('app')! });
