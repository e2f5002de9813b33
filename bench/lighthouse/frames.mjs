// Frames while dealing, on a CPU slowed four times: node frames.mjs http://localhost:8000
// Prints how many frames there were and how many took longer than 33 ms. On a busy machine it measures the machine.
import puppeteer from 'puppeteer-core';

const [origin = 'http://localhost:8000'] = process.argv.slice(2);
const args = ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'];
const browser = await puppeteer.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args });
const page = await browser.newPage();
await page.setViewport({ width: 390, height: 844 });
await page.goto(`${origin}/table/touch`);
await page.waitForSelector('button.lay[aria-disabled=false]');
await page.click('button.lay[data-area=player]');
await page.emulateCPUThrottling(4);
const frames = await page.evaluate(async () => {
  document.querySelector('[data-act=deal]').click();
  const times = [];
  await new Promise((done) => {
    const frame = (time) => {
      times.push(time);
      if (document.querySelector('[data-act=rebet][aria-disabled=false]')) done();
      else requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  return times.slice(1).map((time, i) => time - times[i]);
});
await browser.close();
const sorted = [...frames].sort((a, b) => a - b);
const slow = frames.filter((ms) => ms > 33.4).length;
console.log(`${frames.length} frames, median ${sorted[Math.floor(sorted.length / 2)].toFixed(1)} ms, longest ${sorted.at(-1).toFixed(1)} ms, ${slow} over 33 ms`);
