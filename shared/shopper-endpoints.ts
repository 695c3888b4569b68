/** The calls of the shop's pages and the account pages: the only ones whose addresses every page loads. */
export const shopperEndpoints = {
  user: {
    register: 'POST /api/user/register',
    login: 'POST /api/user/login',
    forgotPassword: 'PUT /api/user/forgot-password',
    verifyForgotPasswordOtp: 'PUT /api/user/verify-forgot-password-otp',
    resetPassword: 'PUT /api/user/reset-password',
    refreshToken: 'POST /api/user/refresh-token',
    userDetails: 'GET /api/user/user-details',
    logout: 'GET /api/user/logout',
    uploadAvatar: 'PUT /api/user/upload-avatar',
    updateUser: 'PUT /api/user/update-user',
  },
  emailChange: {
    confirm: 'POST /api/email-change/confirm',
    undo: 'POST /api/email-change/undo',
  },
  phoneAccount: {
    open: 'POST /api/phone-account/open',
    requestLogin: 'POST /api/phone-account/request-login',
    logIn: 'POST /api/phone-account/log-in',
    addEmail: 'POST /api/phone-account/add-email',
  },
  session: {
    list: 'GET /api/session/list',
    end: 'PUT /api/session/end',
    endAll: 'PUT /api/session/end-all',
    leave: 'PUT /api/session/leave',
  },
  doorPayment: {
    get: 'GET /api/door-payment/get',
    pay: 'POST /api/door-payment/pay',
  },
  secondFactor: {
    get: 'GET /api/second-factor/get',
    start: 'POST /api/second-factor/start',
    confirm: 'POST /api/second-factor/confirm',
    renewCodes: 'POST /api/second-factor/renew-codes',
    turnOff: 'POST /api/second-factor/turn-off',
  },
  staff: {
    findInvitation: 'POST /api/staff/find-invitation',
    accept: 'POST /api/staff/accept',
  },
  password: {
    change: 'PUT /api/password/change',
  },
  brand: {
    list: 'GET /api/brand/list',
    listPrices: 'GET /api/brand/list-prices',
  },
  home: {
    get: 'GET /api/home/get',
    getStrip: 'GET /api/home/get-strip',
  },
  category: {
    get: 'GET /api/category/get',
  },
  subcategory: {
    get: 'POST /api/subcategory/get',
  },
  product: {
    getByCategory: 'POST /api/product/get-product-by-category',
    getByCategoryAndSubCategory: 'POST /api/product/get-pruduct-by-category-and-subcategory',
    getDetails: 'POST /api/product/get-product-details',
    getByIds: 'POST /api/product/get-by-ids',
    getGoesWith: 'POST /api/product/get-goes-with',
    search: 'POST /api/product/search-product',
    getOffers: 'POST /api/product/get-offers',
    getClearance: 'POST /api/product/get-clearance',
  },
  cart: {
    create: 'POST /api/cart/create',
    get: 'GET /api/cart/get',
    updateQty: 'PUT /api/cart/update-qty',
    deleteItem: 'DELETE /api/cart/delete-cart-item',
  },
  address: {
    create: 'POST /api/address/create',
    get: 'GET /api/address/get',
    update: 'PUT /api/address/update',
    disable: 'DELETE /api/address/disable',
  },
  order: {
    cashOnDelivery: 'POST /api/order/cash-on-delivery',
    checkout: 'POST /api/order/checkout',
    orderList: 'GET /api/order/order-list',
    getTracking: 'GET /api/order/get-tracking',
    getReceipt: 'GET /api/order/get-receipt',
    trackByLink: 'GET /api/order/track-by-link',
    choosePhoneMessages: 'PUT /api/order/choose-phone-messages',
    changeDelivery: 'PUT /api/order/change-delivery',
    cancelOrder: 'PUT /api/order/cancel-order',
    orderAgain: 'POST /api/order/order-again',
    requestReturn: 'POST /api/order/request-return',
    addReturnPhoto: 'POST /api/order/add-return-photo',
  },
  promotion: {
    tryCode: 'POST /api/promotion/try-code',
    gifts: 'GET /api/promotion/gifts',
  },
  delivery: {
    shown: 'GET /api/delivery/shown',
  },
  review: {
    listOfProduct: 'POST /api/review/list-of-product',
    getOfOrder: 'GET /api/review/get-of-order',
    write: 'PUT /api/review/write',
    addPhoto: 'POST /api/review/add-photo',
    getLink: 'GET /api/review/get-link',
  },
  question: {
    ask: 'POST /api/question/ask',
    listOfProduct: 'POST /api/question/list-of-product',
  },
  payment: {
    methods: 'GET /api/payment/methods',
    getState: 'GET /api/payment/get-state',
    tryAgain: 'POST /api/payment/try-again',
    payCash: 'POST /api/payment/pay-cash',
  },
  cartMails: {
    get: 'GET /api/cart-mails/get',
    set: 'PUT /api/cart-mails/set',
    confirm: 'POST /api/cart-mails/confirm',
    stop: 'POST /api/cart-mails/stop',
  },
  stockAlert: {
    getWays: 'GET /api/stock-alert/get-ways',
    ask: 'POST /api/stock-alert/ask',
    stop: 'POST /api/stock-alert/stop',
  },
  wishlist: {
    sync: 'PUT /api/wishlist/sync',
  },
  viewed: {
    sync: 'PUT /api/viewed/sync',
  },
  auth: {
    mergeGuestData: 'POST /api/auth/merge-guest-data',
  },
  contact: {
    sendMessage: 'POST /api/contact/send-message',
  },
  personalData: {
    export: 'GET /api/personal-data/export',
    deleteAccount: 'POST /api/personal-data/delete-account',
  },
  newsletter: {
    subscribe: 'POST /api/newsletter/subscribe',
    confirm: 'POST /api/newsletter/confirm',
    unsubscribe: 'POST /api/newsletter/unsubscribe',
  },
  settings: {
    legal: 'GET /api/settings/legal',
    shown: 'GET /api/settings/shown',
  },
  missedSearch: {
    note: 'POST /api/missed-search/note',
  },
  popularSearch: {
    note: 'POST /api/popular-search/note',
    list: 'GET /api/popular-search/list',
  },
} as const;
