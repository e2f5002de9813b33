import { mount } from 'svelte';
import App from './App.svelte';
import { install } from './install';
import './styles/base.css';
import './styles/shell.css';
import { ownScript } from './trusted';
import numbers from './words/numbers.worker?worker&url';

const target = document.getElementById('app');
if (target === null) throw new Error('no #app in the page');
new Worker(ownScript(numbers), { type: 'module' });
mount(App, { target });
install();
