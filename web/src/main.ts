import { mount } from 'svelte';
import App from './App.svelte';
import { install } from './install';
import './styles/base.css';
import './styles/shell.css';

const target = document.getElementById('app');
if (target === null) throw new Error('no #app in the page');
// In a task of its own: reading the scripts and building the page in one keeps a slow phone busy for too long.
setTimeout(() => {
  mount(App, { target });
  install();
});
