import { newPerson, registerPerson } from '#tests/support/account.ts';
import { desktop, expect, phone, test } from '#tests/support/e2e.ts';
import { holdBack } from '#tests/support/hold-back.ts';
import { LoginPopup } from '#tests/support/pages/login-popup.ts';
import { addProduct } from '#tests/support/shelf.ts';

test.use({ viewport: desktop });

test('a stale access token is refreshed once, without a word to the shopper', async ({
  shop,
  page,
  shopper,
  trouble,
}) => {
  trouble.expect(/^401 (GET|POST) \/api\//);
  await page.evaluate(() => localStorage.setItem('accesstoken', 'gone-stale'));
  const refreshes: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/user/refresh-token')) {
      refreshes.push(request.headers().authorization ?? '');
    }
  });
  await shop.open('/dashboard/profile');
  await expect(page.getByLabel('Name')).toHaveValue(shopper.name);
  expect(refreshes).toEqual([`Bearer ${shopper.tokens.refreshToken}`]);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('accesstoken'))).not.toBe('gone-stale');
});

test('when the refresh is refused too, the visitor is a guest again', async ({
  shop,
  page,
  shopper,
  trouble,
}) => {
  trouble.expect(/^401 /, /session could not be refreshed/, /could not be loaded/);
  await shopper.api.user.logout({});
  await shop.open('/');
  await expect(shop.header.getByRole('link', { name: 'Login' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('refreshToken'))).toBeNull();
});

test('who registers on the page is logged in with what was typed, and both tokens are kept', async ({
  shop,
  page,
}) => {
  const person = newPerson();
  await shop.open('/register');
  const register = page.getByRole('main').getByRole('button', { name: 'Register' });
  await expect(register).toBeDisabled();
  await page.getByLabel('Name').fill(person.name);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Confirm Password', { exact: true }).fill('not the same');
  await register.click();
  await expect(page.getByText('password and confirm password must be same', { exact: true })).toBeVisible();
  await page.getByLabel('Confirm Password', { exact: true }).fill(person.password);
  await register.click();
  await expect(shop.toast('Account created')).toBeVisible();
  await expect(shop.header.getByRole('button', { name: 'Account' })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage)))
    .toEqual(expect.arrayContaining(['accesstoken', 'refreshToken', 'user']));
});

test('who registers while the login after it fails is at the login, with the e-mail typed already', async ({
  shop,
  page,
  trouble,
}) => {
  trouble.expect(/failed: POST .*\/api\/user\/login/, /got no answer/);
  const person = newPerson();
  let logins = 0;
  await page.route('**/api/user/login', (route) => {
    logins += 1;
    // Not with `times`: that would stop intercepting all requests while the login page is requested.
    return logins === 1 ? route.abort('failed') : route.continue();
  });
  await shop.open('/register');
  await page.getByLabel('Name').fill(person.name);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Confirm Password', { exact: true }).fill(person.password);
  await page.getByRole('main').getByRole('button', { name: 'Register' }).click();
  await expect(page).toHaveURL('/login');

  const login = page.getByRole('main').getByRole('button', { name: 'Login' });
  await expect(login).toBeDisabled();
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await login.click();
  await expect(shop.header.getByRole('button', { name: 'Account' })).toBeVisible();
});

test('a wrong password is refused in a toast, and what was typed stays', async ({ shop, page, trouble }) => {
  trouble.expect(/^401 POST \/api\/user\/login/);
  const person = await registerPerson();
  await shop.open('/login');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill('not my password');
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
});

test('a password can be looked at', async ({ shop, page }) => {
  await shop.open('/login');
  const password = page.getByLabel('Password', { exact: true });
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(password).toHaveAttribute('type', 'password');
});

test('a password can be pasted, and a password manager finds its fields', async ({ shop, page }) => {
  const fields = () =>
    page
      .locator('main input[autocomplete]')
      .evaluateAll((inputs) => inputs.map((input) => input.getAttribute('autocomplete')));
  await shop.open('/register');
  expect(await fields()).toEqual(['name', 'username', 'new-password', 'new-password']);
  await shop.open('/login');
  expect(await fields()).toEqual(['username', 'current-password']);
  const email = page.getByLabel('Email');
  const password = page.getByLabel('Password', { exact: true });
  await email.fill('mangue-verte-8');
  await email.press('ControlOrMeta+a');
  await email.press('ControlOrMeta+c');
  await password.press('ControlOrMeta+v');
  await expect(password).toHaveValue('mangue-verte-8');
});

test('the register page’s button waits until every field is filled, and says what it is doing', async ({
  shop,
  page,
}) => {
  const release = await holdBack(page, '**/api/user/{login,register}');
  const person = newPerson();
  const main = page.getByRole('main');
  await shop.open('/register');
  await expect(main.getByLabel('Email')).toHaveAttribute('type', 'email');
  await main.getByLabel('Name').fill(person.name);
  await main.getByLabel('Email').fill(person.email);
  await main.getByLabel('Password', { exact: true }).fill(person.password);
  await expect(main.getByRole('button', { name: 'Register' })).toBeDisabled();
  await main.getByLabel('Confirm Password', { exact: true }).fill(person.password);
  await main.getByRole('button', { name: 'Register' }).click();
  await expect(main.getByRole('button', { name: 'Logging...' })).toBeDisabled();
  release();
  await expect(shop.header.getByRole('button', { name: 'Account' })).toBeVisible();
});

