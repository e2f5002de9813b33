// Frames while dealing, on a processor slowed four times: node frames.mjs http://localhost:8000
// Counts the frames of ten rounds and those longer than 33 ms. On a busy machine it measures the machine: the same
// count on an empty page, taken first, tells how busy it is. All figures as JSON in the last line.
import puppeteer from 'puppeteer-core';
import { CHROMIUM, SWITCHES } from './switches.mjs';

const [origin = 'http://localhost:8000'] = process.argv.slice(2);
const ROUNDS = 10;
// Two turns of a screen of 60 Hz are 33.3 ms; times come in tenths, so their difference may be 33.4.
const LONG_MS = 33.5;

const browser = await puppeteer.launch({ executablePath: CHROMIUM, args: SWITCHES });
const page = await browser.newPage();
await page.setViewport({ width: 390, height: 844, isMobile: true, hasTouch: true });
await page.emulateCPUThrottling(4);

/** How long each frame took, in ms, from a click on `act` (or none) until `last` is found (or a time has passed). */
const timed = (act, last, ms) =>
  page.evaluate(
    async (act, last, ms) => {
      const times = [];
      const start = performance.now();
      if (act) document.querySelector(act).click();
      await new Promise((done) => {
        const frame = (time) => {
          times.push(time);
          if (last ? document.querySelector(last) : time - start > ms) done();
          else requestAnimationFrame(frame);
        };
        requestAnimationFrame(frame);
      });
      return times.slice(1).map((time, i) => time - times[i]);
    },
    act,
    last,
    ms,
  );

await page.goto(`${origin}/robots.txt`);
const idle = await timed(null, null, 5000);
await page.goto(`${origin}/table/touch`);
await page.waitForSelector('button.lay[aria-disabled=false]');
await page.click('button.lay[data-area=player]');
await new Promise((done) => setTimeout(done, 2500));
const frames = [];
for (let round = 0; round < ROUNDS; round++) {
  frames.push(...(await timed(round ? '[data-act=rebet]' : '[data-act=deal]', '[data-act=rebet][aria-disabled=false]', 0)));
  await new Promise((done) => setTimeout(done, 600));
}
const name = await browser.version();
await browser.close();

const slow = (list) => list.filter((ms) => ms > LONG_MS).length;
const sorted = [...frames].sort((a, b) => a - b);
const told = {
  browser: name,
  rounds: ROUNDS,
  frames: frames.length,
  slow: slow(frames),
  median_ms: sorted[Math.floor(sorted.length / 2)],
  longest_ms: sorted.at(-1),
  empty_page: { frames: idle.length, slow: slow(idle), longest_ms: Math.max(...idle) },
};
console.log(JSON.stringify(told));
