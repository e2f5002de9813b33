// Lighthouse on the built client, served by the real server: node report.mjs http://localhost:8000 FOLDER [page …]
// Reports go to the folder (HTML and JSON); what falls short is printed, and all figures as JSON in the last line.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { CHROMIUM, SWITCHES } from './switches.mjs';

const [origin = 'http://localhost:8000', folder = '.', ...only] = process.argv.slice(2);
const PAGES = { lobby: '/', table: '/table/touch', check: '/check', rules: '/rules/touch' };
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

const chrome = await launch({ chromePath: CHROMIUM, chromeFlags: ['--headless', '--disable-gpu', ...SWITCHES] });
const pages = {};

/** Lighthouse's view of a page. Now and then Chromium's trace lacks its beginning, and Lighthouse asks to be run again. */
async function seen(address) {
  const options = { port: chrome.port, output: ['html', 'json'], onlyCategories: CATEGORIES, logLevel: 'error' };
  for (let tries = 3; ; tries -= 1) {
    const found = await lighthouse(address, options);
    if (found.lhr.runtimeError === undefined) return found;
    if (tries === 1) throw new Error(`${address}: ${found.lhr.runtimeError.message}`);
  }
}

let browser = '';
for (const [name, path] of Object.entries(PAGES)) {
  if (only.length > 0 && !only.includes(name)) continue;
  const { lhr, report } = await seen(origin + path);
  const [html, json] = report;
  writeFileSync(join(folder, `lighthouse-${name}.html`), html);
  writeFileSync(join(folder, `lighthouse-${name}.json`), json);
  const value = (id) => Math.round(lhr.audits[id].numericValue);
  browser = /Chrom\w+\/[\d.]+/.exec(lhr.environment.hostUserAgent)?.[0] ?? '';
  pages[name] = {
    scores: Object.fromEntries(CATEGORIES.map((id) => [id, Math.round(lhr.categories[id].score * 100)])),
    fcp_ms: value('first-contentful-paint'),
    lcp_ms: value('largest-contentful-paint'),
    blocking_ms: value('total-blocking-time'),
    benchmark_index: lhr.environment.benchmarkIndex,
  };
  for (const audit of Object.values(lhr.audits)) if (audit.score !== null && audit.score < 0.9 && audit.scoreDisplayMode !== 'informative') console.error(`${name}: ${audit.id}: ${audit.displayValue ?? audit.title}`);
}
chrome.kill();
console.log(JSON.stringify({ browser, pages }));
