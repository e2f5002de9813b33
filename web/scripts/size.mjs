// Fails when the first load of the lobby, of a table, or of a shared table is larger than what is promised: 60 KB of
// JavaScript and CSS in any language, as the build packs it for every browser that knows Brotli.
import { readdirSync, readFileSync, statSync } from 'node:fs';

const MOST = 60 * 1024;
const folder = new URL('../../src/puntobanco/server/client/', import.meta.url);
const assets = readdirSync(new URL('assets/', folder)).filter((file) => /\.(js|css)$/.test(file));
const text = (file) => readFileSync(new URL(`assets/${file}`, folder), 'utf8');
const size = (file) => statSync(new URL(`assets/${file}.br`, folder)).size;
const stem = (file) => file.replace(/-[\w-]{8}\.(js|css)$/, '');
const script = (name) => assets.find((file) => stem(file) === name && file.endsWith('.js'));

/** A script with everything that it imports at once, the styles that its loader names beside it included. */
function closure(file, found = new Set()) {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, other] of text(file).matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)) closure(other, found);
  return found;
}

const entry = /assets\/([\w-]+\.js)/.exec(readFileSync(new URL('index.html', folder), 'utf8'))?.[1];
const languages = [...new Set(assets.filter((file) => /^[a-z]{2}-/.test(file)).map((file) => file.slice(0, 2)))];

/** The words needed at once are those without dialogs: the catalogue part that knows the lobby's title. */
const words = (language) =>
  assets.find((file) => file.startsWith(`${language}-`) && text(file).includes('lobby-title'));
/** Those of the lobby and of playing together. */
const house = (language) =>
  assets.find((file) => file.startsWith(`${language}-`) && text(file).includes('together-title'));

let failed = false;
for (const [what, ...pages] of [
  ['lobby', 'Lobby'],
  ['table', 'Table'],
  ['shared table by its link', 'SharedTable', 'Welcome'],
  ['seat at a shared table', 'SharedTable', 'AtTable'],
]) {
  for (const language of languages) {
    const scripts = [...closure(entry), ...pages.flatMap((page) => [...closure(script(page))]), words(language)];
    if (pages.includes('Lobby') || pages.includes('Welcome')) scripts.push(house(language));
    const own = new Set(scripts.map(stem));
    const styles = assets.filter((file) => file.endsWith('.css') && own.has(stem(file)));
    const bytes = [...new Set([...scripts, ...styles])].reduce((sum, file) => sum + size(file), 0);
    failed ||= bytes > MOST;
    console.log(
      `${what} ${language}: ${(bytes / 1024).toFixed(1)} KB of ${MOST / 1024}${bytes > MOST ? ' – TOO LARGE' : ''}`,
    );
  }
}
process.exit(failed ? 1 : 0);
