import { index, layout, prefix, type RouteConfigEntry, route } from '@react-router/dev/routes';
import type { Language } from '#shared/language.ts';

/** The specification's addresses in English, and the same addresses under /fr (decision 34). */
export default [
  route('manifest.webmanifest', 'offline/manifest.ts', { id: 'en/manifest' }),
  route('fr/manifest.webmanifest', 'offline/manifest.ts', { id: 'fr/manifest' }),
  route('dashboard/manifest.webmanifest', 'offline/office-manifest.ts', { id: 'en/office-manifest' }),
  route('fr/dashboard/manifest.webmanifest', 'offline/office-manifest.ts', { id: 'fr/office-manifest' }),
  ...pages('en'),
  ...prefix('fr', pages('fr')),
] satisfies RouteConfigEntry[];

function pages(language: Language): RouteConfigEntry[] {
  // One module serves both languages, so each route needs a name of its own.
  const page = (path: string, file: string, children: RouteConfigEntry[] = []) =>
    route(path, file, { id: `${language}/${path}` }, children);

  return [
    index('storefront/home/home-page.tsx', { id: `${language}/home` }),
    page('search', 'storefront/search/search-page.tsx'),
    page('product/:productSegment', 'storefront/product/product-page.tsx'),
    page('reviews/:productSegment', 'storefront/reviews/reviews-page.tsx'),
    page('pay/:token', 'storefront/pay-at-door/pay-page.tsx'),
    page('review/:token', 'storefront/reviews/write-page.tsx'),
    page(':categorySegment', 'storefront/listing/category-page.tsx'),
    page(':categorySegment/:subCategorySegment', 'storefront/listing/listing-page.tsx'),
    page(':categorySegment/:subCategorySegment/:productSegment', 'storefront/product/product-page.tsx'),

    page('cart', 'storefront/cart/cart-page.tsx'),
    page('wishlist', 'storefront/wishlist/wishlist-page.tsx'),
    page('checkout', 'storefront/checkout/checkout-page.tsx'),
    page('payment/:orderId', 'storefront/payment/payment-page.tsx'),
    page('success', 'storefront/success/success-page.tsx'),
    page('cancel', 'storefront/cancel/cancel-page.tsx'),

    page('brands', 'storefront/brands/brands-page.tsx'),
    page('brand/:brandSlug', 'storefront/brands/brand-page.tsx'),
    page('new-arrival', 'storefront/new-arrival/new-arrival-page.tsx'),
    page('contact', 'storefront/contact/contact-page.tsx'),
    page('offers', 'storefront/offers/offers-page.tsx'),
    page('clearance', 'storefront/offers/offers-page.tsx'),
    page('track/:token', 'storefront/track/track-page.tsx'),
    page('newsletter/confirm', 'storefront/newsletter/confirm-page.tsx'),
    page('stock-alert/stop', 'storefront/stock-alert/stop-page.tsx'),
    page('cart-mails/confirm', 'account/cart-mails/confirm-page.tsx'),
    page('cart-mails/stop', 'account/cart-mails/stop-page.tsx'),
    page('newsletter/unsubscribe', 'storefront/newsletter/unsubscribe-page.tsx'),
    page('privacy-policy', 'storefront/legal/privacy-policy-page.tsx'),
    page('terms', 'storefront/legal/terms-page.tsx'),

    page('offline', 'offline/offline-page.tsx'),

    page('login', 'account/login/login-page.tsx'),
    page('register', 'account/register/register-page.tsx'),
    page('forgot-password', 'account/recovery/forgot-password-page.tsx'),
    page('verification-otp', 'account/recovery/verification-otp-page.tsx'),
    page('reset-password', 'account/recovery/reset-password-page.tsx'),
    page('email-change/confirm', 'account/email-change/confirm-email-page.tsx'),
    page('email-change/undo', 'account/email-change/undo-email-change-page.tsx'),
    page('staff-invitation', 'account/staff-invitation/staff-invitation-page.tsx'),
    page('user', 'account/user-menu/user-menu-page.tsx'),
    page('dashboard', 'account/dashboard/dashboard-layout.tsx', [
      index('account/first-page/first-page.tsx', { id: `${language}/dashboard/first` }),
      page('profile', 'account/profile/profile-page.tsx'),
      page('myorders', 'account/my-orders/my-orders-page.tsx'),
      page('address', 'account/addresses/addresses-page.tsx'),
      page('security', 'account/security/security-page.tsx'),
    ]),
    layout('admin/admin-only.tsx', { id: `${language}/admin` }, [
      ...prefix('dashboard', [
        page('overview', 'admin/overview/overview-page.tsx'),
        page('category', 'admin/category/category-page.tsx'),
        page('orders', 'admin/orders/orders-page.tsx'),
        page('new-order', 'admin/new-order/new-order-page.tsx'),
        page('attention', 'admin/attention/attention-page.tsx'),
        page('orders/:orderId', 'admin/orders/order-page.tsx'),
        page('cash', 'admin/cash/cash-page.tsx'),
        page('till', 'admin/till/till-page.tsx'),
        page('till/:till', 'admin/till/till-report-page.tsx'),
        page('money', 'admin/money/money-page.tsx'),
        page('statements', 'admin/statements/statements-page.tsx'),
        page('payment-health', 'admin/payment-health/payment-health-page.tsx'),
        page('home-page', 'admin/home/home-page.tsx'),
        page('home-preview', 'admin/home/preview-page.tsx'),
        page('brand', 'admin/brands/brands-page.tsx'),
        page('subcategory', 'admin/sub-category/sub-category-page.tsx'),
        page('upload-product', 'admin/upload-product/upload-product-page.tsx'),
        page('product', 'admin/product/product-list-page.tsx'),
        page('family', 'admin/family/family-page.tsx'),
        page('stock', 'admin/stock/stock-page.tsx'),
        page('stock-count', 'admin/stock/stock-count-page.tsx'),
        page('customers', 'admin/customers/customers-page.tsx'),
        page('inbox', 'admin/inbox/inbox-page.tsx'),
        page('reviews', 'admin/reviews/reviews-page.tsx'),
        page('questions', 'admin/questions/questions-page.tsx'),
        page('promotions', 'admin/promotions/promotions-page.tsx'),
        page('newsletter', 'admin/newsletter/newsletter-page.tsx'),
        page('searches', 'admin/searches/searches-page.tsx'),
        page('zones', 'admin/zones/zones-page.tsx'),
        page('settings', 'admin/settings/settings-page.tsx'),
        page('parcels', 'admin/parcels/parcels-page.tsx'),
        page('staff', 'admin/staff/staff-page.tsx'),
        page('work', 'admin/work-page.tsx'),
        page('notices', 'admin/notices/notices-page.tsx'),
        page('audit', 'admin/audit/audit-page.tsx'),
        page('health', 'admin/health/health-page.tsx'),
        page('exchange', 'admin/catalogue-files/catalogue-files-page.tsx'),
      ]),
    ]),

    // Shows the parts of app/ui in their states, on a developer's machine only.
    ...(import.meta.env?.MODE === 'development' ? [page('dev/kit', 'dev/kit-page.tsx')] : []),
    page('*', 'storefront/shell/not-found-page.tsx'),
  ];
}
