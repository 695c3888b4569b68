import { checkoutMessages, succeededMessages } from '#app/messages/checkout-messages.ts';
import { orderMessages } from '#app/messages/order-messages.ts';
import { stateMessages } from '#app/messages/state-messages.ts';
import { formatFrancs } from '#shared/money.ts';
import { listingPath } from '#shared/page-paths.ts';
import { newPerson } from '#tests/support/account.ts';
import { expect, screens, test } from '#tests/support/e2e.ts';
import { diagonalLooks } from '#tests/support/looks.ts';
import { AddressForm, akwa } from '#tests/support/pages/address-form.ts';
import { CheckoutPage } from '#tests/support/pages/checkout-page.ts';
import { LoginPopup } from '#tests/support/pages/login-popup.ts';
import { ShopPage } from '#tests/support/pages/shop-page.ts';
import { addProduct, addShelf, newWord, stockOf } from '#tests/support/shelf.ts';

for (const { screen, language } of diagonalLooks) {
  test(`a guest finds products, fills a cart, registers, logs in, orders on delivery and sees the order (${screen}, ${language})`, async ({
    page,
  }) => {
    await page.setViewportSize(screens[screen]);
    const shop = new ShopPage(page, language);
    const person = newPerson();
    const shelf = await addShelf();
    const [gloss, balm] = [
      await addProduct({ name: `${newWord()} Gloss`, price: 4500, discount: 10, stock: 9 }),
      await addProduct({ name: `${newWord()} Balm`, price: 2000, stock: 3 }, shelf),
    ];

    // Finds one product through search, the other on its shelf.
    await shop.open('/');
    await shop.header.getByRole('link', { name: language === 'fr' ? 'Rechercher' : 'Search' }).click();
    await shop.searchInput.fill(gloss.name);
    await shop.product(gloss.name).add.click();
    await expect(shop.toast(stateMessages[language].cartItemAdded)).toBeVisible();
    await shop.product(gloss.name).plus.click();
    await expect(shop.product(gloss.name).quantity).toContainText('2');
    await shop.open(listingPath(shelf.category, shelf.subCategory));
    await shop.product(balm.name).add.click();
    await expect(shop.product(balm.name).quantity).toContainText('1');

    // The cart asks a guest to log in; a guest without an account registers, and is logged in with what was typed.
    await shop.openCart();
    await expect(shop.cart).toContainText(formatFrancs(10_100));
    await shop.proceed();
    const popup = new LoginPopup(page, language);
    await popup.switchToRegister();
    await popup.fillRegister(person);
    // The toast stays for two seconds only.
    await Promise.all([
      expect(shop.toast(stateMessages[language].guestDataMerged)).toBeVisible(),
      popup.sendRegister(),
    ]);
    await expect(page).toHaveURL(language === 'fr' ? '/fr/checkout' : '/checkout');
    await expect(shop.cart).toBeHidden();

    // Without an address the form opens at once.
    const checkout = new CheckoutPage(page, language);
    const form = new AddressForm(page, language);
    await expect(form.dialog.getByText(checkoutMessages[language].addAddressFirst)).toBeVisible();
    await expect(form.field('name')).toHaveValue(person.name);
    await expect(form.field('pincode')).toHaveValue('00237');
    await expect(form.field('country')).toHaveValue(language === 'fr' ? 'Cameroun' : 'Cameroon');
    await form.fillPlace(akwa);
    await form.submit();
    await expect(checkout.addresses.getByRole('radio', { checked: true })).toHaveCount(1);
    await expect(checkout.addresses).toContainText(akwa.addressLine);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);

    await expect(checkout.summary).toContainText(formatFrancs(10_100));
    await checkout.cashOnDelivery.click();
    await expect(page).toHaveURL(language === 'fr' ? '/fr/success' : '/success');
    await expect(shop.heading).toHaveText(
      checkoutMessages[language].succeeded(succeededMessages[language].Order),
    );

    await page.getByRole('link', { name: checkoutMessages[language].seeOrders }).click();
    await expect(page.getByText(orderMessages[language].showing(1))).toBeVisible();
    const order = page.getByRole('article');
    await expect(order).toContainText(gloss.name);
    await expect(order).toContainText(formatFrancs(10_100, { decimals: 2 }));
    await expect(shop.cartButton).not.toContainText('3');
    await shop.openCart();
    await expect(shop.cart.getByRole('listitem')).toHaveCount(0);
    await expect.poll(async () => [await stockOf(gloss), await stockOf(balm)]).toEqual([7, 2]);
  });
}
