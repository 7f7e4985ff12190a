import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { ADA, STAFF } from '../api/floor.ts';
import { axe } from './axe.ts';
import { openBrowser, PATIENCE_MS } from './browser.ts';
import { ahead, LiveHouse } from './house.ts';
import { smallTargets } from './small-targets.ts';

let browser: Browser;
let house: LiveHouse;
before(async () => {
  browser = await openBrowser();
  house = await LiveHouse.open();
});
after(async () => {
  await browser?.close();
  await house?.end();
});

test('[S11] [SEA-6] [PPL-22] [INC-1] [OPH-11] [OPH-13] what a file has loosened waits for two people; an incident is reported and closed', async () => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  page.setDefaultTimeout(Number(process.env['PATIENCE'] ?? PATIENCE_MS));
  await house.enter(page, '/office/', 'office-2', 'office');
  await house.stop();
  const looser = { name: 'Harbor Card Club', secondPersonFrom: 500_000, sessionHoursMax: 24 };
  writeFileSync(path.join(house.server.place.folder, 'house.json'), JSON.stringify(looser));
  await house.restart();
  const key = (name: string | RegExp) => page.getByRole('button', { name });
  const typePin = async (pin: string): Promise<void> => {
    for (const digit of pin)
      await key(new RegExp(`^${digit}$`))
        .last()
        .click();
    await key(/^OK$/).last().click();
  };
  await page.getByRole('textbox', { name: 'Badge' }).fill(ADA.badge);
  await typePin(ADA.pin);
  const waiting = page.getByRole('region', { name: 'Settings to accept' });
  await waiting.getByText('From $1,000.00 to $5,000.00').waitFor();
  await waiting.getByText('From 12 to 24').waitFor();
  assert.deepEqual(await smallTargets(page), []);
  await axe(page, 'settings to accept');
  const shots = process.env['SHOTS'];
  if (shots !== undefined) await page.screenshot({ path: path.join(shots, 'settings-en.png') });
  await key('Accept these settings').click();
  const sheet = page.getByRole('dialog').last();
  ahead.seconds += 6 * 60;
  if (shots !== undefined) await page.screenshot({ path: path.join(shots, 'settings-sheet.png') });
  // Without a pointer a key that is held is pressed twice.
  for (let pressed = 0; pressed < 2; pressed++)
    await sheet.getByRole('button', { name: /^Accept these/ }).press('Enter');
  // The administrator signed on a while ago: what was pressed waits for the PIN, and goes on by itself.
  const again = page.getByRole('dialog', { name: 'Enter your PIN again' });
  await again.waitFor();
  assert.deepEqual(await smallTargets(page), []);
  await axe(page, 'the PIN again');
  if (shots !== undefined) await page.screenshot({ path: path.join(shots, 'pin-again.png') });
  await typePin('000000');
  await again.getByText(/badge or PIN/i).waitFor();
  await page.keyboard.type(ADA.pin);
  await page.keyboard.press('Enter');
  await again.waitFor({ state: 'detached' });
  await key('The second person is here').click();
  await sheet.getByRole('textbox', { name: 'Badge', exact: true }).fill(STAFF.con.badge);
  await typePin(STAFF.con.pin);
  await waiting.waitFor({ state: 'detached' });

  await key('Incidents').first().click();
  await page.getByLabel('What happened').fill('The server stood still for two hours.');
  await page.getByLabel('Camera and time').fill('Camera 14, 9:02 to 9:10 PM');
  await key('Report the incident').click();
  await key('Done: tell the Bureau').click();
  await key('Close incident 1').click();
  await page.getByText('Closed', { exact: true }).waitFor();
  await axe(page, 'incidents');

  await key('Settings').first().click();
  await key('Change The address of the house').click();
  const form = page.locator('form').filter({ has: page.getByRole('heading', { name: 'The address of the house' }) });
  await form.getByRole('textbox', { name: 'Text' }).fill('100 Harbor Drive, San Pedro');
  await page.getByRole('region', { name: 'As it is on papers' }).getByText('100 Harbor Drive').waitFor();
  await axe(page, 'a setting');
  if (shots !== undefined) await page.screenshot({ path: path.join(shots, 'setting-address.png'), fullPage: true });
  await form.getByRole('button', { name: 'Next: second person' }).click();
  await sheet.getByRole('button', { name: /^Change: / }).click();
  await key('The second person is here').click();
  await sheet.getByRole('textbox', { name: 'Badge', exact: true }).fill(STAFF.con.badge);
  await typePin(STAFF.con.pin);
  await page.getByRole('row', { name: /The address of the house.*100 Harbor Drive/ }).waitFor();
  for (const name of [
    'The time zone and the start of the day',
    'The approvals of this house',
    'The logo of the house',
  ]) {
    await key(`Change ${name}`).click();
    await page.getByRole('heading', { name }).waitFor();
    assert.deepEqual(await smallTargets(page), [], name);
    await axe(page, name);
    if (shots !== undefined) await page.screenshot({ path: path.join(shots, `setting-${name.slice(4, 8)}.png`) });
  }
  await page.getByRole('textbox', { name: 'Or paste it here' }).fill('{ "name": 7 }');
  await key('Check it').click();
  await page.getByRole('row', { name: /^name / }).waitFor();
  await axe(page, 'rules of our own');
  if (shots !== undefined) await page.screenshot({ path: path.join(shots, 'own-rules.png'), fullPage: true });
});

test('[PPL-24] an administrator adds a passkey at the office, and signs on with it from then on', async () => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  // A security key that somebody touches at once.
  const devices = await context.newCDPSession(page);
  await devices.send('WebAuthn.enable');
  const options = { protocol: 'ctap2', transport: 'usb', hasUserVerification: false, isUserVerified: false } as const;
  const { authenticatorId } = await devices.send('WebAuthn.addVirtualAuthenticator', { options });
  const named = house.address.replace('127.0.0.1', 'localhost'); // Browsers take no passkey for a number.
  await house.office.signOn(ADA);
  await house.enter(page, `${named}office/`, 'office-3', 'office');
  const key = (name: string | RegExp) => page.getByRole('button', { name });
  const signOn = async (): Promise<void> => {
    await page.getByRole('textbox', { name: 'Badge' }).fill(ADA.badge);
    for (const digit of ADA.pin) await key(new RegExp(`^${digit}$`)).click();
    await key(/^OK$/).click();
    await key('People').waitFor();
  };
  await signOn();
  await key('People').click();
  await key('Open ada').click();
  await key('New PIN…').click();
  await page.getByRole('region', { name: /current PIN/i }).waitFor();
  await page.keyboard.press('Escape');
  await key('Passkeys…').click();
  await page.getByText('No passkey', { exact: true }).waitFor();
  assert.deepEqual(await smallTargets(page), []);
  await axe(page, 'passkeys');
  const shots = process.env['SHOTS'];
  if (shots !== undefined) await page.screenshot({ path: path.join(shots, 'passkeys.png') });
  await key('Add a passkey').click();
  await page.getByText('The passkey of ada is asked for from now on.').waitFor();
  await key(/^Sign off/).click();
  await signOn();
  const { credentials } = await devices.send('WebAuthn.getCredentials', { authenticatorId });
  assert.ok(credentials[0]!.signCount > 1, 'it was asked for at the second sign-on');
});