test('the login page’s button does so too', async ({ shop, page }) => {
  const person = await registerPerson();
  const main = page.getByRole('main');
  await shop.open('/login');
  const releaseLogin = await holdBack(page, '**/api/user/login');
  await expect(main.getByLabel('Email')).toHaveAttribute('type', 'email');
  await main.getByLabel('Email').fill(person.email);
  await expect(main.getByRole('button', { name: 'Login' })).toBeDisabled();
  await main.getByLabel('Password', { exact: true }).fill(person.password);
  await main.getByRole('button', { name: 'Login' }).click();
  await expect(main.getByRole('button', { name: 'Logging...' })).toBeDisabled();
  releaseLogin();
  await expect(shop.header.getByRole('button', { name: 'Account' })).toBeVisible();
});

test('the popups’ buttons have words of their own while one waits', async ({ shop, page }) => {
  const release = await holdBack(page, '**/api/user/register');
  const person = newPerson();
  await shop.open('/search');
  await page.evaluate(() => window.dispatchEvent(new Event('show-login')));
  const popup = new LoginPopup(page, 'en');
  await popup.switchToRegister();
  await popup.fillRegister(person);
  await popup.sendRegister();
  await expect(popup.register.getByRole('button', { name: 'Registering...' })).toBeDisabled();
  release();
  await expect(popup.register).toBeHidden();
  await page.evaluate(() => localStorage.clear());
  await shop.open('/search');
  await page.evaluate(() => window.dispatchEvent(new Event('show-login')));
  const releaseLogin = await holdBack(page, '**/api/user/login');
  await expect(popup.login.getByLabel('Email')).toHaveValue('');
  await popup.fillLogin(person);
  await popup.sendLogin();
  await expect(popup.login.getByRole('button', { name: 'Logging in...' })).toBeDisabled();
  releaseLogin();
  await expect(popup.login).toBeHidden();
});

test('logging out says so, empties the browser’s storage and leads home', async ({ shop, page, shopper }) => {
  const gloss = await addProduct();
  await shopper.api.cart.create({ productId: gloss._id });
  await shop.open(`/search?q=${gloss.name}`);
  await shop.card(gloss.name).click({ position: { x: 40, y: 60 } });
  await expect(shop.heading).toHaveText(gloss.name);
  expect(await page.evaluate(() => sessionStorage.length)).toBeGreaterThan(0);
  await expect(shop.cartButton).toContainText('1 item');
  await shop.returnToHeader();
  await shop.header.getByRole('button', { name: 'Account' }).click();
  await shop.header.getByRole('button', { name: 'Log Out' }).click();
  await expect(shop.toast('Logged out')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(shop.cartButton).toHaveText('My Cart');
  await expect(shop.header.getByRole('button', { name: 'Log Out' })).toBeHidden();
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
});

test('the login popup appears when anything on the page asks for it', async ({ shop, page }) => {
  const person = await registerPerson();
  await shop.open('/search');
  await page.evaluate(() => window.dispatchEvent(new Event('show-login')));
  const popup = new LoginPopup(page, 'en');
  await popup.fillLogin(person);
  await popup.sendLogin();
  await expect(popup.login).toBeHidden();
  await expect(page).toHaveURL('/search');
});

test('the two popups switch into each other, and two different passwords are not sent', async ({
  shop,
  page,
}) => {
  await shop.open('/search');
  await page.evaluate(() => window.dispatchEvent(new Event('show-login')));
  const popup = new LoginPopup(page, 'en');
  await expect(popup.login.getByRole('link', { name: 'Forgot password' })).toBeVisible();
  await expect(popup.login.getByRole('button', { name: 'Login' })).toBeDisabled();
  await popup.switchToRegister();
  await popup.fillRegister(newPerson(), 'another one');
  await popup.sendRegister();
  await expect(
    popup.register.getByText('Password and confirm password must be same', { exact: true }),
  ).toBeVisible();
  await popup.register.getByRole('button', { name: 'Login' }).click();
  await expect(popup.login).toBeVisible();
});

test('a guest in the account area is asked to log in, and is then where she wanted to be', async ({
  shop,
  page,
}) => {
  const person = await registerPerson();
  await shop.open('/dashboard/myorders');
  await expect(page.getByText('Log in to see your account')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  const popup = new LoginPopup(page, 'en');
  await popup.fillLogin(person);
  await popup.sendLogin();
  await expect(shop.heading).toHaveText('My Orders');
  await expect(page.getByText('No Data')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('the account icon leads to the menu page, whose close button goes back', async ({
    shop,
    page,
    shopper,
  }) => {
    await shop.open('/search');
    await shop.header.getByRole('link', { name: 'Account' }).click();
    await expect(page).toHaveURL('/user');
    const menu = page.getByRole('main').getByRole('navigation', { name: shopper.name });
    for (const entry of ['Profile', 'My Orders', 'Save Address']) {
      await expect(menu.getByRole('link', { name: entry })).toBeVisible();
    }
    await expect(menu.getByRole('button', { name: 'Log Out' })).toBeVisible();
    await expect(menu).not.toContainText('(Admin)');
    await page.getByRole('button', { name: 'Close and go back' }).click();
    await expect(page).toHaveURL('/search');
  });
});
