import { chromium } from 'playwright';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--host-resolver-rules=MAP *.localhost 127.0.0.1'] });
const base = 'http://shop.localhost:4310';
const out = process.argv[2] ?? 'a';
for (const width of [360, 768, 1440]) {
  const page = await browser.newPage({ viewport: { width, height: 900 } });
  const errors = [];
  page.on('console', (m) => { if (m.type() === 'error' || m.type()==='warning') errors.push(m.text().slice(0,300)); });
  page.on('pageerror', (e) => errors.push('PAGE ' + String(e).slice(0,300)));
  await page.goto(base + '/catalog/tovary_dlya_sobak/sukhoy_korm/', { waitUntil: 'networkidle' });
  const b = await page.locator('article').first();
  if (width === 360) console.log(await page.title());
  await page.screenshot({ path: `/tmp/shot-${out}-section-${width}.png` });
  const href = await page.locator('article a[href^="/product/"]').first().getAttribute('href');
  await page.goto(base + href, { waitUntil: 'networkidle' });
  await page.screenshot({ path: `/tmp/shot-${out}-top-${width}.png` });
  await page.locator('#reviews').scrollIntoViewIfNeeded();
  await page.waitForTimeout(2500);
  await page.locator('#reviews').screenshot({ path: `/tmp/shot-${out}-reviews-${width}.png` });
  await page.getByRole('button', { name: 'Написать отзыв' }).click();
  await page.waitForTimeout(2500);
  await page.screenshot({ path: `/tmp/shot-${out}-guest-${width}.png` });
  console.log(width, href, errors);
  await page.close();
}
await browser.close();
