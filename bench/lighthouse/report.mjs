// Lighthouse on the built client, served by the real server: node report.mjs http://localhost:8000
// Reports go to bench/results/ (HTML and JSON); prints the four scores and the largest contentful paint of each page.
import { mkdirSync, writeFileSync } from 'node:fs';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

const [origin = 'http://localhost:8000', ...only] = process.argv.slice(2);
const folder = new URL('../results/', import.meta.url);
const PAGES = { lobby: '/', table: '/table/touch', check: '/check', rules: '/rules/touch' };
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

mkdirSync(folder, { recursive: true });
const chromeFlags = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync'];
const chrome = await launch({ chromePath: process.env.CHROMIUM ?? '/usr/bin/chromium', chromeFlags });
let low = false;
for (const [name, path] of Object.entries(PAGES)) {
  if (only.length > 0 && !only.includes(name)) continue;
  const result = await lighthouse(origin + path, { port: chrome.port, output: ['html', 'json'], onlyCategories: CATEGORIES, logLevel: 'error' });
  const [html, json] = result.report;
  writeFileSync(new URL(`lighthouse-${name}.html`, folder), html);
  writeFileSync(new URL(`lighthouse-${name}.json`, folder), json);
  const scores = CATEGORIES.map((id) => Math.round(result.lhr.categories[id].score * 100));
  low ||= scores.some((score) => score < 100);
  console.log(`${name}: ${CATEGORIES.map((id, i) => `${id} ${scores[i]}`).join(', ')}; LCP ${result.lhr.audits['largest-contentful-paint'].displayValue}`);
  for (const audit of Object.values(result.lhr.audits)) if (audit.score !== null && audit.score < 0.9 && audit.scoreDisplayMode !== 'informative') console.log(`  ${audit.id}: ${audit.displayValue ?? audit.title}`);
}
chrome.kill();
process.exit(low ? 1 : 0);
