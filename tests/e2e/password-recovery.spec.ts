import { holdTokens, openAccount, registerPerson } from '#tests/support/account.ts';
import { expect, phone, test } from '#tests/support/e2e.ts';
import { codeMailedTo } from '#tests/support/outbox.ts';

test.use({ viewport: phone });

test('a forgotten password is replaced with the code from the mail', async ({ shop, page }) => {
  const person = await registerPerson();
  await shop.open('/login');
  await page.getByRole('link', { name: 'Forgot password' }).click();
  await expect(page).toHaveURL('/forgot-password');
  const email = page.getByRole('main').getByLabel('Email');
  await expect(email).toHaveAttribute('type', 'email');
  const send = page.getByRole('button', { name: 'Send Otp' });
  await expect(send).toBeDisabled();
  await email.fill(person.email);
  const codeSent = page.waitForResponse('**/api/user/forgot-password');
  await send.click();
  await expect(shop.toast((await (await codeSent).json()).message)).toBeVisible();

  await expect(page).toHaveURL('/verification-otp');
  const verify = page.getByRole('button', { name: 'Verify OTP' });
  await expect(verify).toBeDisabled();
  const code = await codeMailedTo(person.email);
  await page.getByLabel('Character 1 of 6').focus();
  await page.keyboard.type(code.slice(0, 5));
  await expect(verify).toBeDisabled();
  await page.keyboard.type(code.slice(5));
  await expect(page.getByLabel('Character 6 of 6')).toHaveValue(code[5] ?? '');
  const verified = page.waitForResponse('**/api/user/verify-forgot-password-otp');
  await verify.click();
  await expect(shop.toast((await (await verified).json()).message)).toBeVisible();

  await expect(page).toHaveURL('/reset-password');
  const change = page.getByRole('button', { name: 'Change Password' });
  await expect(change).toBeDisabled();
  await page.getByLabel('New Password', { exact: true }).fill('eru-et-waterfufu-7');
  await expect(change).toBeDisabled();
  await page.getByLabel('Confirm Password', { exact: true }).fill('something else');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/reset-password') && request.method() === 'PUT') sent.push(request.url());
  });
  await change.click();
  await expect(
    page.getByText('New password and confirm password must be same.', { exact: true }),
  ).toBeVisible();
  expect(sent).toEqual([]);
  await page.getByRole('button', { name: 'Show new password' }).click();
  await expect(page.getByLabel('New Password', { exact: true })).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Show password confirmation' }).click();
  await expect(page.getByLabel('Confirm Password', { exact: true })).toHaveAttribute('type', 'text');
  await page.getByLabel('Confirm Password', { exact: true }).fill('eru-et-waterfufu-7');
  const changed = page.waitForResponse('**/api/user/reset-password');
  await change.click();
  await expect(shop.toast((await (await changed).json()).message)).toBeVisible();

  await expect(page).toHaveURL('/login');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill('eru-et-waterfufu-7');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('link', { name: 'Account' }).first()).toBeVisible();
});

test('who is logged in here while she replaces it logs in with the new one', { tag: '@full' }, async ({
  shop,
  page,
  trouble,
}) => {
  trouble.expect(/^401 /, /session could not be refreshed 401/);
  const account = await openAccount();
  await holdTokens(page, account);
  await shop.open('/forgot-password');
  await page.getByRole('main').getByLabel('Email').fill(account.email);
  await page.getByRole('button', { name: 'Send Otp' }).click();
  await page.getByLabel('Character 1 of 6').focus();
  await page.keyboard.type(await codeMailedTo(account.email));
  await page.getByRole('button', { name: 'Verify OTP' }).click();
  await page.getByLabel('New Password', { exact: true }).fill('eru-et-waterfufu-7');
  await page.getByLabel('Confirm Password', { exact: true }).fill('eru-et-waterfufu-7');
  await page.getByRole('button', { name: 'Change Password' }).click();
  // Her session has ended in this browser too: a logged-in person would be redirected from the login page.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('refreshToken'))).toBeNull();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('main').getByRole('button', { name: 'Login' })).toBeVisible();
});

test('the focus moves on from box to box, and back', async ({ shop, page }) => {
  const person = await registerPerson();
  await shop.open('/forgot-password');
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Send Otp' }).click();
  const box = (position: number) => page.getByLabel(`Character ${position} of 6`);
  await expect(page.getByRole('textbox', { name: /Character \d of 6/ })).toHaveCount(6);
  await box(1).focus();
  await page.keyboard.press('A');
  await expect(box(2)).toBeFocused();
  await page.keyboard.press('7');
  await expect(box(3)).toBeFocused();
  await page.keyboard.press('Backspace');
  await expect(box(2)).toBeFocused();
});

test('a wrong code is refused in words, and what was typed stays', async ({ shop, page, trouble }) => {
  trouble.expect(/^(400|401|403|409|422) PUT \/api\/user\/verify-forgot-password-otp/);
  const person = await registerPerson();
  await shop.open('/forgot-password');
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Send Otp' }).click();
  await page.getByLabel('Character 1 of 6').focus();
  await page.keyboard.type('AAAAA2');
  await page.getByRole('button', { name: 'Verify OTP' }).click();
  await expect(page.getByText('This code is wrong or has expired.').first()).toBeVisible();
  await expect(page.getByLabel('Character 6 of 6')).toHaveValue('2');
});

test('each step sends away who comes without the step before', async ({ page }) => {
  await page.goto('/verification-otp');
  await expect(page).toHaveURL('/forgot-password');
  await page.goto('/reset-password');
  await expect(page).toHaveURL('/');
});
