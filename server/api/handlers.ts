import { addressHandlers } from './address/address-handlers.ts';
import { adminFrameHandlers } from './admin-frame/admin-frame-handlers.ts';
import { attentionHandlers } from './attention/attention-handlers.ts';
import { auditHandlers } from './audit/audit-handlers.ts';
import { authHandlers } from './auth/auth-handlers.ts';
import { backupHandlers } from './backup/backup-handlers.ts';
import { brandHandlers } from './brand/brand-handlers.ts';
import { callerHandlers } from './caller/caller-handlers.ts';
import { cartHandlers } from './cart/cart-handlers.ts';
import { cartMailsHandlers } from './cart-mails/cart-mails-handlers.ts';
import { cashHandlers } from './cash/cash-handlers.ts';
import { catalogueFilesHandlers } from './catalogue-files/catalogue-files-handlers.ts';
import { categoryHandlers } from './category/category-handlers.ts';
import { contactHandlers } from './contact/contact-handlers.ts';
import { customerHandlers } from './customer/customer-handlers.ts';
import { deliveryHandlers } from './delivery/delivery-handlers.ts';
import { doorPaymentHandlers } from './door-payment/door-payment-handlers.ts';
import { emailChangeHandlers } from './email-change/email-change-handlers.ts';
import { familyHandlers } from './family/family-handlers.ts';
import { fileHandlers } from './file/file-handlers.ts';
import type { Handlers } from './handler.ts';
import { healthHandlers } from './health/health-handlers.ts';
import { homeHandlers } from './home/home-handlers.ts';
import { inboxHandlers } from './inbox/inbox-handlers.ts';
import { missedSearchHandlers } from './missed-search/missed-search-handlers.ts';
import { moneyHandlers } from './money/money-handlers.ts';
import { newsletterHandlers } from './newsletter/newsletter-handlers.ts';
import { noticeHandlers } from './notice/notice-handlers.ts';
import { orderHandlers } from './order/order-handlers.ts';
import { orderDeskHandlers } from './order-desk/order-desk-handlers.ts';
import { orderLinesHandlers } from './order-lines/order-lines-handlers.ts';
import { overviewHandlers } from './overview/overview-handlers.ts';
import { parcelHandlers } from './parcel/parcel-handlers.ts';
import { paymentHandlers } from './payment/payment-handlers.ts';
import { paymentHealthHandlers } from './payment-health/payment-health-handlers.ts';
import { personalDataHandlers } from './personal-data/personal-data-handlers.ts';
import { phoneAccountHandlers } from './phone-account/phone-account-handlers.ts';
import { popularSearchHandlers } from './popular-search/popular-search-handlers.ts';
import { productHandlers } from './product/product-handlers.ts';
import { productListHandlers } from './product-list/product-list-handlers.ts';
import { promotionHandlers } from './promotion/promotion-handlers.ts';
import { questionHandlers } from './question/question-handlers.ts';
import { queueHandlers } from './queue/queue-handlers.ts';
import { returnsHandlers } from './returns/returns-handlers.ts';
import { reviewHandlers } from './review/review-handlers.ts';
import { riderHandlers } from './rider/rider-handlers.ts';
import { secondFactorHandlers } from './second-factor/second-factor-handlers.ts';
import { passwordHandlers, sessionHandlers } from './session/session-handlers.ts';
import { settingsHandlers } from './settings/settings-handlers.ts';
import { staffHandlers } from './staff/staff-handlers.ts';
import { statementHandlers } from './statements/statement-handlers.ts';
import { stockHandlers } from './stock/stock-handlers.ts';
import { stockAlertHandlers } from './stock-alert/stock-alert-handlers.ts';
import { stockCountHandlers } from './stock-count/stock-count-handlers.ts';
import { subCategoryHandlers } from './subcategory/sub-category-handlers.ts';
import { tillHandlers } from './till/till-handlers.ts';
import { userHandlers } from './user/user-handlers.ts';
import { viewedHandlers } from './viewed/viewed-handlers.ts';
import { wishlistHandlers } from './wishlist/wishlist-handlers.ts';

export const handlers: Handlers = {
  user: userHandlers,
  emailChange: emailChangeHandlers,
  phoneAccount: phoneAccountHandlers,
  session: sessionHandlers,
  password: passwordHandlers,
  parcel: parcelHandlers,
  secondFactor: secondFactorHandlers,
  staff: staffHandlers,
  brand: brandHandlers,
  home: homeHandlers,
  category: categoryHandlers,
  subcategory: subCategoryHandlers,
  product: productHandlers,
  file: fileHandlers,
  cart: cartHandlers,
  wishlist: wishlistHandlers,
  viewed: viewedHandlers,
  cartMails: cartMailsHandlers,
  stockAlert: stockAlertHandlers,
  address: addressHandlers,
  order: orderHandlers,
  orderDesk: orderDeskHandlers,
  caller: callerHandlers,
  attention: attentionHandlers,
  orderLines: orderLinesHandlers,
  returns: returnsHandlers,
  promotion: promotionHandlers,
  delivery: deliveryHandlers,
  doorPayment: doorPaymentHandlers,
  question: questionHandlers,
  review: reviewHandlers,
  cash: cashHandlers,
  till: tillHandlers,
  rider: riderHandlers,
  payment: paymentHandlers,
  paymentHealth: paymentHealthHandlers,
  statements: statementHandlers,
  auth: authHandlers,
  contact: contactHandlers,
  money: moneyHandlers,
  newsletter: newsletterHandlers,
  personalData: personalDataHandlers,
  stock: stockHandlers,
  stockCount: stockCountHandlers,
  inbox: inboxHandlers,
  customer: customerHandlers,
  settings: settingsHandlers,
  audit: auditHandlers,
  catalogueFiles: catalogueFilesHandlers,
  backup: backupHandlers,
  health: healthHandlers,
  queue: queueHandlers,
  overview: overviewHandlers,
  adminFrame: adminFrameHandlers,
  family: familyHandlers,
  productList: productListHandlers,
  notice: noticeHandlers,
  missedSearch: missedSearchHandlers,
  popularSearch: popularSearchHandlers,
};
