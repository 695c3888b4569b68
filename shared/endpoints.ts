/**
 * Method and path of every call, spelt as the specification's section 7 spells them, and of our own. Plain data without schemas, because
 * the browser needs the addresses and must not carry zod; what each call takes and answers stands in `shared/contract/`.
 */
export const endpoints = {
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
  category: {
    addCategory: 'POST /api/category/add-category',
    get: 'GET /api/category/get',
    update: 'PUT /api/category/update',
    delete: 'DELETE /api/category/delete',
    moveContents: 'PUT /api/category/move-contents',
  },
  file: {
    upload: 'POST /api/file/upload',
  },
  subcategory: {
    create: 'POST /api/subcategory/create',
    get: 'POST /api/subcategory/get',
    update: 'PUT /api/subcategory/update',
    delete: 'DELETE /api/subcategory/delete',
    moveProducts: 'PUT /api/subcategory/move-products',
  },
  product: {
    create: 'POST /api/product/create',
    get: 'POST /api/product/get',
    getByCategory: 'POST /api/product/get-product-by-category',
    getByCategoryAndSubCategory: 'POST /api/product/get-pruduct-by-category-and-subcategory',
    getDetails: 'POST /api/product/get-product-details',
    updateDetails: 'PUT /api/product/update-product-details',
    delete: 'DELETE /api/product/delete-product',
    search: 'POST /api/product/search-product',
    getOffers: 'POST /api/product/get-offers',
    getClearance: 'POST /api/product/get-clearance',
    getDeleted: 'POST /api/product/get-deleted',
    restore: 'PUT /api/product/restore',
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
    changeDelivery: 'PUT /api/order/change-delivery',
    cancelOrder: 'PUT /api/order/cancel-order',
    orderAgain: 'POST /api/order/order-again',
    requestReturn: 'POST /api/order/request-return',
  },
  orderDesk: {
    list: 'POST /api/order-desk/list',
    getOrder: 'GET /api/order-desk/get-order',
    move: 'PUT /api/order-desk/move',
    addNote: 'POST /api/order-desk/add-note',
    getSlips: 'POST /api/order-desk/get-slips',
    getReceipt: 'GET /api/order-desk/get-receipt',
  },
  caller: {
    find: 'POST /api/caller/find',
    placeOrder: 'POST /api/caller/place-order',
  },
  attention: {
    list: 'GET /api/attention/list',
    lookAt: 'PUT /api/attention/look-at',
  },
  returns: {
    answer: 'PUT /api/returns/answer',
    takeBack: 'PUT /api/returns/take-back',
  },
  payment: {
    methods: 'GET /api/payment/methods',
    getState: 'GET /api/payment/get-state',
    tryAgain: 'POST /api/payment/try-again',
    payCash: 'POST /api/payment/pay-cash',
    refundsDue: 'GET /api/payment/refunds-due',
    settleRefund: 'PUT /api/payment/settle-refund',
    startRefund: 'POST /api/payment/start-refund',
    askRefund: 'PUT /api/payment/ask-refund',
  },
  auth: {
    mergeGuestData: 'POST /api/auth/merge-guest-data',
  },
  contact: {
    sendMessage: 'POST /api/contact/send-message',
  },
  newsletter: {
    subscribe: 'POST /api/newsletter/subscribe',
    unsubscribe: 'POST /api/newsletter/unsubscribe',
    list: 'POST /api/newsletter/list',
    export: 'POST /api/newsletter/export',
  },
  stock: {
    list: 'POST /api/stock/list',
    adjust: 'PUT /api/stock/adjust',
    movements: 'GET /api/stock/movements',
  },
  inbox: {
    list: 'POST /api/inbox/list',
    setState: 'PUT /api/inbox/set-state',
  },
  exchange: {
    upload: 'POST /api/exchange/upload',
    list: 'GET /api/exchange/list',
    getImport: 'GET /api/exchange/get-import',
    apply: 'PUT /api/exchange/apply',
    discard: 'PUT /api/exchange/discard',
    export: 'GET /api/exchange/export',
  },
  customer: {
    list: 'POST /api/customer/list',
    getOrders: 'GET /api/customer/get-orders',
    setBlocked: 'PUT /api/customer/set-blocked',
  },
  audit: {
    list: 'POST /api/audit/list',
  },
  overview: {
    get: 'GET /api/overview/get',
  },
  missedSearch: {
    note: 'POST /api/missed-search/note',
    list: 'POST /api/missed-search/list',
    setIgnored: 'PUT /api/missed-search/set-ignored',
  },
} as const;
